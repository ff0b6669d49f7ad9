/// Joins what describes a control.
enum Description {
  /// - Parameter name: The control's name, which says nothing new.
  static func join(_ parts: [Words?], apartFrom name: String) -> Words {
    var seen: Set = [name]
    let parts = parts.compactMap { $0?.orNil }.filter { seen.insert($0.text).inserted }
    if parts.count < 2 { return parts.first ?? Words() }
    var description = FoldedText()
    for part in parts {
      if let last = description.text.last, !".!?:;,…".contains(last) {
        description.append(sign: ",")
      }
      description.append(part)
    }
    return description.words
  }
}
