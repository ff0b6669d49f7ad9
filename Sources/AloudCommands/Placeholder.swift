// AloudCommands
