/// The nodes of a page in little memory: names are numbers, and all other text lies in one piece.
///
/// A page of 16 MiB has a million nodes and attributes; a text of its own for each would take
/// hundreds of megabytes.
final class MarkupPool: Sendable {
  /// An element or a text.
  struct Record: Sendable {
    /// The number of its tag; `text` for a text.
    var name: Int32
    var parent: Int32
    var end: Int32
    var line: Int32
    var offset: Int32
    /// Where its attributes begin; of a text, where its characters do.
    var start: Int32
    /// How many attributes it has; of a text, how many bytes.
    var count: Int32

    var attributeCount: Int32 { name == MarkupPool.text ? 0 : count }
  }

  /// One attribute, its value by where it stands.
  struct Attribute: Sendable {
    var name: Int32
    var start: Int32
    var count: Int32
  }

  /// The number that a text has in place of a tag's.
  static let text: Int32 = 0

  let records: [Record]
  private let attributes: [Attribute]
  private let bytes: [UInt8]
  private let names: [String]
  private let numbers: [String: Int32]

  fileprivate init(_ builder: MarkupBuilder) {
    records = builder.records
    attributes = builder.attributes
    bytes = builder.bytes
    names = builder.names
    numbers = builder.numbers
  }

  func tag(of index: Int) -> String { names[Int(records[index].name)] }

  func parent(of index: Int) -> Int? {
    let parent = records[index].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The characters of a text; none of an element.
  func text(of index: Int) -> String {
    let record = records[index]
    return record.name == Self.text ? string(record.start, record.count) : ""
  }

  /// Adds the characters of a text, without making a copy that is as long.
  func appendText(of index: Int, in language: String?, to text: inout FoldedText) {
    let record = records[index]
    guard record.name == Self.text else { return }
    bytes.withUnsafeBufferPointer {
      text.append(
        UnsafeBufferPointer(rebasing: $0[Int(record.start)..<Int(record.start + record.count)]),
        in: language)
    }
  }

  func attribute(_ name: String, of index: Int) -> String? {
    place(name, index).map { string(attributes[$0].start, attributes[$0].count) }
  }

  func has(_ name: String, _ index: Int) -> Bool { place(name, index) != nil }

  /// The number of a name that occurs in the page.
  func number(of name: String) -> Int32? { numbers[name] }

  private func place(_ name: String, _ index: Int) -> Int? {
    let record = records[index]
    guard record.name != Self.text, record.count > 0 else { return nil }
    return (Int(record.start)..<Int(record.start + record.count)).first {
      names[Int(attributes[$0].name)] == name
    }
  }

  private func string(_ start: Int32, _ count: Int32) -> String {
    String(decoding: bytes[Int(start)..<Int(start + count)], as: UTF8.self)
  }
}

/// Collects the nodes of a page.
struct MarkupBuilder {
  fileprivate var records: [MarkupPool.Record] = []
  fileprivate var attributes: [MarkupPool.Attribute] = []
  fileprivate var bytes: [UInt8] = []
  fileprivate var names = [""]
  fileprivate var numbers: [String: Int32] = ["": MarkupPool.text]

  /// Where a node stands in the source.
  struct Place {
    var line: UInt32
    var offset: UInt32
  }

  /// - Parameter size: How many bytes of text there will be, more or less.
  init(size: Int = 0) { bytes.reserveCapacity(size) }

  /// All that was collected.
  var pool: MarkupPool { MarkupPool(self) }

  mutating func appendText(_ text: UnsafePointer<CChar>, in parent: Int, at place: Place) {
    let start = Int32(bytes.count)
    let count = append(text)
    records.append(
      MarkupPool.Record(
        name: MarkupPool.text, parent: Int32(parent), end: Int32(records.count + 1),
        line: Int32(place.line), offset: Int32(place.offset), start: start, count: count))
  }

  /// Begins an element; its attributes follow, then what is in it.
  mutating func open(_ tag: String, in parent: Int?, at place: Place) -> Int {
    records.append(
      MarkupPool.Record(
        name: number(tag), parent: parent.map(Int32.init) ?? -1, end: 0, line: Int32(place.line),
        offset: Int32(place.offset), start: Int32(attributes.count), count: 0))
    return records.count - 1
  }

  /// Adds an attribute to the element that was begun last.
  mutating func appendAttribute(_ name: String, _ value: UnsafePointer<CChar>) {
    let name = number(name)
    let start = Int32(bytes.count)
    let count = append(value)
    attributes.append(MarkupPool.Attribute(name: name, start: start, count: count))
    records[records.count - 1].count += 1
  }

  mutating func close(_ index: Int) { records[index].end = Int32(records.count) }

  private mutating func append(_ text: UnsafePointer<CChar>) -> Int32 {
    let old = bytes.count
    text.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
      var length = 0
      while start[length] != 0 { length += 1 }
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: length))
    }
    return Int32(bytes.count - old)
  }

  private mutating func number(_ name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}
