/// An object of JSON: its members, in their order.
package struct JSONObject: Hashable, Sendable {
  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue
    /// The line of the name, from 1.
    package var line: Int
  }

  /// The members; of a name that stands twice both.
  package let members: [Member]
  private let places: [String: Int]

  /// Creates an object.
  package init(_ members: [Member] = []) {
    self.members = members
    places = Dictionary(
      members.indices.map { (members[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a name; of one that stands twice the first.
  package subscript(name: String) -> JSONValue? { places[name].map { members[$0].value } }

  /// The names, each once.
  package var names: some Collection<String> { places.keys }
}
