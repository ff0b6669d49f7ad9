import Aloud
import PlainJSON

/// `aloud keys`: tells which keys do what, or writes them as a file to be changed.
struct KeysCommand {
  static let syntax = CommandSyntax(
    name: "keys", summary: "Tells which keys do what, and what the commands are called.",
    options: [
      Option("--json", nil, "as a file of keys, to be changed"),
      Option("--keys", "FILE", "with the keys of this file, instead of your own"),
      Option("--language", "TAG", "the language of the words, such as es"),
    ],
    notes: """
      Keys of your own stand in aloud/keys.json in your configuration folder (XDG_CONFIG_HOME,
      else ~/.config). A file holds what differs from the standard keys; null unbinds a key:
        {"prefix": "Control+O", "keys": {"F2": "read-field", "Control+W": null}}
      """)

  static func run(_ options: ParsedOptions) throws -> ExitStatus {
    let file = try KeyFile(options)
    let keymap = file?.keymap ?? .standard
    if options.has("--json") {
      print(json(of: keymap))
    } else {
      let choice = LanguageChoice(asked: options["--language"], form: nil)
      let vocabulary = try LanguageFiles().vocabulary(for: choice.wishes)
      rows(of: keymap, Narrator(vocabulary: vocabulary)).columns.forEach { print($0) }
    }
    file?.problems.forEach(printError)
    return file?.problems.isEmpty ?? true ? .done : .usage
  }

  /// Each key, the name of its command, and what that does.
  static func rows(of keymap: Keymap, _ narrator: Narrator) -> [[String]] {
    keymap.bindings.compactMap { binding in
      guard let name = binding.command.name, let words = narrator.words(for: binding.command)
      else { return nil }
      return [keymap.written(binding), name, words]
    }
  }

  /// The keymap as a file has it.
  static func json(of keymap: Keymap) -> String {
    let keys = keymap.bindings.compactMap { binding in
      binding.command.name.map {
        "    \(JSONText.quoted(keymap.written(binding))): \(JSONText.quoted($0))"
      }
    }
    return """
      {
        "prefix": \(JSONText.quoted(keymap.prefix.written)),
        "keys": {
      \(keys.joined(separator: ",\n"))
        }
      }
      """
  }
}

extension Keymap {
  /// A key as a file has it, after the prefix where that is pressed first.
  func written(_ binding: Binding) -> String {
    (binding.afterPrefix ? "\(prefix.written) " : "") + binding.key.written
  }
}
