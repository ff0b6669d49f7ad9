import FormCore
import PlainJSON

extension EntryList {
  /// The entries as one JSON object, in the order of the form.
  ///
  /// A name that can occur several times has an array, of no text where there is none.
  ///
  /// - Parameter withheld: Whether `null` stands for what is protected.
  public func json(withheld: Bool = false) -> String {
    let byName = Dictionary(grouping: entries, by: \.name)
    let lines = names.compactMap { name -> String? in
      let entries = byName[name] ?? []
      let value: String
      if withheld, entries.contains(where: \.isProtected) {
        value = "null"
      } else if repeatableNames.contains(name) {
        value = "[" + entries.map { JSONText.quoted($0.value) }.joined(separator: ", ") + "]"
      } else if let entry = entries.first {
        value = JSONText.quoted(entry.value)
      } else {
        return nil
      }
      return "  \(JSONText.quoted(name)): \(value)"
    }
    return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n}"
  }
}
