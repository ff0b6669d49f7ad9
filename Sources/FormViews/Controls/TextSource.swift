import FormCore
import Foundation

/// What the text of a field stands for.
struct TextSource {
  /// What became of a text.
  enum Outcome {
    /// It was taken over.
    case taken
    /// It stands for something, but not for anything that may be there.
    case outOfRange
    /// It stands for nothing.
    case unreadable
  }

  /// The text of what it stands for.
  let read: () -> String
  /// Takes over a text.
  let write: (String) -> Outcome
  /// The number that the text stands for, if it stands for one.
  let number: () -> Decimal?
  /// Whether the text is written anew when the field is left.
  let isFormatted: Bool

  /// The text itself.
  nonisolated static func text(_ binding: Binding<String>) -> TextSource {
    TextSource {
      binding.wrappedValue
    } write: { text in
      binding.wrappedValue = text
      return .taken
    }
  }

  /// A value, as a format writes it.
  nonisolated static func value<Format: ParseableFormatStyle>(
    _ binding: Binding<Format.FormatInput>, _ format: Format
  ) -> TextSource where Format.FormatOutput == String {
    TextSource(isFormatted: true, number: { Self.number(binding.wrappedValue) }) {
      format.format(binding.wrappedValue)
    } write: { text in
      guard let value = parse(text, format) else { return .unreadable }
      binding.wrappedValue = value
      return .taken
    }
  }

  /// A value that may be missing: an empty text stands for none.
  nonisolated static func optionalValue<Format: ParseableFormatStyle>(
    _ binding: Binding<Format.FormatInput?>, _ format: Format
  ) -> TextSource where Format.FormatOutput == String {
    TextSource(isFormatted: true, number: { binding.wrappedValue.flatMap(Self.number) }) {
      binding.wrappedValue.map(format.format) ?? ""
    } write: { text in
      let value = parse(text, format)
      guard value != nil || text.isEmpty else { return .unreadable }
      binding.wrappedValue = value
      return .taken
    }
  }

  /// The value of a text; `nil` where it is none.
  ///
  /// Some strategies read as far as they can: they take "2 or 3" for 2. Letters that a number would
  /// not be written with stand for nothing.
  nonisolated private static func parse<Format: ParseableFormatStyle>(
    _ text: String, _ format: Format
  ) -> Format.FormatInput? where Format.FormatOutput == String {
    guard let value = try? format.parseStrategy.parse(text) else { return nil }
    let letters = text.filter(\.isLetter)
    guard number(value) != nil, !letters.isEmpty else { return value }
    return letters == format.format(value).filter(\.isLetter) ? value : nil
  }

  nonisolated private static func number(_ value: some Any) -> Decimal? {
    switch value {
    case let number as Decimal: number
    // By its digits: a tenth is no more than a tenth.
    case is any BinaryFloatingPoint, is any BinaryInteger: Decimal(string: "\(value)")
    default: nil
    }
  }

  nonisolated init(
    isFormatted: Bool = false, number: @escaping () -> Decimal? = { nil },
    read: @escaping () -> String, write: @escaping (String) -> Outcome
  ) {
    self.number = number
    self.isFormatted = isFormatted
    self.read = read
    self.write = write
  }
}

extension ViewNode {
  /// What a person is writing in a field for a value: kept as it is written until the field is left.
  private struct WrittenText {
    var text: String
    var outcome: TextSource.Outcome
    /// The text of what the program had then: when it has something else, that counts.
    var basis: String
  }

  /// Makes the node a field for text.
  func setText(
    _ source: TextSource, role: Role = .textbox, name: String, prompt: Text? = nil,
    _ configure: (inout FormElement) -> Void
  ) {
    let value = source.read()
    var written = memory as? WrittenText
    if let old = written, old.basis != value {
      written = nil
      memory = nil
    }
    let set: (FormValue) -> Void = { [weak self] value in
      guard let text = value.text else { return }
      let outcome = source.write(text)
      guard source.isFormatted else { return }
      self?.memory = WrittenText(text: text, outcome: outcome, basis: source.read())
    }
    // What was written stays while it is being edited, and for as long as it was not taken over.
    actions.leave = { [weak self] in
      guard let self, (memory as? WrittenText)?.outcome == .taken else { return }
      memory = nil
      graph.inbox.invalidate(CollectionOfOne(id))
    }
    let isUnreadable = written?.outcome == .unreadable
    setElement(role, name: name, value: .text(written?.text ?? value), set: set) { element in
      element.description = prompt?.string
      element.isUnreadable = isUnreadable
      element.number = source.number()
      configure(&element)
    }
  }
}
