import Foundation

/// A control of a form, whatever it was made from.
///
/// Texts are kept as they came; whoever prints or speaks them makes them safe.
public struct FormElement: Hashable, Sendable {
  /// Its identity.
  public let id: ElementID
  /// Its WAI-ARIA role.
  public var role: Role
  /// Its accessible name.
  public var name: String
  /// Its accessible description.
  public var description: String?
  /// The BCP 47 tag of what it holds, and of its texts where they have no runs; `nil` is the form's
  /// own language.
  public var language: String?
  /// Its texts that are in several languages, or in another one: most elements have none, and an
  /// element is copied often.
  var runs: [RunText: [LanguageRun]] = [:]
  /// What identifies it in its source: HTML's `id`.
  public var sourceID: String?
  /// Its key in the answers; without one it is left out of them.
  public var key: String?

  /// Where it stands among the controls of its form; the same for all where its source has them in
  /// order.
  public var order = 0

  /// What it holds.
  public var value: FormValue
  /// What it held at first: a reset puts it back.
  public var defaultValue: FormValue
  /// The options of a choice.
  public var options: [FormOption] = []
  /// What a text could be, without binding it (HTML's `datalist`).
  public var suggestions: [FormOption] = []
  /// Whether any number of a list's options may be chosen (`aria-multiselectable`).
  public var isMultiselectable = true
  /// What an answer must fulfil.
  public var constraints = Constraints()
  /// The number that its text stands for, where its source reads texts in a way of its own, such as
  /// "1,250.00"; a least and a greatest number then bind it, whatever its type is.
  public var number: Decimal?
  /// What kind of text it takes.
  public var inputType = InputType.text
  /// Its value in words, where they say more than the value itself (`aria-valuetext`).
  public var valueText: String?
  /// Whether what belongs to it is in sight, of something that opens and closes (`aria-expanded`).
  public var isExpanded: Bool?
  /// Whether it is pressed in, of a button that stays so (`aria-pressed`).
  public var isPressed: Bool?
  /// Whether it is the one that is chosen among others like it (`aria-selected`).
  public var isSelected = false
  /// How its texts are spoken.
  public var speech = SpeechAttributes()
  /// What it does, if it is a button.
  public var buttonAction = ButtonAction.press
  /// Whether the form is sent without being validated when this button is pressed (HTML's
  /// `formnovalidate`).
  public var skipsValidation = false
  /// What a browser would call it, where its page does not name it; its name is that in English.
  public var defaultName: DefaultName?
  /// Whether it is a picture that sends the place at which it was pressed (HTML's `type=image`).
  public var sendsPlace = false
  /// What its Return key is called.
  public var submitLabel: SubmitLabel?
  /// Whether its source does something of its own on Return.
  public var hasSubmitAction = false
  /// Whether its source does something when it, or something around it, is tapped.
  public var hasTapAction = false

  /// Whether its value is kept from ears, eyes and logs.
  public var isProtected = false
  /// Whether its text may have several lines.
  public var isMultiline = false
  /// How many characters its lines have at most when it is sent (HTML's `wrap=hard`).
  public var wrapWidth: Int?
  /// The key under which the direction of its text is sent as well (HTML's `dirname`).
  public var directionKey: String?
  /// The direction of its text.
  public var direction = TextDirection.leftToRight
  /// Whether it can be neither focused nor sent.
  public var isDisabled = false
  /// Whether it can be heard and sent, but not changed.
  public var isReadOnly = false
  /// Whether it is left out when the focus moves.
  public var isUnfocusable = false
  /// Whether it holds something of its source's own, which is sent without being met or judged
  /// (HTML's `type=hidden`).
  public var isHidden = false
  /// Whether it is out of sight, and so is sent without being met; it is judged all the same, as a
  /// browser does.
  public var isOutOfSight = false
  /// Whether it stands in a part of the form that is closed now; it is sent and judged all the same.
  public internal(set) var isConcealed = false
  /// Whether a choice has put it out of sight: it is sent, and nobody is asked to mend it.
  public internal(set) var isSetAside = false
  /// Whether it lives by a script, which only a browser runs: a field that cannot be filled here, or
  /// a button that does nothing.
  public var isUnfillable = false
  /// Whether it is a page of its own inside the form (HTML's `iframe`), whose fields are out of reach.
  public var isEmbeddedPage = false
  /// Whether its source calls it unavailable, though it can be used (`aria-disabled`).
  public var isCalledUnavailable = false
  /// Whether it asks for the focus when the form opens.
  public var isAutofocused = false

  /// Whether the person has changed it: HTML judges lengths only then.
  public var isEdited = false
  /// Whether its source says that what it holds is invalid.
  public var isReportedInvalid = false
  /// What its source says is wrong.
  public var reportedError: String?
  /// Where an error is reported of several elements together, such as the parts of a date: the one
  /// of them with which it is counted; `nil` for that one, and for an error of its own.
  public var errorOwner: ElementID?
  /// What a rule of its source's own says is wrong with what it holds (HTML's `setCustomValidity`);
  /// told when it is judged.
  public var customValidity: String?
  /// Whether it is checked or pressed in part (`aria-checked` or `aria-pressed` of `mixed`).
  public var isMixed = false
  /// Whether its source cannot read what was entered.
  public var isUnreadable = false

  /// Creates an element that holds its default value.
  public init(
    id: ElementID, role: Role, name: String, key: String? = nil, value: FormValue = .none
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.key = key
    self.value = value
    defaultValue = value
  }

  /// Whether it can take the focus.
  public var isFocusable: Bool { !isDisabled && isMet && !isUnfocusable && !isConcealed }

  /// Whether a person comes by it at all, or would once a part of the form is open.
  public var isMet: Bool { !isHidden && !isOutOfSight }

  /// Whether it is one of the form's fields, which positions count: buttons are not.
  public var isField: Bool { isFocusable && role.isInput }

  /// Whether the person can change what it holds, here.
  public var isChangeable: Bool { !isReadOnly && !isUnfillable && !offersNothing }

  /// Whether it is a choice without an option that can be chosen, such as a list that a script would
  /// have filled; it is judged all the same, as a browser does.
  public var offersNothing: Bool {
    switch role {
    case .radiogroup, .combobox, .listbox: !isUnfillable && options.allSatisfy(\.isDisabled)
    default: false
    }
  }

  /// Whether any number of its options may be chosen.
  public var choosesSeveral: Bool { role == .listbox && isMultiselectable }

  /// Whether its answer is judged: HTML calls the others barred from constraint validation.
  public var isValidated: Bool {
    !isDisabled && !isHidden && !isReadOnly && !isUnfillable && role.isInput
  }
}
