/// A colour of the platform that listings name, as in `Color(.systemGray6)`; it says nothing.
public struct UIColor: Hashable, Sendable {
  let name: String

  /// The colour of that name.
  public static let systemBackground = UIColor(name: "systemBackground")
  /// The colour of that name.
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  /// The colour of that name.
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
  /// The colour of that name.
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  /// The colour of that name.
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground")
  /// The colour of that name.
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackground")
  /// The colour of that name.
  public static let systemFill = UIColor(name: "systemFill")
  /// The colour of that name.
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
  /// The colour of that name.
  public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
  /// The colour of that name.
  public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
  /// The colour of that name.
  public static let label = UIColor(name: "label")
  /// The colour of that name.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  /// The colour of that name.
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  /// The colour of that name.
  public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
  /// The colour of that name.
  public static let placeholderText = UIColor(name: "placeholderText")
  /// The colour of that name.
  public static let separator = UIColor(name: "separator")
  /// The colour of that name.
  public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
  /// The colour of that name.
  public static let link = UIColor(name: "link")
  /// The colour of that name.
  public static let tintColor = UIColor(name: "tintColor")
  /// The colour of that name.
  public static let systemBlue = UIColor(name: "systemBlue")
  /// The colour of that name.
  public static let systemBrown = UIColor(name: "systemBrown")
  /// The colour of that name.
  public static let systemCyan = UIColor(name: "systemCyan")
  /// The colour of that name.
  public static let systemGray = UIColor(name: "systemGray")
  /// The colour of that name.
  public static let systemGray2 = UIColor(name: "systemGray2")
  /// The colour of that name.
  public static let systemGray3 = UIColor(name: "systemGray3")
  /// The colour of that name.
  public static let systemGray4 = UIColor(name: "systemGray4")
  /// The colour of that name.
  public static let systemGray5 = UIColor(name: "systemGray5")
  /// The colour of that name.
  public static let systemGray6 = UIColor(name: "systemGray6")
  /// The colour of that name.
  public static let systemGreen = UIColor(name: "systemGreen")
  /// The colour of that name.
  public static let systemIndigo = UIColor(name: "systemIndigo")
  /// The colour of that name.
  public static let systemMint = UIColor(name: "systemMint")
  /// The colour of that name.
  public static let systemOrange = UIColor(name: "systemOrange")
  /// The colour of that name.
  public static let systemPink = UIColor(name: "systemPink")
  /// The colour of that name.
  public static let systemPurple = UIColor(name: "systemPurple")
  /// The colour of that name.
  public static let systemRed = UIColor(name: "systemRed")
  /// The colour of that name.
  public static let systemTeal = UIColor(name: "systemTeal")
  /// The colour of that name.
  public static let systemYellow = UIColor(name: "systemYellow")
  /// The colour of that name.
  public static let black = UIColor(name: "black")
  /// The colour of that name.
  public static let white = UIColor(name: "white")
  /// The colour of that name.
  public static let clear = UIColor(name: "clear")
  /// The colour of that name.
  public static let gray = UIColor(name: "gray")
  /// The colour of that name.
  public static let lightGray = UIColor(name: "lightGray")
  /// The colour of that name.
  public static let darkGray = UIColor(name: "darkGray")
  /// The colour of that name.
  public static let red = UIColor(name: "red")
  /// The colour of that name.
  public static let green = UIColor(name: "green")
  /// The colour of that name.
  public static let blue = UIColor(name: "blue")
}
