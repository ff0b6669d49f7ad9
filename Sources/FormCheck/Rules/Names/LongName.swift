import FormFiles

/// A name that takes long to hear: 100 characters take five seconds at 175 words a minute
/// (our own measurement).
struct LongName: Rule {
  let name = "long-name"
  let level = Finding.Level.warning
  let why = "it is heard whole each time somebody comes by"
  let mend = "shorten it to a few words, and put the rest into a text that aria-describedby names"

  /// The most characters that a name should have.
  static let longest = 100

  func check(_ page: CheckedPage) -> [Fault] {
    let controls = page.met.filter { $0.name.text.count > Self.longest }.map {
      Fault($0, "has a name of \($0.name.text.count) characters")
    }
    let groups = page.groups.values.compactMap { group -> Fault? in
      guard let count = group.name?.count, count > Self.longest else { return nil }
      return Fault(group.index, "this group has a name of \(count) characters")
    }
    return controls + groups
  }
}
