import FormCore

extension View {
  /// Leaves the view and everything in it out of what is heard, and so out of the form.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(HearingChange(isHidden: hidden))
  }

  /// Says where the view comes among the views beside it: the highest first.
  ///
  /// It counts among what stands in one list of views; not across stacks.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(SortPriorityChange(priority: sortPriority))
  }

  /// Makes the view one thing to be heard, or keeps its parts apart.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(ChildrenChange(behavior: children))
  }
}

/// What becomes of the parts of a view that is one thing to be heard.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate let keepsApart: Bool
  private let name: String

  /// They are left out: what the view is called stands for them, or their own words where it is
  /// called nothing, since a silence helps nobody.
  public static let ignore = Self(keepsApart: false, name: "ignore")
  /// Their words are joined.
  ///
  /// What the person can use stays apart and within reach.
  public static let combine = Self(keepsApart: false, name: "combine")
  /// They stay apart, in a group where the view is called something.
  public static let contain = Self(keepsApart: true, name: "contain")
}

/// Leaves a view out.
struct HearingChange {
  let isHidden: Bool

  nonisolated init(isHidden: Bool) { self.isHidden = isHidden }
}

extension HearingChange: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    node.content = isHidden ? .hidden : .none
    node.setChild(content)
  }
}

/// Gives a view a place among its siblings.
struct SortPriorityChange {
  let priority: Double

  nonisolated init(priority: Double) { self.priority = priority }
}

extension SortPriorityChange: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    node.sortPriority = priority
    node.setChild(content)
  }
}

/// Joins the parts of a view.
struct ChildrenChange {
  let behavior: AccessibilityChildBehavior

  nonisolated init(behavior: AccessibilityChildBehavior) { self.behavior = behavior }
}

extension ChildrenChange: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    if !behavior.keepsApart {
      node.setPart(content)
      if node.children.allSatisfy({ !$0.hasElement }) {
        node.setText(node.children.map(\.words).joined(separator: " "))
        return
      }
      node.children.forEach { $0.showing = .everything }
    }
    node.setGroup()
    node.setChild(content, node.environmentOfParts)
  }
}

extension ViewNode {
  /// What is handed down to several parts: what was said of them all is not about each.
  var environmentOfParts: EnvironmentValues {
    var environment = environment
    environment.form.accessibility = AccessibilityProperties()
    return environment
  }

  /// Makes the node a group, if the program calls it something.
  func setGroup() {
    let properties = environment.form.accessibility
    guard let label = properties.label?.foldedWords, !label.isEmpty else {
      if case .none = content { return }
      content = .none
      return
    }
    let words = [properties.value].compactMap(\.self) + properties.hints
    content = .group(
      FormGroup(
        name: label, description: words.isEmpty ? nil : words.joined(separator: " "),
        language: environment.form.locale?.identifier(.bcp47)))
  }
}
