import FormCore
import Foundation

/// That something is going on, and how far it has come.
///
/// It is a text like others: its label, and how far it is in percent. Without either it says
/// nothing.
public struct ProgressView<Label> {
  let label: Label
  let part: Double?
}

extension ProgressView where Label: View {
  /// Something with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), part: nil)
  }

  /// Something that has come so far, with a label.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), part: Self.part(value, total))
  }

  nonisolated fileprivate static func part<Value: BinaryFloatingPoint>(
    _ value: Value?, _ total: Value
  ) -> Double? {
    value.flatMap { total > 0 ? min(max(Double($0 / total), 0), 1) : nil }
  }
}

extension ProgressView where Label == EmptyView {
  /// Something that nothing is known of.
  nonisolated public init() { self.init(label: EmptyView(), part: nil) }

  /// Something that has come so far.
  nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(label: EmptyView(), part: Self.part(value, total))
  }
}

extension ProgressView where Label == Text {
  /// Something with a name.
  nonisolated public init<Title: StringProtocol>(_ title: Title) {
    self.init(label: Text(title), part: nil)
  }

  /// Something with a name.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringKey) {
    self.init(label: Text(title), part: nil)
  }

  /// Something that has come so far, with a name.
  nonisolated public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) {
    self.init(label: Text(title), part: Self.part(value, total))
  }

  /// Something that has come so far, with a name.
  @_disfavoredOverload
  nonisolated public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(label: Text(title), part: Self.part(value, total))
  }
}

extension ProgressView: View where Label: View {
  /// A view of its own.
  public typealias Body = Never
}

extension ProgressView: PrimitiveView where Label: View {
  func render(in node: ViewNode) {
    let percent = part?.formatted(.percent.precision(.fractionLength(0)))
    let words = [node.words(ofPart: label, at: 0), percent ?? ""].filter { !$0.isEmpty }
      .joined(separator: ": ")
    node.content =
      words.isEmpty
      ? .none : .text(FormText(words, language: node.environment.form.locale?.identifier(.bcp47)))
  }
}
