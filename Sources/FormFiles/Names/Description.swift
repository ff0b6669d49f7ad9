/// Joins what describes a control.
enum Description {
  /// - Parameter name: The control's name, which says nothing new.
  static func join(_ parts: [Words?], apartFrom name: String) -> Words {
    var description = FoldedText()
    var seen: Set = [name]
    for case let part? in parts where seen.insert(part.text).inserted {
      if let last = description.text.last, !".!?:;,…".contains(last) {
        description.append(sign: ",")
      }
      description.append(part)
    }
    return description.words
  }
}
