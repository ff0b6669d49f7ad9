/// Why a page cannot be read, or no form of it.
public enum FormFileError: Error, Hashable, Sendable {
  /// There is no such file.
  case missing(file: String)
  /// The file may not be read.
  case forbidden(file: String)
  /// The file is a folder.
  case folder(file: String)
  /// The system could not read the file.
  case unreadable(file: String, reason: String)
  /// The file is larger than `HTMLPage.largestSize`.
  case tooLarge(file: String)
  /// There is a NUL in the file, which no text has.
  case notText(file: String, line: Int)
  /// The page is nested deeper than `HTMLPage.deepestNesting` elements.
  case tooDeep(file: String, line: Int)
  /// There is no form in the page.
  case noForm(file: String, found: String)
  /// There are several forms, and none was named.
  case severalForms(file: String, [FormSummary])
  /// There is no form of that name.
  case unknownForm(file: String, name: String, [FormSummary])

  /// One line for the person: the file, the place, what is wrong and how to mend it.
  public var message: String {
    switch self {
    case .missing(let file):
      "\(file): there is no such file; check the path"
    case .forbidden(let file):
      "\(file): this file may not be read; ask for permission to read it"
    case .folder(let file):
      "\(file): this is a folder; name an HTML file in it"
    case .unreadable(let file, let reason):
      "\(file): this file cannot be read (\(reason)); copy it to another place"
    case .tooLarge(let file):
      "\(file): this file is larger than 16 MiB; save a page with the form alone"
    case .notText(let file, let line):
      "\(file):\(line): this is not text (there is a NUL byte); name an HTML file"
    case .tooDeep(let file, let line):
      "\(file):\(line): elements are nested deeper than \(HTMLPage.deepestNesting) levels here; "
        + "close the tags that were left open"
    case .noForm(let file, let found):
      "\(file): there is no form in this page (it has \(found)); name a page with a <form>"
    case .severalForms(let file, let forms):
      "\(file): there are \(forms.count) forms; name one with --form: \(Self.list(forms))"
    case .unknownForm(let file, let name, let forms):
      "\(file): there is no form “\(name)”; name one with --form: \(Self.list(forms))"
    }
  }

  private static func list(_ forms: [FormSummary]) -> String {
    forms.map(\.entry).joined(separator: "; ")
  }
}

extension FormFileError: CustomStringConvertible {
  /// The same as `message`.
  public var description: String { message }
}

extension FormSummary {
  /// The form in a list: what names it, what it is called and its size.
  fileprivate var entry: String {
    "\(id ?? String(number)) (\(name), \(fieldCount == 1 ? "1 field" : "\(fieldCount) fields"))"
  }
}
