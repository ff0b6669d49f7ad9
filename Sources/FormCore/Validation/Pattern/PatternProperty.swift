import Foundation

/// A property of characters, as `\p{…}` names it.
struct PatternProperty {
  private let expression: NSRegularExpression

  /// Finds a property by what stands between the braces; JavaScript knows fewer names than the
  /// engine that is asked, and only in one spelling.
  init(_ name: String) throws(PatternFailure) {
    let halves = name.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    switch (halves.count, halves[0]) {
    case (1, let name) where Self.isOfStrings(name):
      throw .untranslatable(reason: "it names whole emoji, by \\p{\(name)}")
    case (1, let name):
      guard Self.categories.contains(name) || Self.binary.contains(name) else { throw .invalid }
      try self.init(asking: name)
    case (2, "General_Category"), (2, "gc"):
      guard Self.categories.contains(halves[1]) else { throw .invalid }
      try self.init(asking: "gc=\(halves[1])")
    case (2, "Script"), (2, "sc"):
      try self.init(script: halves[1], by: "sc")
    case (2, "Script_Extensions"), (2, "scx"):
      try self.init(script: halves[1], by: "scx")
    default: throw .invalid
    }
  }

  private init(script: String, by property: String) throws(PatternFailure) {
    guard script.wholeMatch(of: /SignWriting|[A-Z][a-z]+(_[A-Z][a-z]+)*/) != nil else {
      throw .invalid
    }
    try self.init(asking: "\(property)=\(script)")
  }

  private init(asking name: String) throws(PatternFailure) {
    guard let expression = try? NSRegularExpression(pattern: "[\\p{\(name)}]") else {
      throw .untranslatable(reason: "\\p{\(name)} is not known here")
    }
    self.expression = expression
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let text = String(scalar)
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  /// Whether a name is that of a property of strings: whole emoji, of several characters.
  static func isOfStrings(_ name: String) -> Bool { stringProperties.contains(name) }

  private static let categories = words(
    """
    Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol \
    Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf \
    Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M \
    Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N \
    Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So \
    Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs \
    Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu
    """)

  private static let binary = words(
    """
    ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored \
    Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM \
    Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT \
    Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia \
    Emoji Emoji_Component EComp Emoji_Modifier EMod Emoji_Modifier_Base EBase Emoji_Presentation \
    EPres Extended_Pictographic ExtPict Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext \
    Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS \
    Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math \
    Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark \
    QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation \
    Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space \
    XID_Continue XIDC XID_Start XIDS
    """)

  private static let stringProperties = words(
    """
    Basic_Emoji Emoji_Keycap_Sequence RGI_Modifier_Sequence RGI_Flag_Sequence \
    RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence \
    RGI_Emoji_ZWJ_Sequence RGI_Emoji
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
