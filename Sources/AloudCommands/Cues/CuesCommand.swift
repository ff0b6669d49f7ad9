import Aloud
import Foundation

/// `aloud cues`: makes the sounds of the cues.
struct CuesCommand {
  static let syntax = CommandSyntax(
    name: "cues", arguments: "DIR", summary: "Makes the sounds of the cues, a WAV file each.",
    options: [])

  static func run(_ options: ParsedOptions) throws -> ExitStatus {
    guard let folder = options.arguments.first, options.arguments.count == 1 else {
      throw UsageError("aloud cues takes one folder: aloud cues Voices/cues")
    }
    do {
      let url = URL(filePath: folder, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for cue in Cue.allCases {
        try Data(cue.file.bytes).write(to: url.appending(path: cue.fileName))
      }
    } catch {
      throw UsageError("\(folder): the cues cannot be written there; name another folder")
    }
    return .done
  }
}
