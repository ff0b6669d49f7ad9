import AloudCommands
import Foundation

exit(await AloudCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
