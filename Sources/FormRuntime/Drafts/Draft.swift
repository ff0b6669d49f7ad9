import FormCore
import Foundation

/// What a person had entered in a form that was not submitted.
///
/// Secrets are left out.
public struct Draft: Codable, Hashable, Sendable {
  /// One element's answer, found again by its key among those of the same key.
  public struct Answer: Codable, Hashable, Sendable {
    /// The element's key in the answers, else its name.
    public var key: String
    /// How many elements of that key stand before it.
    public var occurrence: Int
    /// The text of a textual field.
    public var text: String?
    /// Whether a check box is checked.
    public var isChecked: Bool?
    /// What the chosen options of a choice send.
    public var options: [String]?
  }

  /// Where the form came from, such as the path of its page.
  public var source: String
  /// The form's accessible name.
  public var form: String
  /// When it was last kept.
  public var saved: Date
  /// What had been entered, in tree order.
  public var answers: [Answer]

  /// Takes down what was entered in a form.
  public init(of tree: FormTree, source: String, saved: Date = Date()) {
    var answers = DraftAnswers()
    answers.readAll(tree)
    self.init(answers, of: tree, source: source, saved: saved)
  }

  /// Makes a draft of what was taken down.
  public init(
    _ answers: DraftAnswers, of tree: FormTree, source: String, saved: Date = Date()
  ) {
    self.source = source
    form = tree.name
    self.saved = saved
    self.answers = answers.inOrder
  }
}

extension Draft.Answer {
  init(_ element: FormElement, key: String, occurrence: Int) {
    self.key = key
    self.occurrence = occurrence
    switch element.value {
    case .none: break
    case .text(let text): self.text = text
    case .checked(let isChecked): self.isChecked = isChecked
    case .selection(let chosen):
      options = chosen.filter(element.options.indices.contains).map { element.options[$0].value }
    }
  }

  /// The answer as a value of the element; `nil` where the form has changed too much.
  fileprivate func value(for element: FormElement) -> FormValue? {
    switch element.role {
    case .textbox, .searchbox, .spinbutton, .slider: text.map { .text($0) }
    case .checkbox, .switch: isChecked.map { .checked($0) }
    case .radiogroup, .combobox, .listbox:
      options.map { values in
        .selection(
          element.options.indices.filter { values.contains(element.options[$0].value) })
      }
    case .button, .link, .group: nil
    }
  }
}

extension FormSource {
  /// Puts the answers of a draft back.
  ///
  /// - Returns: How many found their element.
  public func restore(_ draft: Draft) -> Int {
    var count = 0
    let tree = tree
    let elements = Dictionary(
      tree.draftable.map { ($1, tree.elements[$0]) }, uniquingKeysWith: { first, _ in first })
    for answer in draft.answers {
      let place = DraftPlace(key: answer.key, occurrence: answer.occurrence)
      guard let element = elements[place], let value = answer.value(for: element) else { continue }
      setValue(value, of: element.id)
      count += 1
    }
    return count
  }
}
