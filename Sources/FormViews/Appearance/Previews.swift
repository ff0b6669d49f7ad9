import Foundation

/// Views to be looked at while they are written.
///
/// A type that conforms compiles, and nobody looks. The macro `#Preview` cannot be had here: it has
/// to be left out of a listing.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What there is to look at.
  associatedtype Previews: View

  /// What there is to look at.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How big a preview is; it means nothing here.
public enum PreviewLayout: Sendable {
  /// As big as a device, or as the view.
  case device, sizeThatFits
  /// As big as that.
  case fixed(width: CGFloat, height: CGFloat)
}

/// What a preview is shown on; it means nothing here.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates it by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates it by its name.
  public init(stringLiteral value: String) { rawValue = value }
}
