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
  /// There is no form in the file, but a NUL, which no text has.
  case notText(file: String, line: Int)
  /// The page has more of something than can be read in a moment.
  case tooMuch(Excess, file: String, line: Int?)
  /// There is no form in the page.
  case noForm(file: String, found: String)
  /// There are several forms, and none was named.
  case severalForms(file: String, [FormSummary])
  /// There is no form of that name.
  case unknownForm(file: String, name: String, [FormSummary])

  /// What a page can have too much of.
  public enum Excess: Hashable, Sendable {
    /// Elements are nested deeper than `HTMLPage.deepestNesting` levels.
    case nesting
    /// There are more elements than `HTMLPage.mostElements`, or they take too much memory.
    case elements
    /// There are more attributes than `HTMLPage.mostAttributes`.
    case attributes
    /// One tag has more than 256 attributes.
    case attributesOfTag
    /// There are more forms than `HTMLPage.mostForms`.
    case forms
    /// The forms have more controls than `HTMLPage.mostControls`.
    case controls
  }

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
    case .tooMuch(let excess, let file, let line):
      "\(file)\(line.map { ":\($0)" } ?? ""): \(excess.message)"
    case .noForm(let file, let found):
      "\(file): there is no form in this page (it has \(found)); name a page with a <form>"
    case .severalForms(let file, let forms):
      "\(file): there are \(forms.count) forms; name one with --form: \(Self.list(forms))"
    case .unknownForm(let file, let name, let forms):
      "\(file): there is no form “\(name)”; name one with --form: \(Self.list(forms))"
    }
  }

  /// How many forms one line lists.
  private static let mostListed = 12

  private static func list(_ forms: [FormSummary]) -> String {
    let more = forms.count - mostListed
    let entries = forms.prefix(mostListed).map(\.entry) + (more > 0 ? ["and \(more) more"] : [])
    return entries.joined(separator: "; ")
  }
}

extension FormFileError.Excess {
  fileprivate var message: String {
    switch self {
    case .nesting:
      "elements are nested deeper than \(HTMLPage.deepestNesting) levels here; "
        + "close the tags that were left open"
    case .elements:
      "this page has more than \(grouped(HTMLPage.mostElements)) elements; "
        + "save a page with the form alone"
    case .attributes:
      "this page has more than \(grouped(HTMLPage.mostAttributes)) attributes; "
        + "save a page with the form alone"
    case .attributesOfTag:
      "this tag has more than \(SourceScan.mostAttributesOfTag) attributes; "
        + "close it, or the quotation mark that was left open in it"
    case .forms:
      "this page has more than \(grouped(HTMLPage.mostForms)) forms; "
        + "save a page with the form alone"
    case .controls:
      "this page has more than \(grouped(HTMLPage.mostControls)) fields and buttons; "
        + "save a page with a part of them"
    }
  }

  /// With a comma at the thousands.
  private func grouped(_ number: Int) -> String {
    let rest = number % 1000
    return "\(number / 1000)," + String(repeating: "0", count: 3 - "\(rest)".count) + "\(rest)"
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
