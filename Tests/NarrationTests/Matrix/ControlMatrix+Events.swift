import FormCore
import FormRuntime
import FormViews
import Narration

/// What is conveyed of what happens to a control.
extension ControlMatrix {
  private static let fruit = """
    <fieldset><legend>Size</legend><label>Small <input type=radio name=s checked></label>
    <label>Large <input type=radio name=s></label></fieldset>
    """
  private static let list = "<select multiple aria-label=Size><option>Small<option>Large</select>"
  private static let combo = "<select aria-label=Size><option>Small<option>Large</select>"

  static let changes = [
    MatrixRow(
      title: "A check box is checked", event: "valueChanged",
      sources: [
        MatrixRow.page("<label>News <input type=checkbox></label>"), MatrixRow.view { News() },
      ], act: { $0.press(.character(" ")) }, must: [.state(.stateChecked)],
      may: [(.name("News"), nil), (.role(.roleCheckBox), nil)]),
    MatrixRow(
      title: "A check box is unchecked", event: "valueChanged",
      sources: [
        MatrixRow.page("<label>News <input type=checkbox></label>"), MatrixRow.view { News() },
      ], act: { $0.press(.character(" "), .character(" ")) }, must: [.state(.stateNotChecked)]),
    MatrixRow(
      title: "A switch is turned on", event: "valueChanged",
      sources: [MatrixRow.page("<label>Dark <input type=checkbox role=switch></label>")],
      act: { $0.press(.character(" ")) }, must: [.state(.stateOn)]),
    MatrixRow(
      title: "A radio button is chosen", event: "option",
      sources: [
        MatrixRow.page(fruit), MatrixRow.view { Sizes(size: "Small").pickerStyle(.inline) },
      ], act: { $0.press(.down) }, must: [.value("Large"), .state(.stateRadioChecked)],
      should: [.place(2, of: 2)], may: [(.name("Size"), nil), (.message(.wrappedToTop), nil)]),
    MatrixRow(
      title: "Radio buttons go round", event: "option",
      sources: [
        MatrixRow.page(fruit), MatrixRow.view { Sizes(size: "Small").pickerStyle(.inline) },
      ], act: { $0.press(.down, .down) },
      must: [.value("Small"), .state(.stateRadioChecked), .message(.wrappedToTop)],
      should: [.place(1, of: 2)]),
    MatrixRow(
      title: "An option of a combo box is reached", event: "option",
      sources: [MatrixRow.page(combo), MatrixRow.view { Sizes(size: "Small") }],
      act: { $0.press(.down) }, must: [.value("Large")], should: [.place(2, of: 2)],
      may: [(.name("Size"), nil)]),
    MatrixRow(
      title: "A combo box ends", event: "refused",
      sources: [MatrixRow.page(combo), MatrixRow.view { Sizes(size: "Small") }],
      act: { $0.press(.up) }, must: [], may: [(.message(.refusedStart), .brief)]),
    MatrixRow(
      title: "An option of a list is reached", event: "option", sources: [MatrixRow.page(list)],
      act: { $0.press(.down) }, must: [.value("Large"), .state(.stateNotSelected)],
      should: [.place(2, of: 2)]),
    MatrixRow(
      title: "An option of a list is chosen", event: "option", sources: [MatrixRow.page(list)],
      act: { $0.press(.character(" ")) }, must: [.state(.stateSelected)],
      may: [(.value("Small"), nil)]),
    MatrixRow(
      title: "A slider steps", event: "valueChanged",
      sources: [
        MatrixRow.page("<input type=range aria-label=A max=9 value=8>"), MatrixRow.view { Loud() },
      ], act: { $0.press(.up) }, must: [.value("9")], may: [(.name("A"), nil)]),
    MatrixRow(
      title: "A slider is at its end", event: "refused",
      sources: [
        MatrixRow.page("<input type=range aria-label=A max=9 value=8>"), MatrixRow.view { Loud() },
      ], act: { $0.press(.up, .up) }, must: [.message(.refusedMaximum)], should: [.value("9")]),
    MatrixRow(
      title: "A spin button steps", event: "valueChanged",
      sources: [
        MatrixRow.page("<input type=number aria-label=A max=9 value=8>"),
        MatrixRow.view { Guests() },
      ], act: { $0.press(.up) }, must: [.value("9")]),
    MatrixRow(
      title: "A spin button is at its end", event: "refused",
      sources: [
        MatrixRow.page("<input type=number aria-label=A max=9 value=8>"),
        MatrixRow.view { Guests() },
      ], act: { $0.press(.up, .up, .pageUp) }, must: [.message(.refusedMaximum)],
      should: [.value("9")]),
    MatrixRow(
      title: "A date is at its end", event: "refused",
      sources: [
        MatrixRow.page("<input type=date aria-label=A min=2027-05-03 value=2027-05-03>")
      ], act: { $0.press(.down) }, must: [.message(.refusedMinimum)],
      should: [.value("Monday, 3 May 2027")]),
    MatrixRow(
      title: "A button opens", event: "valueChanged",
      sources: [MatrixRow.page("<details><summary>More</summary>Text</details>")],
      act: { $0.press(.return) }, must: [.state(.stateExpanded)]),
    MatrixRow(
      title: "The focus goes round to the first field", event: "focus",
      sources: [
        MatrixRow.page("<label>Name <input></label>"),
        MatrixRow.view { TextField("Name", text: .constant("")) },
      ], act: { $0.press(.tab, .tab) }, must: [.name("Name"), .message(.wrappedToTop)]),
    MatrixRow(
      title: "The focus goes round to the last field", event: "focus",
      sources: [
        MatrixRow.page("<label>Name <input></label>"),
        MatrixRow.view { TextField("Name", text: .constant("")) },
      ], act: { $0.press(Key(.tab, .shift)) }, must: [.name("Send"), .message(.wrappedToBottom)]),
  ]

  private static let name = [
    MatrixRow.page("<label>Name <input value=Ann></label>"), MatrixRow.view { Person(name: "Ann") },
  ]

  /// Text cannot be selected, so there is no row for that.
  static let editing = [
    MatrixRow(
      title: "A character is typed", event: "typed", sources: name, act: { $0.type("e") },
      must: [.echo("e")], may: [(.name("Name"), nil)]),
    MatrixRow(
      title: "A capital is typed", event: "typed", sources: name, act: { $0.type("B") },
      must: [.phrase(.echo, .capital, ["character": "B"])]),
    MatrixRow(
      title: "A word is completed", event: "typed", sources: name, act: { $0.type("a ") },
      must: [.echo("Anna"), .echo("space")]),
    MatrixRow(
      title: "A secret is typed", event: "typed",
      sources: [
        MatrixRow.page("<label>Code <input type=password></label>"), MatrixRow.view { Secret() },
      ], act: { $0.type("x") }, must: [.phrase(.echo, .star)], may: [(.echo("x"), nil)]),
    MatrixRow(
      title: "A character is deleted", event: "deleted", sources: name,
      act: { $0.press(.backspace) }, must: [.echo("n")]),
    MatrixRow(
      title: "The character at the caret is deleted", event: "deleted", sources: name,
      act: { $0.press(.home, .delete) }, must: [.echo("n")]),
    MatrixRow(
      title: "A word is deleted", event: "deleted", sources: name,
      act: { $0.press(.control("w")) }, must: [.echo("Ann")]),
    MatrixRow(
      title: "The caret moves to a character", event: "caret", sources: name,
      act: { $0.press(.left) }, must: [.echo("n")]),
    MatrixRow(
      title: "The caret comes to the end", event: "caret", sources: name, act: { $0.press(.end) },
      must: [.phrase(.echo, .valueBlank)]),
    MatrixRow(
      title: "A field is full", event: "refused",
      sources: [MatrixRow.page("<label>Name <input value=Ann maxlength=3></label>")],
      act: { $0.type("e") }, must: [.phrase(.message, .refusedFull, ["limit": "3"])],
      may: [(.echo("e"), nil)]),
    MatrixRow(
      title: "A field cannot be changed", event: "refused",
      sources: [MatrixRow.page("<label>Name <input value=Ann readonly></label>")],
      act: { $0.type("e") }, must: [.message(.refusedReadOnly)]),
  ]

  private static let emails = [
    MatrixRow.page(
      "<fieldset><legend>Contact</legend><label>Email <input type=email required></label></fieldset>"
    ),
    MatrixRow.view { Section("Contact") { Email() } },
  ]

  static let judgements = [
    MatrixRow(
      title: "A submit fails", event: "submitFailed", sources: emails, act: { $0.ask(.return) },
      must: [
        .phrase(.summary, .problems, count: 1), .message(.focusStaysOn), .name("Email"),
        .role(.roleText), .state(.stateRequired), .state(.stateInvalid),
        .error("Fill in this field."), .value(.valueBlank),
      ]),
    MatrixRow(
      title: "A submit that failed moves the focus", event: "submitFailed", sources: emails,
      act: { $0.press(.tab, .return) },
      must: [
        .phrase(.summary, .problems, count: 1), .message(.focusMovedTo), .group("Contact"),
        .name("Email"), .state(.stateInvalid), .error("Fill in this field."),
      ], should: [.groupRole("Contact")]),
    MatrixRow(
      title: "An invalid field is come back to", event: "focus", sources: emails,
      act: {
        $0.ask(.return)
        $0.press(.tab, .tab)
      },
      must: [
        .name("Email"), .role(.roleText), .state(.stateRequired), .state(.stateInvalid),
        .error("Fill in this field."),
      ]),
    MatrixRow(
      title: "A mended field is left", event: "revalidated", sources: emails,
      act: {
        $0.ask(.return)
        $0.type("a@b.example")
        $0.press(.tab)
      }, must: [.state(.valid), .phrase(.summary, .noProblems)], should: [.name("Email")]),
    MatrixRow(
      title: "A field is left that is wrong in another way", event: "revalidated",
      sources: emails,
      act: {
        $0.ask(.return)
        $0.type("a")
        $0.press(.tab)
      },
      must: [
        .name("Email"), .state(.stateInvalid),
        .error("Enter an email address, such as name@example.com."),
      ]),
    MatrixRow(
      title: "The form is submitted", event: "submitted",
      sources: [MatrixRow.page("<label>Name <input></label>")], act: { $0.ask(.return) },
      must: [.phrase(.message, .submitted, ["name": "Test"])]),
  ]
}

private struct News: View {
  @State private var wantsNews = false

  var body: some View { Toggle("News", isOn: $wantsNews) }
}

private struct Loud: View {
  @State private var loudness = 8.0

  var body: some View { Slider(value: $loudness, in: 0...9, step: 1) { Text("A") } }
}

private struct Guests: View {
  @State private var count = 8

  var body: some View { Stepper("A", value: $count, in: 0...9) }
}

private struct Person: View {
  @State private var name: String

  init(name: String) { _name = State(initialValue: name) }

  var body: some View { TextField("Name", text: $name) }
}

private struct Secret: View {
  @State private var code = ""

  var body: some View { SecureField("Code", text: $code) }
}

private struct Email: View {
  @State private var email = ""

  var body: some View { TextField("Email", text: $email).required().fieldType(.email) }
}
