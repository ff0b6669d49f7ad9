import FormCore
import Foundation
import FormRuntime
import FormViews
import Narration

/// The controls of HTML and of Swift forms, and what is conveyed as they are met.
enum ControlMatrix {
  static let arrivals: [MatrixRow] = texts + toggles + choices + numbers + buttons + states + groups

  private static func arriving(
    _ title: String, _ sources: [@MainActor @Sendable () throws -> any FormSource],
    must: [Meaning], should: [Meaning] = [], may: [(meaning: Meaning, from: Verbosity?)] = []
  ) -> MatrixRow {
    MatrixRow(
      title: title, event: "focus", sources: sources, act: { _ in }, must: must, should: should,
      may: may)
  }

  private static let texts = [
    arriving(
      "Text",
      [
        MatrixRow.page("<label>Name <input value=Ann></label>"),
        MatrixRow.view { TextField("Name", text: .constant("Ann")) },
      ], must: [.name("Name"), .role(.roleText), .value("Ann")], should: [.position(1, of: 1)],
      may: [(.phrase(.submitLabel, .returnNext), .normal)]),
    arriving(
      "Text that is blank",
      [
        MatrixRow.page("<label>Name <input></label>"),
        MatrixRow.view { TextField("Name", text: .constant("")) },
      ], must: [.name("Name"), .role(.roleText), .value(.valueBlank)]),
    arriving(
      "Text with a description",
      [MatrixRow.page("<input aria-label=Name aria-describedby=d><p id=d>As on your card</p>")],
      must: [.name("Name"), .role(.roleText)], should: [.words(.description, "As on your card")]),
    arriving(
      "Text of several lines",
      [
        MatrixRow.page("<label>Words <textarea>One</textarea></label>"),
        MatrixRow.view { TextField("Words", text: .constant("One"), axis: .vertical) },
      ], must: [.name("Words"), .role(.roleMultilineText), .value("One")],
      may: [
        (.phrase(.submitLabel, .returnNewLine), .normal),
        (.phrase(.message, .keyGoesOn, ["keys": "Tab"]), .full),
      ]),
    arriving(
      "Password",
      [
        MatrixRow.page("<label>Code <input type=password value=secret></label>"),
        MatrixRow.view { SecureField("Code", text: .constant("secret")) },
      ], must: [.name("Code"), .role(.roleProtectedText), .value(.valueProtected, count: 6)],
      may: [(.value("secret"), nil)]),
    arriving(
      "Search", [MatrixRow.page("<label>Find <input type=search value=cats></label>")],
      must: [.name("Find"), .role(.roleSearch), .value("cats")]),
    arriving(
      "Date",
      [
        MatrixRow.page(
          "<label>Day <input type=date value=2027-05-03 min=2027-05-01 max=2027-05-09></label>")
      ], must: [.name("Day"), .role(.roleDate), .value("Monday, 3 May 2027")],
      should: [.range("Saturday, 1 May 2027", "Sunday, 9 May 2027")]),
    arriving(
      "Time", [MatrixRow.page("<label>At <input type=time value=09:00 max=10:00></label>")],
      must: [.name("At"), .role(.roleTime), .value("09:00")],
      should: [.phrase(.description, .rangeBefore, ["max": "10:00"])]),
    arriving(
      "Colour", [MatrixRow.page("<label>Ink <input type=color value='#ff0000'></label>")],
      must: [.name("Ink"), .role(.roleColor), .value("red")]),
    arriving(
      "File", [MatrixRow.page("<label>Photo <input type=file accept=image/*></label>")],
      must: [.name("Photo"), .role(.roleFile), .value(.valueBlank)],
      should: [.phrase(.description, .takesFiles, ["kinds": "images"])]),
    arriving(
      "Text with suggestions",
      [
        MatrixRow.page(
          "<label>Tea <input list=t></label><datalist id=t><option>Assam<option>Oolong</datalist>")
      ], must: [.name("Tea"), .role(.roleText)],
      may: [
        (
          .phrase(
            .description, .suggestionsByKey, ["key": "Down"], count: 2), .full
        )
      ]),
  ]

  private static let toggles = [
    arriving(
      "Check box",
      [
        MatrixRow.page("<label>News <input type=checkbox></label>"),
        MatrixRow.view { Toggle("News", isOn: .constant(false)) },
      ], must: [.name("News"), .role(.roleCheckBox), .state(.stateNotChecked)],
      should: [.position(1, of: 1)],
      may: [(.phrase(.message, .keyChecks, ["keys": "Space"]), .full)]),
    arriving(
      "Check box that is checked",
      [
        MatrixRow.page("<label>News <input type=checkbox checked></label>"),
        MatrixRow.view { Toggle("News", isOn: .constant(true)) },
      ], must: [.name("News"), .role(.roleCheckBox), .state(.stateChecked)],
      may: [(.phrase(.message, .keyUnchecks, ["keys": "Space"]), .full)]),
    arriving(
      "Switch", [MatrixRow.page("<label>Dark <input type=checkbox role=switch checked></label>")],
      must: [.name("Dark"), .role(.roleSwitch), .state(.stateOn)],
      may: [(.phrase(.message, .keyTurnsOff, ["keys": "Space"]), .full)]),
  ]

  private static let radios = """
    <fieldset><legend>Size</legend><label>Small <input type=radio name=s></label>
    <label>Large <input type=radio name=s CHECKED></label></fieldset>
    """

  private static let choices = [
    arriving(
      "Radio buttons",
      [
        MatrixRow.page(radios.replacing("CHECKED", with: "checked")),
        MatrixRow.view { Sizes(size: "Large").pickerStyle(.inline) },
      ],
      must: [
        .name("Size"), .role(.roleRadioGroup), .value("Large"), .state(.stateRadioChecked),
      ], should: [.option(2, of: 2), .position(1, of: 1)],
      may: [(.phrase(.message, .keyChooses, ["keys": "Up, Down"]), .full)]),
    arriving(
      "Radio buttons of which none is checked",
      [MatrixRow.page(radios.replacing("CHECKED", with: ""))],
      must: [.name("Size"), .role(.roleRadioGroup), .value("Small")], should: [.option(1, of: 2)],
      may: [(.state(.stateRadioNotChecked), .brief)]),
    arriving(
      "Combo box",
      [
        MatrixRow.page(
          "<label>Size <select><option>Small<option selected>Large</select></label>"),
        MatrixRow.view { Sizes(size: "Large") },
      ], must: [.name("Size"), .role(.roleComboBox), .value("Large")],
      should: [.option(2, of: 2), .position(1, of: 1)],
      // It has nothing to open: its options are gone through where it stands.
      may: [(.state(.stateCollapsed), nil)]),
    arriving(
      "List",
      [
        MatrixRow.page(
          "<label>Size <select size=2><option selected>Small<option>Large</select></label>")
      ], must: [.name("Size"), .role(.roleList), .value("Small")], should: [.option(1, of: 2)]),
    arriving(
      "List of several",
      [
        MatrixRow.page(
          "<label>Size <select multiple><option selected>Small<option>Large</select></label>")
      ],
      must: [
        .name("Size"), .role(.roleListOfSeveral), .value("Small"), .state(.stateSelected),
      ], should: [.option(1, of: 2)],
      may: [(.phrase(.message, .keyPicks, ["keys": "Space"]), .full)]),
    arriving(
      "Option that is unavailable",
      [
        MatrixRow.page(
          "<label>Size <select><option selected disabled>Small<option>Large</select></label>")
      ], must: [.value("Small"), .state(.stateUnavailable)]),
  ]

  private static let numbers = [
    arriving(
      "Slider",
      [
        MatrixRow.page("<label>Loudness <input type=range min=2 max=8 value=5></label>"),
        MatrixRow.view {
          Slider(value: .constant(5.0), in: 2...8, step: 1) { Text("Loudness") }
        },
      ], must: [.name("Loudness"), .role(.roleSlider), .value("5")],
      should: [.range("2", "8"), .position(1, of: 1)],
      may: [(.phrase(.message, .keySteps, ["keys": "Up, Down"]), .full)]),
    arriving(
      "Spin button",
      [
        MatrixRow.page("<label>Guests <input type=number min=2 max=8 value=5></label>"),
        MatrixRow.view { Stepper("Guests", value: .constant(5), in: 2...8) },
      ], must: [.name("Guests"), .role(.roleNumber), .value("5")],
      should: [.range("2", "8"), .position(1, of: 1)],
      may: [(.phrase(.message, .keySteps, ["keys": "Up, Down"]), .full)]),
  ]

  private static let buttons = [
    arriving(
      "Button",
      [
        MatrixRow.page(""), MatrixRow.view { EmptyView() },
      ], must: [.name("Send"), .role(.roleButton)],
      may: [(.phrase(.message, .keyPresses, ["keys": "Space"]), .full)]),
    arriving(
      "Button that is unavailable",
      [MatrixRow.page("<button aria-disabled=true>Go</button>")],
      must: [.name("Go"), .role(.roleButton), .state(.stateUnavailable)]),
    arriving(
      "Button that stays pressed",
      [MatrixRow.page("<button type=button aria-pressed=true>Bold</button>")],
      must: [.name("Bold"), .role(.roleButton), .state(.statePressed)]),
    arriving(
      "Button that opens",
      [
        MatrixRow.page("<details><summary>More</summary>Text</details>"),
        MatrixRow.view { DisclosureGroup("More", isExpanded: .constant(false)) { Text("Text") } },
      ], must: [.name("More"), .role(.roleButton), .state(.stateCollapsed)]),
    arriving(
      "Link",
      [
        MatrixRow.view { Terms() }
      ], must: [.name("Terms"), .role(.roleLink)]),
  ]

  private static let states = [
    arriving(
      "Required",
      [
        MatrixRow.page("<label>Name <input required></label>"),
        MatrixRow.view { TextField("Name", text: .constant("")).required() },
      ], must: [.name("Name"), .state(.stateRequired)], may: [(.state(.stateInvalid), nil)]),
    arriving(
      "Read only", [MatrixRow.page("<label>Name <input readonly value=Ann></label>")],
      must: [.name("Name"), .value("Ann"), .state(.stateReadOnly)]),
    arriving(
      "Invalid",
      [
        MatrixRow.page(
          "<label>Name <input aria-invalid=true aria-describedby=e></label><p id=e>Too odd</p>")
      ], must: [.name("Name"), .state(.stateInvalid), .error("Too odd")]),
    arriving(
      "Field that lives by a script",
      [MatrixRow.page("<div role=textbox aria-label=Name></div>")],
      must: [.name("Name"), .role(.roleText), .state(.stateUnfillable)]),
  ]

  private static let groups = [
    arriving(
      "Group",
      [
        MatrixRow.page("<fieldset><legend>Address</legend><label>Town <input></label></fieldset>"),
        MatrixRow.view { Section("Address") { TextField("Town", text: .constant("")) } },
      ], must: [.group("Address"), .name("Town")], should: [.groupRole("Address")]),
    arriving(
      "Group within a group",
      [
        MatrixRow.page(
          """
          <fieldset><legend>Address</legend><fieldset><legend>Home</legend>
          <label>Town <input></label></fieldset></fieldset>
          """)
      ], must: [.group("Address"), .group("Home")],
      should: [.groupRole("Address"), .groupRole("Home")]),
    arriving(
      "Group that is invalid",
      [
        MatrixRow.page(
          """
          <fieldset aria-describedby=e><legend>Post</legend><p id=e class=error>Choose one</p>
          <label>Fig <input type=checkbox name=a></label>
          <label>Pear <input type=checkbox name=a></label></fieldset>
          """)
      ], must: [.group("Post"), .name("Fig"), .state(.stateInvalid), .error("Choose one")]),
    MatrixRow(
      title: "Leaving a group", event: "focus",
      sources: [
        MatrixRow.page("<fieldset><legend>Address</legend><label>Town <input></label></fieldset>"),
        MatrixRow.view { Section("Address") { TextField("Town", text: .constant("")) } },
      ], act: { $0.press(.tab) }, must: [.name("Send")],
      may: [(.phrase(.group, .groupLeft, ["name": "Address"]), .full)]),
  ]
}

/// A choice of a size.
struct Sizes: View {
  @State private var size: String

  init(size: String) { _size = State(initialValue: size) }

  var body: some View {
    Picker("Size", selection: $size) {
      Text("Small").tag("Small")
      Text("Large").tag("Large")
    }
  }
}

private struct Terms: View {
  var body: some View {
    if let address = URL(string: "https://example.com/terms") {
      Link("Terms", destination: address)
    }
  }
}
