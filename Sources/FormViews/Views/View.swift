/// A part of a form, described by what it consists of.
///
/// The shape is SwiftUI's: a view is a value that tells its `body`, as often as something that the
/// body reads has changed.
@MainActor @preconcurrency
public protocol View {
  /// What the view consists of.
  associatedtype Body: View

  /// What the view consists of. It must not change anything.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  /// Views that consist of nothing else have none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that consists of nothing else: it tells its node itself what there is of it.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Whether it may read a state while it renders; what only says where others stand does not, and
  /// need not be watched.
  var readsState: Bool { get }

  func render(in node: ViewNode)
}

extension PrimitiveView {
  var readsState: Bool { true }
}
