import Foundation
import PlainJSON
import SpeechCore

extension Vocabulary {
  /// Reads a language's file.
  ///
  /// - Parameter path: The file, named after the language's BCP 47 tag: `pl.json`.
  /// - Throws: `LanguageFileError`, which tells all that is wrong with it.
  public init(contentsOf path: String) throws(LanguageFileError) {
    let value: JSONValue
    do throws(SettingsFile.Failure) {
      value = try SettingsFile.json(at: path)
    } catch {
      throw LanguageFileError(problems: [SafeText("\(path): \(error)").string])
    }
    var reader = LanguageFileReader()
    let tag = URL(filePath: path).deletingPathExtension().lastPathComponent
    let folder = URL(filePath: path).deletingLastPathComponent().path
    guard let vocabulary = reader.vocabulary(from: value, tag: tag, folder: folder) else {
      throw LanguageFileError(problems: reader.problems.map { SafeText("\(path): \($0)").string })
    }
    self = vocabulary
  }

  /// English, from the file that comes with the program; it is read once.
  ///
  /// - Throws: `MissingFile` where the files of languages are not where they belong,
  ///   `LanguageFileError` where English is broken.
  public static var english: Vocabulary {
    get throws { try installedEnglish.get() }
  }

  private static let installedEnglish = Result { try LanguageFiles().vocabulary(for: []) }
}

/// Why a language cannot be used: all that is wrong with its file.
public struct LanguageFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line each: the file, the place in it, what is wrong there and how to mend it.
  public var problems: [String]

  /// Creates an error.
  public init(problems: [String]) { self.problems = problems }

  /// The problems, one a line.
  public var description: String { problems.joined(separator: "\n") }
}
