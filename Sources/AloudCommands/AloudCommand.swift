import Aloud
import Foundation
import TerminalFrontEnd

/// The program `aloud`: finds the command, runs it, and says in one line what is wrong.
public enum AloudCommand {
  /// The version of the program.
  public static let version = "0.1.0"

  private static let commands = [
    FillCommand.syntax, ValidateCommand.syntax, CheckCommand.syntax, SayCommand.syntax,
    VoicesCommand.syntax, CuesCommand.syntax,
    DraftsCommand.syntax,
    KeysCommand.syntax,
    BenchCommand.syntax,
  ]

  /// Runs a command line.
  ///
  /// - Parameter arguments: The words after the program's name.
  public static func run(_ arguments: [String]) async -> ExitStatus {
    do {
      return try await dispatch(arguments)
    } catch {
      tell(error)
      return .usage
    }
  }

  private static func dispatch(_ arguments: [String]) async throws -> ExitStatus {
    guard let name = arguments.first, !["--help", "-h", "help"].contains(name) else {
      print(help)
      return arguments.isEmpty ? .usage : .done
    }
    if name == "--version" {
      print("aloud \(version)")
      return .done
    }
    guard let syntax = commands.first(where: { $0.name == name }) else {
      let names = commands.map(\.name).joined(separator: ", ")
      throw UsageError("There is no command \(name); the commands are \(names)")
    }
    let words = Array(arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") {
      print(syntax.help)
      return .done
    }
    let options = try ParsedOptions(words, for: syntax)
    switch name {
    case FillCommand.syntax.name: return try await FillCommand.run(options)
    case ValidateCommand.syntax.name: return try await ValidateCommand.run(options)
    case SayCommand.syntax.name: return try await SayCommand.run(options)
    case CuesCommand.syntax.name: return try CuesCommand.run(options)
    case DraftsCommand.syntax.name: return try DraftsCommand.run(options)
    case KeysCommand.syntax.name: return try KeysCommand.run(options)
    case CheckCommand.syntax.name: return try CheckCommand.run(options)
    case BenchCommand.syntax.name: return try await BenchCommand.run(options)
    default: return try VoicesCommand.run(options)
    }
  }

  private static var help: String {
    let rows = commands.map { command in
      ["  aloud \(command.name) \(command.arguments)", command.summary]
    }.columns
    return
      (["Aloud: forms you can hear.", ""] + rows + [
        "", "aloud COMMAND --help tells a command's options.",
      ]).joined(separator: "\n")
  }

  /// Says what is wrong, a line for each thing.
  static func tell(_ error: any Error) {
    switch error {
    case let error as VoiceProfileError: error.problems.forEach(printError)
    case let error as LanguageFileError: error.problems.forEach(printError)
    default: printError(message(of: error))
    }
  }

  static func message(of error: any Error) -> String {
    switch error {
    case let error as UsageError: error.message
    case let error as FormFileError: error.message
    case let error as AnswersError: error.message
    case let error as OutputError: error.message
    case let error as SpeechFailure: error.message
    default: "\(error)"
    }
  }
}

extension SpeechFailure {
  /// What happened, in one line.
  fileprivate var message: String {
    switch self {
    case .unavailable(let reason): reason
    case .noVoice(let name): "no voice speaks or is called \(name); aloud voices lists them"
    case .engineStopped: "the speech engine stopped"
    case .timedOut: "the speech engine did not answer"
    case .cancelled: "speech was cancelled"
    }
  }
}

/// Prints one line on standard error, made safe.
func printError(_ message: String) {
  try? FileHandle.standardError.write(contentsOf: Data("aloud: \(SafeText(message))\n".utf8))
}
