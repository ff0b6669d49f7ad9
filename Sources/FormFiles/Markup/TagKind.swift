/// What a start tag does to the elements that are open.
enum TagKind {
  /// It opens nothing that stays open.
  case empty
  /// It opens nothing, and ends a paragraph.
  case rule
  /// Everything up to its end tag is text.
  case rawText
  /// Everything after it is text.
  case plainText
  /// It ends a paragraph; end tags of what is no block do not reach through it.
  case block
  case paragraph
  /// It ends a heading right around it.
  case heading
  /// It ends an item of its list.
  case item
  /// A part of a table, which ends all that is open in the part before it.
  case tablePart
  case table
  /// It marks up words, and is opened again where something around it ends.
  case formatting
  /// The same, and it ends one of its own kind.
  case singleFormatting
  case button
  /// It holds elements with rules of their own, which may close themselves.
  case foreign

  /// The kinds by the tags' names, as `hash(_:_:)` has them; any other tag just nests.
  static let kinds: [UInt64: TagKind] = {
    let words: [(TagKind, String)] = [
      (
        .empty,
        """
        area base br col embed img input link meta param source track wbr html head body frameset \
        frame option optgroup rb rt rp rtc select form image
        """
      ),
      (.rule, "hr"),
      (.rawText, "script style textarea title xmp iframe noembed noframes"),
      (.plainText, "plaintext"),
      (
        .block,
        """
        address article aside blockquote center details dialog dir div dl fieldset figcaption \
        figure footer header hgroup listing main menu nav ol pre search section summary ul \
        applet marquee object
        """
      ),
      (.paragraph, "p"),
      (.heading, "h1 h2 h3 h4 h5 h6"),
      (.item, "li dd dt"),
      (.tablePart, "tr td th tbody thead tfoot caption colgroup"),
      (.table, "table"),
      (.formatting, "b big code em font i s small strike strong tt u"),
      (.singleFormatting, "a nobr"),
      (.button, "button"),
      (.foreign, "svg math"),
    ]
    return Dictionary(
      uniqueKeysWithValues: words.flatMap { kind, names in
        names.split(separator: " ").map { ($0.utf8.reduce(0, hash), kind) }
      })
  }()

  /// The parts of a table that hold more than other parts.
  static let cells = Set(["td", "th", "caption"].map { $0.utf8.reduce(0, hash) })
  static let form = "form".utf8.reduce(0, hash)

  /// A name as a number that is compared quickly.
  static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash &* 31) &+ UInt64(byte)
  }
}
