import FormCore
import FormFiles

/// What fields ask people about themselves, by HTML's autocomplete tokens.
enum Purposes {
  /// The tokens that HTML knows for fields.
  static let tokens: Set = [
    "name", "honorific-prefix", "given-name", "additional-name", "family-name",
    "honorific-suffix", "nickname", "username", "new-password", "current-password",
    "one-time-code", "organization-title", "organization", "street-address", "address-line1",
    "address-line2", "address-line3", "address-level4", "address-level3", "address-level2",
    "address-level1", "country", "country-name", "postal-code", "cc-name", "cc-given-name",
    "cc-additional-name", "cc-family-name", "cc-number", "cc-exp", "cc-exp-month", "cc-exp-year",
    "cc-csc", "cc-type", "transaction-currency", "transaction-amount", "language", "bday",
    "bday-day", "bday-month", "bday-year", "sex", "url", "photo",
  ]
  /// Those that home, work, mobile, fax or pager can stand before.
  static let contacts: Set = [
    "tel", "tel-country-code", "tel-national", "tel-area-code", "tel-local", "tel-local-prefix",
    "tel-local-suffix", "tel-extension", "email", "impp",
  ]

  /// Whether an `autocomplete` says what HTML lets it say.
  static func isKnown(_ words: [String]) -> Bool {
    if words == ["on"] || words == ["off"] { return true }
    var words = words[...]
    if words.first?.hasPrefix("section-") == true { words.removeFirst() }
    if words.first == "shipping" || words.first == "billing" { words.removeFirst() }
    if words.last == "webauthn" { words.removeLast() }
    if let kind = words.first, ["home", "work", "mobile", "fax", "pager"].contains(kind) {
      return words.count == 2 && words.last.map(contacts.contains) == true
    }
    guard let token = words.first else { return true }
    return words.count == 1 && (tokens.contains(token) || contacts.contains(token))
  }

  /// What a label or a name asks for, word by word.
  static let byWords = [
    "name": "name", "full name": "name", "first name": "given-name", "given name": "given-name",
    "forename": "given-name", "last name": "family-name", "family name": "family-name",
    "surname": "family-name", "email": "email", "e mail": "email", "email address": "email",
    "e mail address": "email", "phone": "tel", "phone number": "tel", "telephone": "tel",
    "telephone number": "tel", "mobile": "tel", "mobile number": "tel", "mobile phone": "tel",
    "tel": "tel", "address": "street-address", "street": "street-address",
    "street address": "street-address", "address line 1": "address-line1",
    "address line 2": "address-line2", "city": "address-level2", "town": "address-level2",
    "town or city": "address-level2", "postcode": "postal-code", "post code": "postal-code",
    "postal code": "postal-code", "zip": "postal-code", "zip code": "postal-code",
    "display name": "nickname", "nickname": "nickname", "nick name": "nickname",
    "nick": "nickname", "screen name": "nickname",
    "country": "country-name", "date of birth": "bday", "birthday": "bday", "birth date": "bday",
    "birthdate": "bday", "dob": "bday", "username": "username", "user name": "username",
    "card number": "cc-number", "credit card number": "cc-number", "name on card": "cc-name",
    "security code": "cc-csc",
    "cvc": "cc-csc", "cvv": "cc-csc",
  ]
}
