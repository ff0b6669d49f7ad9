import FormFiles

/// What a node stands in, itself included.
struct Surroundings {
  /// Whether nobody can see or focus it.
  var isOutOfSight = false
  /// Whether it is out of sight with all that is in it.
  private var isTakenAway = false
  /// Whether it is kept from speech alone.
  var isSilenced = false
  /// The nearest group that has a name.
  var group: PageElements.Index?

  /// The surroundings of all nodes, in one pass: a parent comes before what is in it.
  static func ofNodes(
    in markup: PageElements, _ groups: [PageElements.Index: CheckedGroup]
  ) -> [Surroundings] {
    var all: [Surroundings] = []
    all.reserveCapacity(markup.indices.count)
    for index in markup.indices {
      var here = markup.parent(of: index).map { all[$0] } ?? Surroundings()
      if !markup.isText(index) {
        here.isTakenAway = here.isTakenAway || markup.takesAway(index)
        here.isOutOfSight = here.isTakenAway || markup.isInvisible(index)
        here.isSilenced = here.isSilenced || markup.silences(index)
        if groups[index]?.name != nil { here.group = index }
      }
      all.append(here)
    }
    return all
  }
}
