/// How a control of a page is told to those who do not see it, by accname and HTML-AAM.
public struct ControlName: Hashable, Sendable {
  /// Its `id` attribute.
  public var id: String?
  /// Its WAI-ARIA role: the one that it names, else the one that HTML-AAM maps it to.
  public var role: String
  /// Its accessible name; empty where it has none.
  public var name: String
  /// Its accessible description.
  public var description: String?

  /// Creates an entry.
  public init(id: String?, role: String, name: String, description: String?) {
    self.id = id
    self.role = role
    self.name = name
    self.description = description
  }
}

extension Naming {
  /// The names of all controls that are in sight, in tree order, radio buttons one by one.
  var controlNames: [ControlName] {
    markup.nodes.indices.compactMap { index in
      guard markup.isControl(index), !markup.isHidden(index), let role = markup.role(of: index)
      else { return nil }
      let name = name(of: index)
      return ControlName(
        id: markup.attribute("id", of: index).flatMap { $0.isEmpty ? nil : $0 }, role: role,
        name: name?.text ?? "", description: description(of: index, besides: name?.source)?.text)
    }
  }
}
