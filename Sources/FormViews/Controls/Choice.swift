import FormCore
import Foundation

/// An option of a picker, as its views have it.
struct Choice {
  /// Its words.
  var name: String
  /// What it stands for.
  var tag: AnyHashable?
  /// The name of the section it stands in.
  var group: String?
  /// Whether it can be chosen.
  var isEnabled: Bool

  /// What the form sends for it.
  var answer: String {
    guard let tag else { return name }
    let base = (tag.base as? ExactTag)?.tag.base ?? tag.base
    return Self.answer(for: base) ?? name
  }

  private static func answer(for value: Any) -> String? {
    if let value = value as? any OptionalValue { return value.wrapped.map(answer) ?? "" }
    switch value {
    case let value as any RawRepresentable: return "\(value.rawValue)"
    case let value as any LosslessStringConvertible: return value.description
    case let value as any CustomStringConvertible: return value.description
    default:
      let isCase = Mirror(reflecting: value).displayStyle == .enum
      return isCase ? "\(value)" : nil
    }
  }
}

extension ViewNode {
  /// The options in the node.
  ///
  /// A view with a tag is one, whatever it consists of; without tags each text is.
  var choices: [Choice] { choices(in: nil) }

  private func choices(in group: String?) -> [Choice] {
    switch content {
    case .hidden, .toolbar, .rule: return []
    case .text(let text): return [choice(text.text, tag: environment.form.tag, in: group)]
    case .element(let element): return [choice(element.name, tag: environment.form.tag, in: group)]
    case .group(let content): return options(of: self, in: content.name)
    case .none, .region: return options(of: self, in: group)
    }
  }

  private func options(of node: ViewNode, in group: String?) -> [Choice] {
    node.children.filter { $0.showing == .everything }.flatMap { child -> [Choice] in
      guard let tag = child.environment.form.tag, tag != node.environment.form.tag,
        !child.hasTag(otherThan: tag)
      else { return child.choices(in: group) }
      let words = child.words
      let name = words.isEmpty ? child.imageName : words
      // What says nothing at all is no option, unless somebody gave it a tag.
      guard let name else {
        return child.children.isEmpty ? [] : [child.choice("", tag: tag, in: group)]
      }
      return [child.choice(name, tag: tag, in: group)]
    }
  }

  private func choice(_ name: String, tag: AnyHashable?, in group: String?) -> Choice {
    Choice(
      name: name, tag: tag, group: group, isEnabled: environment.form.isSelectionEnabled)
  }

  private func hasTag(otherThan tag: AnyHashable) -> Bool {
    children.contains {
      $0.environment.form.tag != tag || $0.hasTag(otherThan: tag)
    }
  }
}

/// A tag that does not stand for an optional of its value too.
struct ExactTag: Hashable {
  let tag: AnyHashable
}

/// Reads tags as the values that a picker selects.
enum TagReader<Value: Hashable> {
  /// The value that a tag stands for; `nil` where it is of another type.
  ///
  /// As in SwiftUI, the types must be the same, or that of the tag one that an optional wraps.
  static func value(of tag: AnyHashable?) -> Value? {
    guard let tag else { return nil }
    if Value.self == AnyHashable.self { return tag as? Value }
    let exact = (tag.base as? ExactTag)?.tag
    let base = exact?.base ?? tag.base
    if type(of: base) == Value.self { return base as? Value }
    guard exact == nil, let optional = Value.self as? any OptionalValue.Type,
      type(of: base) == optional.wrappedType
    else { return nil }
    return base as? Value
  }

  /// The value that stands for nothing, where there is one.
  static var none: Value? {
    (Value.self as? any OptionalValue.Type).flatMap { $0.missing as? Value }
  }
}

/// What may be missing, whatever it is.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static var missing: Any { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  static var missing: Any { Self.none as Any }
  var wrapped: Any? { self }
}
