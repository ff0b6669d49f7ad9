import FormFiles

/// Finds what a listener would stumble over in the forms of HTML pages.
///
/// ```swift
/// for finding in try FormChecker().findings(inFile: "sign-up.html") { print(finding) }
/// ```
public struct FormChecker: Sendable {
  private let speaks: (@Sendable (_ language: String) -> Bool)?

  /// Creates a checker.
  ///
  /// - Parameter speaks: Tells whether a voice speaks the language of a BCP 47 tag. Without it,
  ///   languages are not checked.
  public init(speaks: (@Sendable (_ language: String) -> Bool)? = nil) {
    self.speaks = speaks
  }

  /// Checks a file.
  ///
  /// - Throws: A `FormFileError` where the file cannot be read. That there is no form in it is
  ///   none.
  public func findings(inFile path: String) throws(FormFileError) -> [Finding] {
    findings(in: try PageElements.read(path: path), file: path)
  }

  /// Checks a page.
  ///
  /// - Parameter file: What the page is called in findings.
  /// - Throws: A `FormFileError` where the bytes are no page.
  public func findings(in bytes: [UInt8], file: String) throws(FormFileError) -> [Finding] {
    findings(in: try PageElements(bytes: bytes, file: file), file: file)
  }

  /// All findings, in the order of the page.
  private func findings(in page: PageElements, file: String) -> [Finding] {
    let checked = CheckedPage(page, file: file, speaks: speaks)
    let found = Rules.all.flatMap { rule in rule.check(checked).map { (rule: rule, fault: $0) } }
    return page.placed(found.map(\.fault.node)).map { position, place in
      let (rule, fault) = found[position]
      return Finding(
        file: file, line: place.line, column: place.column, level: rule.level,
        rule: rule.name, message: "\(fault.what): \(rule.why)",
        mend: fault.mend ?? rule.mend,
        element: checked.identifier(of: fault.node))
    }
  }
}
