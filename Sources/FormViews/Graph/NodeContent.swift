import FocusCore
import FormCore

/// What there is of a node in the form.
enum NodeContent {
  /// Nothing of its own: only what its children have.
  case none
  /// A text.
  case text(FormText)
  /// A control. What its children are is part of it.
  case element(FormElement)
  /// The beginning of a group.
  case group(FormGroup)
  /// The beginning of a region of the focus.
  case region(Region)
  /// Buttons that go with the keyboard: beside the form, not in it.
  case toolbar(isKeyboard: Bool)
  /// Nothing, and nothing of its children.
  case hidden
  /// A rule for the form as a whole, and what it says where it is broken.
  case rule(broken: String?)

  /// A region of the focus, and what asks for the focus in it.
  struct Region {
    var traits: FocusRegion.Traits = []
    /// The stop that has the focus when the form opens, worked out when the map is there.
    var entry: ((FocusMap) -> FocusID?)?
    /// Whether the entry counts only when the form opens, or begins anew in a scope: not when the
    /// focus is moved into the region.
    var isEntryAtStartOnly = false
    /// What the region is to the person where there is no control in it.
    var standIn: StandIn?
  }

  /// A control that stands for everything in a region, if that is only words.
  struct StandIn {
    /// Makes the control, with the words for its name.
    let make: (String) -> FormElement
    let shape: Int

    init(make: @escaping (String) -> FormElement) {
      self.make = make
      shape = NodeContent.shape(of: make("."))
    }
  }

  /// What of it decides the shape of the form, as bits: where they are the same, the form changes
  /// in place.
  var shape: Int {
    switch self {
    case .none: 0
    case .text: 1
    case .element(let element): 2 | Self.shape(of: element)
    case .group: 3
    case .region(let region):
      4 | Int(region.traits.rawValue) << 8 | bit(region.standIn != nil, 16)
        | (region.standIn?.shape ?? 0)
    case .toolbar(let isKeyboard): 5 | bit(isKeyboard, 3)
    case .hidden: 6
    case .rule: 7
    }
  }

  var isText: Bool { if case .text = self { true } else { false } }
  /// What a rule says is wrong with the form as a whole.
  var formError: String? {
    if case .rule(let broken) = self { broken } else { nil }
  }

  fileprivate static func shape(of element: FormElement) -> Int {
    bit(element.isFocusable, 3) | bit(element.isField, 4) | bit(element.isHidden, 5)
      | bit(element.isAutofocused, 6) | bit(element.buttonActsAs(.submit), 7)
  }
}

private func bit(_ isSet: Bool, _ place: Int) -> Int { isSet ? 1 << place : 0 }

/// What a control does when it is used.
struct ControlActions {
  /// Takes over what the person has entered.
  var set: ((FormValue) -> Void)?
  /// What a button does.
  var press: (() -> Void)?
  /// A step up or down, of what has no value of its own.
  var adjust: ((_ up: Bool) -> Void)?
  /// What Return does instead of its usual action.
  var submit: (() -> Void)?
  /// What a tap anywhere in it does.
  var activate: (() -> Void)?
  /// Called when the focus went away.
  var leave: (() -> Void)?
}
