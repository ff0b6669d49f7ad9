/// Joins what describes a control.
enum Description {
  /// - Parameter name: The control's name, which says nothing new.
  static func join(_ parts: [String?], apartFrom name: String) -> String? {
    var description = ""
    var seen: Set = [name]
    for case let part? in parts where seen.insert(part).inserted {
      if !description.isEmpty {
        let isEnded = description.last.map { ".!?:;,…".contains($0) } ?? true
        description += isEnded ? " " : ", "
      }
      description += part
    }
    return description.isEmpty ? nil : description
  }
}
