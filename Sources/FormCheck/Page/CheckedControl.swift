import FormCore
import FormFiles

/// A control of a page, with what rules ask about it.
struct CheckedControl {
  let index: PageElements.Index
  let type: ControlType
  /// The form that it belongs to.
  let form: PageElements.Index?
  let name: PageElements.Name
  /// What the form has of it; of radio buttons, what stands for the first has the whole choice.
  let element: FormElement?
  /// The nearest group around it that has a name.
  let group: PageElements.Index?
  /// Whether nobody can see or focus it.
  let isOutOfSight: Bool
  /// Whether it is kept from speech alone.
  let isSilenced: Bool
  let isDisabled: Bool

  /// Whether a listener comes upon it, by what whoever fills the form meets.
  let isMet: Bool

  /// Whether a person fills it in.
  var isField: Bool {
    switch type {
    case .hidden, .button, .image: false
    case .text, .range, .textArea, .checkbox, .radio, .select: true
    }
  }

  /// What a sentence about it begins with.
  var title: String {
    name.text.isEmpty || name.source == .guess
      ? "this \(noun)" : "the \(noun) \(name.text.quoted)"
  }

  /// What kind of control it is, in words.
  var noun: String {
    switch type {
    case .text(.text): "text field"
    case .text(.tel): "telephone field"
    case .text(.url): "URL field"
    case .text(.dateTimeLocal): "date and time field"
    case .text(.color): "colour field"
    case .text(let type): "\(type.rawValue) field"
    case .range: "slider"
    case .hidden: "hidden input"
    case .textArea: "text area"
    case .checkbox: "check box"
    case .radio: "radio button"
    case .select: "select"
    case .button, .image: "button"
    }
  }
}
