import Foundation

/// Takes a view out of sight.
struct OutOfSight {
  let showing: Showing

  nonisolated init(_ showing: Showing) { self.showing = showing }
}

extension OutOfSight: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    // Only where this changes: what the view is part of may have made something else of it.
    if node.memory as? Showing != showing {
      node.memory = showing
      node.showing = showing
    }
    node.setChild(content)
  }
}

extension View {
  /// Takes the view away, but not its room: it is neither met nor said.
  nonisolated public func hidden() -> some View { modifier(OutOfSight(.nothing)) }

  /// Says how much of the view is to be seen: what is not to be seen at all is not said.
  ///
  /// As in SwiftUI it cannot be pressed then either; but a field for text that is out of sight can
  /// have the focus, and so it can here.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OutOfSight(opacity > 0 ? .everything : .textFields))
  }
}
