import FormFiles

/// One thing that a listener would stumble over, and how it is found.
protocol Rule: Sendable {
  /// What it is called in findings: words with dashes between them.
  var name: String { get }
  var level: Finding.Level { get }
  /// What it does to a listener.
  var why: String { get }
  /// How it is mended.
  var mend: String { get }

  /// Finds it in a page.
  func check(_ page: CheckedPage) -> [Fault]
}

/// A place where a page breaks a rule.
struct Fault: Hashable {
  /// The element.
  var node: PageElements.Index
  /// What is wrong with it, in words that the rule's why can follow.
  var what: String
  /// How it is mended, where that can be said more closely than the rule does.
  var mend: String?

  init(_ node: PageElements.Index, _ what: String, mend: String? = nil) {
    self.node = node
    self.what = what
    self.mend = mend
  }

  init(_ control: CheckedControl, _ what: String, mend: String? = nil) {
    self.init(control.index, "\(control.title) \(what)", mend: mend)
  }
}
