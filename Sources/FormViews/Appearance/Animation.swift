import Foundation

/// How something moves to its new place; here everything is there at once.
public struct Animation: Hashable, Sendable {
  /// The motion of that name.
  public static let `default` = Animation()
  /// The motion of that name.
  public static let linear = Animation()
  /// The motion of that name.
  public static let easeIn = Animation()
  /// The motion of that name.
  public static let easeOut = Animation()
  /// The motion of that name.
  public static let easeInOut = Animation()
  /// The motion of that name.
  public static let spring = Animation()
  /// The motion of that name.
  public static let bouncy = Animation()
  /// The motion of that name.
  public static let smooth = Animation()
  /// The motion of that name.
  public static let snappy = Animation()
  /// The motion of that name.
  public static let interactiveSpring = Animation()

  /// The motion of that name, as long as that.
  nonisolated public static func linear(duration: TimeInterval) -> Animation { Animation() }

  /// The motion of that name, as long as that.
  nonisolated public static func easeIn(duration: TimeInterval) -> Animation { Animation() }

  /// The motion of that name, as long as that.
  nonisolated public static func easeOut(duration: TimeInterval) -> Animation { Animation() }

  /// The motion of that name, as long as that.
  nonisolated public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }

  /// The motion of a spring.
  nonisolated public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }

  /// The motion of a spring.
  nonisolated public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation()
  }

  /// The motion of a spring.
  nonisolated public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation()
  }

  /// The same motion, later.
  nonisolated public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The same motion, faster or slower.
  nonisolated public func speed(_ speed: Double) -> Animation { self }
  /// The same motion, again and again.
  nonisolated public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    self
  }
  /// The same motion, without end.
  nonisolated public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Does something whose effect would move; here it is there at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Binding {
  /// The binding; how what it changes moves does not matter here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension View {
  /// The view; how it moves does not matter here.
  nonisolated public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    self
  }

  /// The view; how it moves does not matter here.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// The view; how it comes and goes does not matter here.
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }

  /// The view; how what is in it changes does not matter here.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How a view comes and goes; it means nothing here.
public struct AnyTransition: Sendable {
  /// The way of that name.
  public static let identity = AnyTransition()
  /// The way of that name.
  public static let opacity = AnyTransition()
  /// The way of that name.
  public static let scale = AnyTransition()
  /// The way of that name.
  public static let slide = AnyTransition()

  /// From or to a side.
  nonisolated public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From or to a side, pushing what was there.
  nonisolated public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From or to a place.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition()
  }
  /// Growing or shrinking.
  nonisolated public static func scale(scale: CGFloat, anchor: UnitPoint = .center)
    -> AnyTransition
  {
    AnyTransition()
  }
  /// Coming in one way and going in another.
  nonisolated public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }
  /// Two ways at once.
  nonisolated public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The same way, so fast.
  nonisolated public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How what is in a view changes; it means nothing here.
public struct ContentTransition: Hashable, Sendable {
  /// At once, or by fading.
  public static let identity = ContentTransition(), opacity = ContentTransition()
  /// By changing letters.
  public static let interpolate = ContentTransition()

  /// By counting.
  nonisolated public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
}
