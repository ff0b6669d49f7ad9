import Aloud
import Foundation
import PlainJSON

/// What a person has changed at a key, in a file of their own.
///
/// A fault in it is told, and the file is then left as it is: it may have been written by hand.
struct KeptSettings: Hashable {
  /// What was changed, as the command line would have it.
  private(set) var values: [KeptSetting: String] = [:]
  /// One line for each fault: the file, what is wrong and how to mend it.
  private(set) var problems: [String] = []

  /// The path of the file.
  let path: String

  /// Where the file is: in the configuration folder of the XDG specification.
  static var path: String { "\(ConfigFolder.path())/settings.json" }

  /// Reads the file; there need not be one.
  init(path: String = Self.path) {
    self.path = path
    do throws(SettingsFile.Failure) {
      read(try SettingsFile.json(at: path))
    } catch {
      if ![.missing, .empty].contains(error) { complain("\(error)") }
    }
  }

  // MARK: Reading

  private mutating func read(_ value: JSONValue) {
    guard case .object(let members) = value else {
      return complain("this is \(value.description): write one object, such as {\"rate\": 200}")
    }
    for member in members.members {
      let (name, value) = (member.name, member.value)
      guard let setting = KeptSetting(rawValue: name) else {
        let all = KeptSetting.allCases.map(\.rawValue).joined(separator: ", ")
        complain("\(name.prefix(40)): there is no such setting: write one of \(all)")
        continue
      }
      if let text = Self.text(of: value, for: setting) {
        values[setting] = text
      } else {
        complain("\(name): is \(value.description): write \(Self.mend(setting))")
      }
    }
  }

  private static func text(of value: JSONValue, for setting: KeptSetting) -> String? {
    switch value {
    case .number(let number):
      guard let number = Int(exactly: number), setting.numbers?.contains(number) == true
      else { return nil }
      return "\(number)"
    case .text(let word): return setting.words.contains(word) ? word : nil
    default: return nil
    }
  }

  private static func mend(_ setting: KeptSetting) -> String {
    if let numbers = setting.numbers {
      return "a whole number from \(numbers.lowerBound) to \(numbers.upperBound)"
    }
    return "one of " + setting.words.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private mutating func complain(_ what: String) {
    problems.append(SafeText("\(path): \(what)").string)
  }

  // MARK: Using

  /// The command line, with what was kept where it says nothing of it.
  func supplementing(_ options: ParsedOptions) -> ParsedOptions {
    var all = options
    for (setting, value) in values where !setting.isDecided(by: options) {
      all.supply(setting.option, value)
    }
    return all
  }

  /// Keeps what was changed, beside what is kept by now: another form may have been open.
  ///
  /// - Throws: `KeepingError`, where the file cannot be written.
  static func keep(
    _ changes: [KeptSetting: String], at path: String = Self.path
  ) throws(KeepingError) {
    if changes.isEmpty { return }
    var kept = KeptSettings(path: path)
    guard kept.problems.isEmpty else { return }
    kept.values.merge(changes) { _, new in new }
    // A link stays one: settings may stand among others in a folder of their own.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(kept.json.utf8).write(to: file, options: .atomic)
    } catch {
      throw KeepingError(path: path)
    }
  }

  /// The file as it is written.
  var json: String {
    let lines = KeptSetting.allCases.compactMap { setting in
      values[setting].map { value in
        "  \"\(setting.rawValue)\": \(setting.numbers == nil ? "\"\(value)\"" : value)"
      }
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }
}

/// Settings that could not be kept.
struct KeepingError: Error, Hashable {
  var path: String

  var message: String {
    "\(path): what you changed at keys cannot be kept there; allow yourself to write that file"
  }
}
