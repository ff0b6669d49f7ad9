import Aloud
import PlainJSON

/// Makes a keymap out of the standard one and a file, and notes all that is wrong on the way.
struct KeymapReader {
  /// What is made.
  private(set) var keymap = Keymap.standard
  /// One line for each fault: the file, the place, what is wrong and how to mend it.
  private(set) var problems: [String] = []

  private let file: String
  /// In which line each key was bound.
  private var lines: [Stroke: Int] = [:]

  /// A key, perhaps after the prefix.
  private struct Stroke: Hashable {
    var key: Key
    var afterPrefix: Bool
  }

  init(file: String) { self.file = file }

  /// Reads the content of a file; one that is no JSON changes nothing.
  mutating func read(_ bytes: [UInt8]) {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(parsing: bytes, mayRepeatNames: true)
    } catch {
      problems = [SafeText("\(file):\(error.line): \(error.complaint)").string]
      return
    }
    guard let object = value.object else {
      return complain(
        line: nil, nil, "this is not one object", "write {\"keys\": {\"F2\": \"read-field\"}}")
    }
    var bindings: [JSONObject.Member] = []
    for member in object.members {
      switch member.name {
      case "prefix": change(member)
      case "keys":
        guard let keys = member.value.object else {
          complain(member, "is no object", "write {\"F2\": \"read-field\"}")
          continue
        }
        bindings += keys.members
      default:
        complain(member, "a file of keys has nothing of this name", "write prefix or keys")
      }
    }
    // What a binding means depends on the prefix, wherever that stands.
    for member in bindings { bind(member) }
    keepEssentials()
  }

  // MARK: Binding

  private mutating func change(_ member: JSONObject.Member) {
    guard let text = member.value.text, let key = Key(written: text) else {
      return complain(
        member, "is no key", "write one, such as \"Control+O\"")
    }
    let others = "write a key with Control or Alt, or a function key"
    guard isFit(Stroke(key: key, afterPrefix: false), member, as: text, mend: others)
    else { return }
    keymap.unbind(key)
    keymap.prefix = key
  }

  private mutating func bind(_ member: JSONObject.Member) {
    // The space bar stands in a file that was written whole, and is no character there.
    if Key(written: member.name) == Key(.character(" ")),
      member.value.text.flatMap(FormCommand.init(named:)) == .space
    {
      return
    }
    guard let stroke = stroke(member) else { return }
    if let line = lines[stroke] {
      return complain(
        member, "is bound in line \(line) already", "keep one of them")
    }
    lines[stroke] = member.line
    switch member.value {
    case .null:
      if !keymap.unbind(stroke.key, afterPrefix: stroke.afterPrefix) {
        complain(member, "is bound to nothing", "leave it out")
      }
    case .text(let name):
      guard let command = FormCommand(named: name) else {
        return complain(
          member, "there is no command “\(name)”",
          Self.hint(for: name))
      }
      keymap.bind(stroke.key, afterPrefix: stroke.afterPrefix, command)
    case .object, .array, .number, .bool:
      complain(
        member, "is bound to no text",
        "write the name of a command in quotation marks, or null to unbind it")
    }
  }

  /// The key that a member is called by, if it is one that can be bound.
  private mutating func stroke(_ member: JSONObject.Member) -> Stroke? {
    if let key = Key(written: member.name) {
      if key == keymap.prefix {
        complain(
          member, "is the prefix, which commands follow",
          "choose another key, or another prefix")
        return nil
      }
      let stroke = Stroke(key: key, afterPrefix: false)
      let others = "write it with Control or Alt, or after the prefix"
      return isFit(stroke, member, as: "it", mend: others) ? stroke : nil
    }
    // Names of keys have spaces too: "Control+O Page Up".
    for space in member.name.indices where member.name[space] == " " {
      guard let prefix = Key(written: String(member.name[..<space])),
        let key = Key(written: String(member.name[member.name.index(after: space)...]))
      else { continue }
      guard prefix == keymap.prefix else {
        complain(
          member, "begins with a key that is not the prefix",
          "write \(keymap.prefix.written) \(key.written)")
        return nil
      }
      let stroke = Stroke(key: key, afterPrefix: true)
      return isFit(stroke, member, as: key.written, mend: nil) ? stroke : nil
    }
    complain(
      member, "is no key",
      "write one as aloud keys does, such as F2, Control+Down or \(keymap.prefix.written) H")
    return nil
  }

  /// Whether a key can be told from others, and is not one that characters are typed with.
  ///
  /// - Parameters:
  ///   - name: What a line calls the key: its place may name it already.
  ///   - mend: What to write where it is one that characters are typed with.
  private mutating func isFit(
    _ stroke: Stroke, _ member: JSONObject.Member, as name: String, mend: String?
  ) -> Bool {
    if let other = stroke.key.sameInTerminals {
      complain(
        member, "\(name) cannot be told from \(other.written) at a terminal",
        "choose another key")
      return false
    }
    if let mend, case .character = stroke.key.code, stroke.key.modifiers.isSubset(of: .shift) {
      complain(member, "\(name) could not be typed any more", mend)
      return false
    }
    return true
  }

  /// Gives the keys back without which nobody could get about, or out.
  private mutating func keepEssentials() {
    let essentials: [FormCommand] = [.nextStop, .return, .leave, .help]
    for command in essentials where keymap.help(for: command) == nil {
      let standards = Keymap.standard.bindings.filter { $0.command == command }
      let free = standards.first {
        keymap.command(for: $0.key, afterPrefix: $0.afterPrefix) == nil
          && ($0.afterPrefix || $0.key != keymap.prefix)
      }
      guard var kept = free ?? standards.first, let name = command.name else { continue }
      // Pressed once, the prefix asks for nothing.
      if kept.key == keymap.prefix { kept.afterPrefix = true }
      keymap.bind(kept.key, afterPrefix: kept.afterPrefix, command)
      complain(
        line: nil, nil, "no key is left for \(name), so \(keymap.written(kept)) keeps it",
        "bind another key to \(name)")
    }
  }

  // MARK: Faults

  private static func hint(for name: String) -> String {
    let names = FormCommand.named.map { (name: $0.key, distance: $0.key.distance(to: name)) }
      .sorted { $0.distance < $1.distance }
    let words = Set(name.lowercased().split(separator: "-"))
    let alike = names.filter { $0.distance <= max(name.count / 3, 1) }
    let akin = names.filter { !words.isDisjoint(with: $0.name.split(separator: "-")) }
    let near = (alike.isEmpty ? akin : alike).prefix(3).map(\.name)
    return near.isEmpty
      ? "aloud keys lists them"
      : "did you mean \(near.joined(separator: " or "))? aloud keys lists all"
  }

  private mutating func complain(_ member: JSONObject.Member, _ what: String, _ mend: String) {
    complain(line: member.line, member.name, what, mend)
  }

  private mutating func complain(line: Int?, _ key: String?, _ what: String, _ mend: String) {
    let place = line.map { "\(file):\($0)" } ?? file
    let subject = key.map { "“\($0)”: " } ?? ""
    problems.append(SafeText("\(place): \(subject)\(what): \(mend)").string)
  }
}
