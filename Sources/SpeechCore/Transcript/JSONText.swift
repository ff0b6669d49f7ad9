import Foundation

/// JSON whose objects keep the order of their keys, which Foundation's encoder does not.
enum JSONText {
  static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  static func string(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A string is always encodable; the empty one stands in for the compiler.
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// Seconds to a tenth of a millisecond, about two samples.
  static func seconds(_ seconds: Double) -> String { "\((seconds * 10_000).rounded() / 10_000)" }
}
