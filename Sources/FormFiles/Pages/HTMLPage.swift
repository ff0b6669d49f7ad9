import FormCore

/// A page of HTML with the forms that are in it.
public struct HTMLPage: Sendable {
  /// The most bytes that a page may have: 16 MiB.
  public static let largestSize = 16 << 20
  /// How deep its elements may be nested.
  public static let deepestNesting = Markup.deepest
  /// How many elements it may have.
  public static let mostElements = SourceScan.mostElements
  /// How many attributes its elements may have in all.
  public static let mostAttributes = SourceScan.mostAttributes
  /// How many forms it may have.
  public static let mostForms = 1_000
  /// How many controls its forms may have in all.
  public static let mostControls = 40_000

  /// The file's name, as it was given.
  public let file: String
  /// The page's title.
  public let title: String?
  /// The forms of the page, in order.
  public let forms: [FormSummary]

  private let naming: Naming
  private let readForms: [ReadForm]
  private let identifiers: [Set<String>]

  /// Reads a page from a file.
  ///
  /// - Throws: A `FormFileError` where the file cannot be read or holds no form.
  public static func read(path: String) throws(FormFileError) -> HTMLPage {
    try HTMLPage(bytes: try FileBytes.read(path, limit: largestSize), file: path)
  }

  /// Reads a page from its bytes.
  ///
  /// - Parameter file: What the page is called in messages.
  /// - Throws: A `FormFileError` where the bytes are no page or hold no form.
  public init(bytes: [UInt8], file: String) throws(FormFileError) {
    let page = try FormPage(bytes: bytes, file: file)
    let markup = page.markup
    guard !page.owners.forms.isEmpty else {
      // A program or a picture that was taken for a page.
      let text = try PageText(bytes, file: file)
      if let place = text.utf8.firstIndex(of: 0) {
        throw .notText(file: file, line: text.line(at: place))
      }
      throw .noForm(file: file, found: page.contentsInWords)
    }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let readForms = page.owners.forms.map { FormReader.read($0, of: page, file: name) }
    self.file = file
    self.readForms = readForms
    title = page.title?.text
    naming = page.naming
    identifiers = page.owners.forms.map { form in
      Set(["id", "name"].compactMap { markup.attribute($0, of: form) })
    }
    forms = zip(page.owners.forms, readForms).enumerated().map { position, form in
      FormSummary(
        number: position + 1,
        id: ["id", "name"].lazy.compactMap { markup.attribute($0, of: form.0)?.foldedOrNil }.first,
        name: form.1.tree.name, fieldCount: form.1.tree.fieldCount,
        startLine: markup.nodes[form.0].line)
    }
  }

  /// One of the page's forms.
  ///
  /// - Parameter name: Its `id`, its `name` attribute or its number from 1. Without it, the only
  ///   form is meant, or the only one that has fields.
  /// - Throws: A `FormFileError` that lists the forms, where there is none such or a choice.
  @MainActor
  public func form(_ name: String? = nil) throws(FormFileError) -> HTMLForm {
    HTMLForm(readForms[try index(of: name)])
  }

  /// How each control of the page is told, in tree order: by accname, in whatever form it stands or
  /// in none, but for those that are out of sight.
  ///
  /// Worked out anew each time.
  public var controlNames: [ControlName] { naming.controlNames }

  private func index(of name: String?) throws(FormFileError) -> Int {
    guard let name else {
      if readForms.count == 1 { return 0 }
      let filled = readForms.indices.filter { readForms[$0].tree.fieldCount > 0 }
      guard let only = filled.first, filled.count == 1 else {
        throw .severalForms(file: file, forms)
      }
      return only
    }
    if let index = identifiers.firstIndex(where: { $0.contains(name) }) { return index }
    guard let number = Int(name), readForms.indices.contains(number - 1) else {
      throw .unknownForm(file: file, name: name, forms)
    }
    return number - 1
  }
}

extension FormPage {
  /// What there is in a page that has no form.
  fileprivate var contentsInWords: String {
    let texts = markup.nodes.indices.contains { index in
      markup.nodes[index].text.foldedOrNil != nil
    }
    switch owners.strayCount {
    case 0: return texts ? "text only" : "nothing in it"
    case 1: return "1 control outside any form"
    default: return "\(owners.strayCount) controls outside any form"
    }
  }
}
