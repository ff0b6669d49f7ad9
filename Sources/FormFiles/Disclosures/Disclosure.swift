import FormCore

/// A part of a form that opens and closes: `details`, or what a check box or a radio button reveals.
struct Disclosure: Sendable {
  /// What opens it.
  enum Opener: Hashable, Sendable {
    /// The summary of a `details` element, by a press.
    case summary(ElementID)
    /// A check box, by being checked.
    case checkbox(ElementID)
    /// An option of a radio group, by being chosen.
    case option(ElementID, Int)

    /// The element that the person acts on.
    var element: ElementID {
      switch self {
      case .summary(let id), .checkbox(let id), .option(let id, _): id
      }
    }
  }

  /// What opens it, any of them.
  var openers: [Opener]
  /// Its nodes in the form's tree.
  var nodes = 0..<0
  /// Whether it is open.
  var isOpen: Bool
  /// What `details` elements have in common of which one at most is open (their `name`).
  var family: String?

  /// Whether it is a `details` element, which a press opens; the rest follows what is chosen.
  var isOfDetails: Bool {
    openers.contains { if case .summary = $0 { true } else { false } }
  }

  /// Whether something that opens it is chosen.
  func isOpened(in tree: FormTree) -> Bool {
    openers.contains { opener in
      switch opener {
      case .summary: isOpen
      case .checkbox(let id): tree[id]?.value.isChecked ?? false
      case .option(let id, let index): tree[id]?.value.selection.contains(index) ?? false
      }
    }
  }
}

/// Where in a page something opens and closes.
struct DisclosureMarkup: Sendable {
  /// The controls that reveal an element by being checked, under that element.
  ///
  /// `data-aria-controls` is what GOV.UK's pages have before their script makes it `aria-controls`.
  /// That alone may name what is in sight all the time: then it is followed only where the page
  /// hides what it names, or says that the control opens something.
  let revealers: [Markup.Index: [Markup.Index]]

  init(_ markup: Markup) {
    var revealers: [Markup.Index: [Markup.Index]] = [:]
    for control in markup.elements(["input"], in: markup.nodes.indices) {
      switch markup.controlType(of: control) {
      case .checkbox, .radio: break
      default: continue
      }
      let follows = markup.has("aria-expanded", control)
      let named =
        markup.references("data-aria-controls", of: control)
        + markup.references("aria-controls", of: control).filter {
          follows || markup.conceals($0)
            || markup.hasClass(containing: "hidden", $0)
            || markup.hasClass(containing: "collapse", $0)
        }
      for target in named where !markup.isInside(control, target) && target != control {
        revealers[target, default: []].append(control)
      }
    }
    self.revealers = revealers
  }
}

extension Markup {
  /// The summary of a `details` element: the first that is its child.
  func summary(of details: Index) -> Index? {
    descendants(of: details).first { tag($0) == "summary" && nodes[$0].parent == details }
  }
}
