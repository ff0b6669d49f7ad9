extension String {
  /// The words in quotation marks, cut where they are long.
  var quoted: String { count > 60 ? "“\(prefix(59))…”" : "“\(self)”" }

  /// The letters and digits alone, in lower case, with a space between words: what two texts have
  /// in common that sound the same.
  var bareWords: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
