extension View {
  /// The view; which keyboard is on the screen does not matter here.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Has the digits of a code said one by one; nothing is filled in by itself here.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    changing { $0.form.speech.separatesDigits = textContentType?.isCode ?? false }
  }

  /// The view; a text is taken as it is typed.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// The view; a text is taken as it is typed.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// The view; a text is taken as it is typed.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// The view; a text is taken as it is typed.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}

/// Which keyboard is on the screen; it means nothing here, and says nothing about what may be typed.
public enum UIKeyboardType: Hashable, Sendable {
  /// Which one, by its name.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Which one, by its name.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
}

/// When capitals come by themselves; here they never do.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// When, by its name.
  case none, words, sentences, allCharacters
}

/// When capitals come by themselves; here they never do.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// When, by its name.
  public static let never = Self(), words = Self(), sentences = Self(), characters = Self()
}

/// What a field is for, so that a system can fill it in; here nothing does.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of what it is for.
  public let rawValue: String

  /// Creates it by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It is for what its name says.
  public static let name = Self(rawValue: "name")
  /// It is for what its name says.
  public static let namePrefix = Self(rawValue: "namePrefix")
  /// It is for what its name says.
  public static let givenName = Self(rawValue: "givenName")
  /// It is for what its name says.
  public static let middleName = Self(rawValue: "middleName")
  /// It is for what its name says.
  public static let familyName = Self(rawValue: "familyName")
  /// It is for what its name says.
  public static let nameSuffix = Self(rawValue: "nameSuffix")
  /// It is for what its name says.
  public static let nickname = Self(rawValue: "nickname")
  /// It is for what its name says.
  public static let jobTitle = Self(rawValue: "jobTitle")
  /// It is for what its name says.
  public static let organizationName = Self(rawValue: "organizationName")
  /// It is for what its name says.
  public static let location = Self(rawValue: "location")
  /// It is for what its name says.
  public static let fullStreetAddress = Self(rawValue: "fullStreetAddress")
  /// It is for what its name says.
  public static let streetAddressLine1 = Self(rawValue: "streetAddressLine1")
  /// It is for what its name says.
  public static let streetAddressLine2 = Self(rawValue: "streetAddressLine2")
  /// It is for what its name says.
  public static let addressCity = Self(rawValue: "addressCity")
  /// It is for what its name says.
  public static let addressState = Self(rawValue: "addressState")
  /// It is for what its name says.
  public static let addressCityAndState = Self(rawValue: "addressCityAndState")
  /// It is for what its name says.
  public static let sublocality = Self(rawValue: "sublocality")
  /// It is for what its name says.
  public static let countryName = Self(rawValue: "countryName")
  /// It is for what its name says.
  public static let postalCode = Self(rawValue: "postalCode")
  /// It is for what its name says.
  public static let telephoneNumber = Self(rawValue: "telephoneNumber")
  /// It is for what its name says.
  public static let emailAddress = Self(rawValue: "emailAddress")
  /// It is for what its name says.
  public static let URL = Self(rawValue: "URL")
  /// It is for what its name says.
  public static let creditCardNumber = Self(rawValue: "creditCardNumber")
  /// It is for what its name says.
  public static let username = Self(rawValue: "username")
  /// It is for what its name says.
  public static let password = Self(rawValue: "password")
  /// It is for what its name says.
  public static let newPassword = Self(rawValue: "newPassword")
  /// It is for what its name says.
  public static let oneTimeCode = Self(rawValue: "oneTimeCode")
  /// It is for what its name says.
  public static let birthdate = Self(rawValue: "birthdate")
  /// It is for what its name says.
  public static let birthdateDay = Self(rawValue: "birthdateDay")
  /// It is for what its name says.
  public static let birthdateMonth = Self(rawValue: "birthdateMonth")
  /// It is for what its name says.
  public static let birthdateYear = Self(rawValue: "birthdateYear")
}

extension UITextContentType {
  /// Whether it is made of digits and is no number.
  fileprivate var isCode: Bool {
    [.oneTimeCode, .telephoneNumber, .postalCode, .creditCardNumber].contains(self)
  }
}
