import Foundation

extension View {
  /// The view; the room around it does not matter here.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  /// The view; the room around it does not matter here.
  nonisolated public func padding(_ length: CGFloat) -> some View { self }

  /// The view; the room around it does not matter here.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }

  /// The view; how big it is does not matter here.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// The view; how big it is does not matter here.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// The view; where it stands does not matter here.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// The view; where it stands does not matter here.
  nonisolated public func offset(_ offset: CGSize) -> some View { self }

  /// The view; where it stands does not matter here.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// The view; where it stands does not matter here.
  nonisolated public func position(_ position: CGPoint) -> some View { self }

  /// The view; how big it is does not matter here.
  nonisolated public func fixedSize() -> some View { self }

  /// The view; how big it is does not matter here.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// The view; which view gives way does not matter here.
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }

  /// The view; what covers what does not matter here.
  nonisolated public func zIndex(_ value: Double) -> some View { self }

  /// The view; its proportions do not matter here.
  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { self }

  /// The view; its proportions do not matter here.
  nonisolated public func scaledToFit() -> some View { self }

  /// The view; its proportions do not matter here.
  nonisolated public func scaledToFill() -> some View { self }

  /// The view; how far it reaches does not matter here.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// The view; how far it reaches does not matter here.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// The view; the room around it does not matter here.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { self }

  /// The view; the room in it does not matter here.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
  { self }

  /// The view; where it can be touched does not matter here.
  nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false)
    -> some View
  { self }

  /// The view; whether it can be touched does not matter here: keys reach it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
}

/// How a picture fills its room; it means nothing here.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it in sight, or all of the room filled.
  case fit, fill
}

/// What a screen keeps free; it means nothing here.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt

  /// Creates regions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the screen itself keeps free.
  public static let container = Self(rawValue: 1 << 0)
  /// What the keyboard covers.
  public static let keyboard = Self(rawValue: 1 << 1)
  /// Both.
  public static let all: Self = [.container, .keyboard]
}
