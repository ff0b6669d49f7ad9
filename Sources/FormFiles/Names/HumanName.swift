/// Makes words of a control's `name` or `id`, where a page gives it no name for people.
enum HumanName {
  /// "first_name" and "firstName" become "First name".
  static func words(of identifier: String) -> String {
    var words: [String] = []
    var word = ""
    for character in identifier {
      if !character.isLetter, !character.isNumber {
        words.append(word)
        word = ""
      } else if character.isUppercase, word.last?.isLowercase == true {
        words.append(word)
        word = String(character)
      } else {
        word.append(character)
      }
    }
    words.append(word)
    let text = words.filter { !$0.isEmpty }.map(lowercased).joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Abbreviations keep their capitals.
  private static func lowercased(_ word: String) -> String {
    word.count > 1 && word.allSatisfy { !$0.isLowercase } ? word : word.lowercased()
  }
}
