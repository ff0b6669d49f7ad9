// TerminalFrontEnd
