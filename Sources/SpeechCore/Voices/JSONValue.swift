import Foundation

/// JSON as it stands in a file, so that all that is wrong in it can be told, not only the first.
enum JSONValue: Hashable, Decodable {
  case object([String: JSONValue])
  case array([JSONValue])
  case text(String)
  case number(Double)
  case bool(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let object = try? value.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .null
    }
  }

  /// What it is, in a plain word or as it is written.
  var description: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .text(let text): "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\""
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    }
  }
}
