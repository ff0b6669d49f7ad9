import FocusCore

/// A property that makes its view be evaluated again when what it stands for changes.
public protocol DynamicProperty {
  /// Called before the view is asked for its body.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing, unless a property does something.
  public mutating func update() {}
}

/// A property that is linked to its node.
@MainActor
protocol LinkedProperty: DynamicProperty {
  func link(to node: ViewNode, at path: PropertyPath)
}

/// Where a property stands in the view that declares it: its place, and its place in there.
struct PropertyPath: Hashable {
  private var place = 0

  /// The path of a property of what stands here.
  ///
  /// No type has a thousand stored properties.
  func appending(_ index: Int) -> PropertyPath {
    var path = self
    path.place = place * 1000 + index + 1
    return path
  }
}

/// Finds the dynamic properties of a view or modifier.
@MainActor
enum DynamicProperties {
  static func install(_ owner: some Any, in node: ViewNode) {
    install(owner, in: node, at: PropertyPath())
  }

  private static func install(_ owner: some Any, in node: ViewNode, at path: PropertyPath) {
    guard node.graph.mayHaveProperties(type(of: owner)) else { return }
    var hasProperties = false
    for (index, child) in Mirror(reflecting: owner).children.enumerated() {
      guard var property = child.value as? any DynamicProperty else { continue }
      hasProperties = true
      let path = path.appending(index)
      if let property = property as? any LinkedProperty {
        property.link(to: node, at: path)
      } else {
        // A property of the program's own, with properties in it.
        install(property, in: node, at: path)
        property.update()
      }
    }
    node.graph.note(type(of: owner), hasProperties: hasProperties)
  }
}
