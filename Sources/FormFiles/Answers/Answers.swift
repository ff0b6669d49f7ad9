import Foundation

/// Answers to a form from a file: one JSON object, name to text, texts or `null`.
public struct Answers: Hashable, Sendable {
  /// What the answers are called in messages.
  public let file: String
  /// The texts given for each name; none where the name is cleared.
  public let values: [String: [String]]

  /// The most bytes that a file of answers may have: 16 MiB.
  public static let largestSize = 16 << 20

  /// Creates answers.
  public init(_ values: [String: [String]], file: String = "answers") {
    self.values = values
    self.file = file
  }

  /// Reads answers from a file.
  ///
  /// - Throws: An `AnswersError` where the file cannot be read or holds no answers.
  public static func read(path: String) throws(AnswersError) -> Answers {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path, limit: largestSize)
    } catch {
      throw .unreadable(error)
    }
    return try Answers(json: bytes, file: path)
  }

  /// Reads answers from JSON.
  ///
  /// - Throws: An `AnswersError` where it is no object of texts.
  public init(json: [UInt8], file: String) throws(AnswersError) {
    let written: [String: Written]
    do {
      written = try JSONDecoder().decode([String: Written].self, from: Data(json))
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw .notAnObject(file: file)
    } catch {
      throw .notJSON(file: file)
    }
    var values: [String: [String]] = [:]
    for (name, answer) in written.sorted(by: { $0.key < $1.key }) {
      switch answer {
      case .cleared: values[name] = []
      case .texts(let texts): values[name] = texts
      case .other(let kind): throw .notText(file: file, name: name, kind)
      }
    }
    self.init(values, file: file)
  }

  /// What may stand for an answer, and what people write by mistake.
  private enum Written: Decodable {
    case cleared
    case texts([String])
    case other(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .cleared
      } else if let text = try? container.decode(String.self) {
        self = .texts([text])
      } else if let texts = try? container.decode([String].self) {
        self = .texts(texts)
      } else if (try? container.decode(Bool.self)) != nil {
        self = .other("true or false")
      } else if (try? container.decode(Double.self)) != nil {
        self = .other("a number")
      } else {
        self = .other("neither a text nor a list of texts")
      }
    }
  }
}
