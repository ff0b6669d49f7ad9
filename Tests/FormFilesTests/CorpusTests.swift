import FormCore
import FormFiles
import Foundation
import Testing

/// The package's folder.
let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

/// Pages and vectors of others, which may stand beside the package.
private let corpus = packageRoot + "/../shared/corpus"
private let vectors = corpus + "/vectors/wpt-constraint-vectors.json"
private let pages = corpus + "/html"

@Suite("Pages and vectors of others")
@MainActor
struct CorpusTests {
  /// One case of the Web Platform Tests.
  private struct Vector: Decodable {
    var flag: String
    var type: String
    var attrs: [String: Attribute]
    var value: String
    var expected: Bool
  }

  private struct Vectors: Decodable {
    var vectors: [Vector]
  }

  private enum Attribute: Decodable {
    case present
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if (try? container.decode(Bool.self)) != nil {
        self = .present
      } else if let number = try? container.decode(Decimal.self) {
        self = .text("\(number)")
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  @Test(
    "Constraint validation agrees with the Web Platform Tests",
    .enabled(if: FileManager.default.fileExists(atPath: vectors)))
  func constraints() throws {
    let data = try Data(contentsOf: URL(filePath: vectors))
    let vectors = try JSONDecoder().decode(Vectors.self, from: data).vectors
    #expect(vectors.count == 165)
    for vector in vectors {
      let attributes = vector.attrs.map { name, attribute in
        switch attribute {
        case .present: name
        case .text(let text): "\(name)=\"\(text.replacing("\"", with: "&quot;"))\""
        }
      }.joined(separator: " ")
      let form = try form("<form><input name=a type=\(vector.type) \(attributes)></form>")
      let empty = try #require(form.tree.elements.first)
      let answer = empty.inputType.sanitized(vector.value, empty.constraints)
      // As `aloud validate` does it.
      let issues = try form.tree.filled(with: Answers(["a": [answer]])).validate()
      let flag = try #require(ValidityState.names.first { $0.name == vector.flag }?.flag)
      #expect(
        issues.contains { $0.validity.contains(flag) } == vector.expected,
        "\(vector.flag) of \(vector.type) \(attributes): \(vector.value)")
    }
  }

  @Test(
    "Every page has a form with a name, and a name for each field",
    .enabled(if: FileManager.default.fileExists(atPath: pages)))
  func everyPage() throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: pages) {
      let form = try HTMLPage.read(path: pages + "/" + file).form()
      #expect(!form.tree.name.isEmpty)
      #expect(form.tree.fieldCount > 0)
      for element in form.tree.elements { #expect(!element.name.isEmpty, "\(file)") }
    }
  }
}
