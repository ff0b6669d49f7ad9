import FormCore

/// What was entered in a form so far, taken down element by element: to look again at the one that
/// was left costs the same in a large form as in a small one.
public struct DraftAnswers: Sendable {
  /// What was changed, by the element's place in the tree.
  private var answers: [Int: Draft.Answer] = [:]
  /// The places of what is not as the form gave it.
  private var entered: Set<Int> = []
  private var places: [Int: DraftPlace] = [:]
  private var shape: TreeMark?

  /// Nothing yet.
  public init() {}

  /// Whether nothing was entered, or nothing is left of it: what was changed back is not worth
  /// coming back to by itself.
  public var isEmpty: Bool { entered.isEmpty }

  /// What was changed, in tree order; nothing where nothing is left of it.
  public var inOrder: [Draft.Answer] {
    isEmpty ? [] : answers.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Takes down what every element holds.
  ///
  /// - Returns: Whether that is news.
  @discardableResult
  public mutating func readAll(_ tree: FormTree) -> Bool {
    let old = answers
    answers = [:]
    entered = []
    places = Dictionary(uniqueKeysWithValues: tree.draftable)
    shape = tree.shape
    for index in places.keys { read(index, in: tree) }
    return answers != old
  }

  /// Takes down what an element holds.
  ///
  /// - Returns: Whether that is news.
  public mutating func read(_ id: ElementID, in tree: FormTree) -> Bool {
    guard tree.shape == shape else { return readAll(tree) }
    guard let index = tree.index(of: id) else { return false }
    let old = answers[index]
    read(index, in: tree)
    return answers[index] != old
  }

  private mutating func read(_ index: Int, in tree: FormTree) {
    let element = tree.elements[index]
    guard let place = places[index], element.isEdited, !element.isProtected else {
      answers[index] = nil
      entered.remove(index)
      return
    }
    answers[index] = Draft.Answer(element, key: place.key, occurrence: place.occurrence)
    if element.value == element.defaultValue {
      entered.remove(index)
    } else {
      entered.insert(index)
    }
  }
}

/// What finds an element again in a form that is read anew.
struct DraftPlace: Hashable {
  /// The element's key in the answers, else its name.
  var key: String
  /// How many elements of that key stand before it.
  var occurrence: Int
}

extension FormTree {
  /// The places of the fields that a draft can hold, with what finds them again.
  var draftable: [(place: Int, DraftPlace)] {
    var counts: [String: Int] = [:]
    return elements.enumerated().filter { $1.role.isInput && $1.isMet }.map {
      index, element in
      let key = element.key ?? element.name
      defer { counts[key, default: 0] += 1 }
      return (index, DraftPlace(key: key, occurrence: counts[key, default: 0]))
    }
  }
}
