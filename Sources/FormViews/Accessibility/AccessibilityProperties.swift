import FormCore

/// What a program says of a view to those who hear it, in place of what the view says itself.
///
/// It goes down to the one text or control that the view comes to. Where the view has several
/// parts, it is about all of them together: then they become a group of that name.
struct AccessibilityProperties {
  var label: String?
  var value: String?
  var hints: [String] = []
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var activate: (@MainActor () -> Void)?
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?

  /// Whether nothing is said.
  var isEmpty: Bool {
    label == nil && value == nil && hints.isEmpty && addedTraits.isEmpty && removedTraits.isEmpty
      && activate == nil && adjust == nil
  }

  func has(_ trait: AccessibilityTraits) -> Bool {
    addedTraits.contains(trait) && !removedTraits.contains(trait)
  }
}

/// What a view is, or is like, to those who hear it.
///
/// A button, a link and what is selected are told; the others are taken and mean nothing here.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt32

  /// Creates traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It acts when it is pressed: told of what has an action.
  public static let isButton = Self(rawValue: 1 << 0)
  /// It is a heading.
  public static let isHeader = Self(rawValue: 1 << 1)
  /// It is the chosen one among others.
  public static let isSelected = Self(rawValue: 1 << 2)
  /// It leads to another place: told of what has an action.
  public static let isLink = Self(rawValue: 1 << 3)
  /// It is a search field.
  public static let isSearchField = Self(rawValue: 1 << 4)
  /// It is an image.
  public static let isImage = Self(rawValue: 1 << 5)
  /// It plays a sound of its own.
  public static let playsSound = Self(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = Self(rawValue: 1 << 7)
  /// It is text that does not change.
  public static let isStaticText = Self(rawValue: 1 << 8)
  /// It sums up what is there when a program starts.
  public static let isSummaryElement = Self(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 10)
  /// It starts to play or record.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// It is touched directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  /// It turns a page when it was read.
  public static let causesPageTurn = Self(rawValue: 1 << 13)
  /// It keeps from everything beside it.
  public static let isModal = Self(rawValue: 1 << 14)
  /// It is switched on and off.
  public static let isToggle = Self(rawValue: 1 << 15)
  /// It is a bar of tabs.
  public static let isTabBar = Self(rawValue: 1 << 16)
}

/// Which way something is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
