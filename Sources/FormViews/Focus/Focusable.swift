import FocusCore
import FormCore

/// What a focused view is used for.
///
/// Here every key reaches whatever has the focus, so it makes no difference.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The interactions as bits.
  public let rawValue: Int

  /// Creates interactions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To act, as a button does.
  public static let activate = Self(rawValue: 1 << 0)
  /// To edit, as a text field does.
  public static let edit = Self(rawValue: 1 << 1)
  /// Whatever fits.
  public static let automatic: Self = [.activate, .edit]
}

extension View {
  /// Lets the view have the focus, or keeps everything in it from having it.
  ///
  /// Words alone become one stop, named by the words. Where there are controls in the view, they
  /// are its stops.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(Focusable(isFocusable: isFocusable))
  }

  /// Lets the view have the focus, or keeps everything in it from having it.
  ///
  /// The interactions make no difference here.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(Focusable(isFocusable: isFocusable))
  }
}

/// Lets a view have the focus, or not.
struct Focusable {
  let isFocusable: Bool

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }
}

extension Focusable: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    var environment = node.environmentInRegion()
    if isFocusable {
      node.setStandIn(.group)
    } else {
      node.content = .none
      environment.form.isFocusEnabled = false
    }
    node.setChild(content, environment)
  }
}
