/// A page that is large or broken in one way.
struct PageKind {
  var name: String
  private var head = "<form>"
  private var part: @Sendable (Int) -> String
  /// How many parts there are; without a number, as many as fit.
  private var count: Int?
  private var tail = "<input name=a></form>"

  private init(
    _ name: String, head: String = "<form>", count: Int? = nil,
    tail: String = "<input name=a></form>", part: @escaping @Sendable (Int) -> String
  ) {
    self.name = name
    self.head = head
    self.count = count
    self.tail = tail
    self.part = part
  }

  /// Its bytes: 16 MiB, where it is not told how many parts it has.
  func bytes(size: Int = 16 << 20) -> [UInt8] {
    var bytes = Array(head.utf8)
    bytes.reserveCapacity(size)
    for index in 0..<(count ?? Int.max) {
      let part = part(index).utf8
      if bytes.count + part.count + tail.utf8.count > size { break }
      bytes += part
    }
    return bytes + Array(tail.utf8)
  }

  private static let words = "The quick brown fox jumps over the lazy dog. "

  /// Pages that are read.
  static let read = [
    PageKind("16 MiB of text") { _ in words },
    PageKind("16 MiB in one attribute", head: "<form><input name=a value=\"", tail: "\"></form>") {
      _ in words
    },
    PageKind("16 MiB of entities") { _ in "&amp;&eacute;&#65;" },
    PageKind(
      "16 MiB under 500 levels", head: "<form>" + String(repeating: "<div>", count: 500)
    ) { _ in words },
    PageKind("20,000 fields in 16 MiB", count: 20_000, tail: "</form>") {
      "<p>\(String(repeating: words, count: 16))</p>" + field($0)
    },
    PageKind("40,000 fields", count: 40_000, tail: "</form>", part: field),
    PageKind("80,000 radio buttons", count: 80_000) {
      "<label><input type=radio name=r value=\($0)> Option \($0)</label>\n"
    },
    PageKind("200,000 options", head: "<form><select name=s>", count: 200_000, tail: "</select>") {
      "<option value=\($0)>Option \($0)"
    },
    PageKind("240,000 labels of one field", head: "<form><input id=a>", count: 240_000) { _ in
      "<label for=a>x</label>"
    },
    PageKind(
      "800,000 references to texts",
      head: "<form>" + (0..<2_000).map { "<p id=d\($0)>Help \($0)</p>" }.joined(), count: 40_000,
      tail: "</form>"
    ) { index in
      let references = (0..<20).map { "d\((index * 7 + $0) % 2_000)" }.joined(separator: " ")
      return "<input name=a aria-describedby=\"\(references)\">"
    },
    PageKind(
      "1,000 fields of one list",
      head: "<form>" + (0..<1_000).map { "<input list=l name=n\($0)>" }.joined()
        + "<datalist id=l>", count: 100_000, tail: "</datalist></form>"
    ) { "<option value=\"Value \($0)\">" },
    PageKind(
      "40,000 fields of one description",
      head: "<form><p id=d>" + String(repeating: words, count: 20_000) + "</p>", count: 40_000,
      tail: "</form>"
    ) { _ in "<input name=a aria-describedby=d>" },
    PageKind("380,000 attributes", count: 1_900, tail: "</form>") { _ in
      "<input name=a " + (0..<199).map { "a\($0)=x" }.joined(separator: " ") + ">"
    },
    PageKind("240,000 rows outside cells", head: "<form><table>", count: 240_000) { _ in "x<tr>" },
    PageKind("20,000 ends that are crossed", count: 20_000) { _ in "<b><p></b></p>" },
  ]

  /// Pages that are refused.
  static let refused = [
    PageKind("1,000,000 open tags, refused", count: 1_000_000) { _ in "<b>" },
    PageKind("16 MiB of tags, refused") { _ in "<i>a</i>" },
    PageKind("1,000,000 attributes, refused", head: "<form><input ", count: 1_000_000) {
      "a\($0) "
    },
  ]

  @Sendable private static func field(_ index: Int) -> String {
    "<p><label for=f\(index)>Label \(index)</label> "
      + "<input id=f\(index) name=n\(index) required maxlength=80></p>\n"
  }
}
