import FormCore
import Foundation

/// The words that single attributes and texts give.
extension Markup {
  /// The words of an attribute, in its element's language; `nil` where there is none.
  func attributeWords(_ name: String, of index: Index) -> Words? {
    attribute(name, of: index).map { Words($0, in: language(at: index)) }
  }

  /// The words of a text.
  func words(ofText index: Index) -> Words { Words(nodes[index].text, in: language(at: index)) }

  /// The texts in an element.
  func textNodes(in index: Index) -> [Index] { descendants(of: index).filter(isText) }

  /// What `aria-label` says, if it says something.
  func ariaLabel(of index: Index) -> Words? { attributeWords("aria-label", of: index)?.orNil }

  /// The elements that name an element by `aria-labelledby`, or by the spelling of it that browsers
  /// forgive.
  func labelReferences(of index: Index) -> [Index] {
    let references = references("aria-labelledby", of: index)
    return references.isEmpty ? self.references("aria-labeledby", of: index) : references
  }

  /// What stands in for words where nothing else does: the title, or a hint in the field.
  func tooltip(of index: Index) -> Words {
    attributeWords("title", of: index)?.orNil ?? placeholder(of: index) ?? Words()
  }

  /// The hint that stands in an empty field.
  func placeholder(of index: Index) -> Words? {
    let isNative =
      switch (tag(index), keyword("type", of: index) ?? "text") {
      case ("textarea", _): true
      case ("input", let type): !Self.typesWithoutPlaceholder.contains(type)
      default: false
      }
    let native = isNative ? attributeWords("placeholder", of: index)?.orNil : nil
    return native ?? attributeWords("aria-placeholder", of: index)?.orNil
  }

  private static let typesWithoutPlaceholder: Set = [
    "hidden", "date", "month", "week", "time", "datetime-local", "range", "color", "checkbox",
    "radio", "file", "submit", "image", "reset", "button",
  ]

  /// What an `input` that is a button shows; `nil` where it is none or shows nothing.
  func buttonWords(of index: Index) -> Words? {
    ownButtonWords(of: index) ?? defaultName(ofInput: index).map(Words.init)
  }

  /// What a page has an `input` show that is a button.
  private func ownButtonWords(of index: Index) -> Words? {
    guard tag(index) == "input" else { return nil }
    let value = attributeWords("value", of: index)?.orNil
    switch keyword("type", of: index) {
    case "submit", "reset", "button": return value
    case "image":
      return attributeWords("alt", of: index)?.orNil ?? value
        ?? attributeWords("title", of: index)?.orNil
    default: return nil
    }
  }

  /// What browsers have an `input` show that is a button, where the page has nothing.
  func defaultName(ofInput index: Index) -> DefaultName? {
    guard tag(index) == "input", ownButtonWords(of: index) == nil else { return nil }
    switch keyword("type", of: index) {
    case "submit": return has("value", index) ? nil : .submit
    case "reset": return has("value", index) ? nil : .reset
    case "image": return .submit
    default: return nil
    }
  }

  /// The first child of an element with a tag.
  func child(_ tag: String, of index: Index) -> Index? {
    var child = index + 1
    while child < nodes[index].end {
      if nodes[child].tag == tag { return child }
      child = max(nodes[child].end, child + 1)
    }
    return nil
  }

  /// Where a slider stands of which nothing else is told.
  func sliderDefault(of index: Index) -> String {
    let minimum: Decimal = attribute("min", of: index).flatMap(NumberRange.number) ?? 0
    let maximum = max(minimum, attribute("max", of: index).flatMap(NumberRange.number) ?? 100)
    return "\((minimum + maximum) / 2)"
  }
}
