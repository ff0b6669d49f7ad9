extension FormElement {
  /// The element without its secret: a protected value becomes as many bullets as it has
  /// characters.
  ///
  /// What leaves a session is redacted, so that nothing beyond it could give a secret away.
  public var redacted: FormElement {
    guard isProtected, let text = value.text else { return self }
    var copy = self
    copy.value = .text(Self.bullets(for: text))
    copy.defaultValue = .text("")
    copy.number = nil
    return copy
  }

  /// As many bullets as a text has characters.
  public static func bullets(for text: String) -> String {
    String(repeating: "•", count: text.count)
  }
}
