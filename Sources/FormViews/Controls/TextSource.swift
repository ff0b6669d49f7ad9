import FormCore
import Foundation

/// What the text of a field stands for.
struct TextSource {
  /// The text of what it stands for.
  let read: () -> String
  /// Takes over a text; false where it stands for nothing.
  let write: (String) -> Bool
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
      return true
    }
  }

  /// A value, as a format writes it.
  nonisolated static func value<Format: ParseableFormatStyle>(
    _ binding: Binding<Format.FormatInput>, _ format: Format
  ) -> TextSource where Format.FormatOutput == String {
    TextSource(isFormatted: true, number: { Self.number(binding.wrappedValue) }) {
      format.format(binding.wrappedValue)
    } write: { text in
      guard let value = try? format.parseStrategy.parse(text) else { return false }
      binding.wrappedValue = value
      return true
    }
  }

  /// A value that may be missing: an empty text stands for none.
  nonisolated static func optionalValue<Format: ParseableFormatStyle>(
    _ binding: Binding<Format.FormatInput?>, _ format: Format
  ) -> TextSource where Format.FormatOutput == String {
    TextSource(isFormatted: true, number: { binding.wrappedValue.flatMap(Self.number) }) {
      binding.wrappedValue.map(format.format) ?? ""
    } write: { text in
      let value = try? format.parseStrategy.parse(text)
      guard value != nil || text.isEmpty else { return false }
      binding.wrappedValue = value
      return true
    }
  }

  nonisolated private static func number(_ value: some Any) -> Decimal? {
    switch value {
    case let number as Decimal: number
    // By its digits: a tenth is no more than a tenth.
    case is any BinaryFloatingPoint, is any BinaryInteger: Decimal(string: "\(value)")
    default: nil
    }
  }

  nonisolated private init(
    isFormatted: Bool = false, number: @escaping () -> Decimal? = { nil },
    read: @escaping () -> String, write: @escaping (String) -> Bool
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
    var isReadable: Bool
  }

  /// Makes the node a field for text.
  func setText(
    _ source: TextSource, role: Role = .textbox, name: String, prompt: Text? = nil,
    _ configure: (inout FormElement) -> Void
  ) {
    let value = source.read()
    let written = memory as? WrittenText
    let set: (FormValue) -> Void = { [weak self] value in
      guard let text = value.text else { return }
      let isReadable = source.write(text)
      if source.isFormatted { self?.memory = WrittenText(text: text, isReadable: isReadable) }
    }
    // What was written stays while it is being edited, and for as long as it stands for nothing.
    actions.leave = { [weak self] in
      guard let self, (memory as? WrittenText)?.isReadable == true else { return }
      memory = nil
      graph.inbox.invalidate(CollectionOfOne(id))
    }
    setElement(role, name: name, value: .text(written?.text ?? value), set: set) { element in
      element.description = prompt?.string
      element.isUnreadable = written?.isReadable == false
      element.number = source.number()
      configure(&element)
    }
  }
}
