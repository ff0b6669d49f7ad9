import FormCore
import FormViews
import Narration
import Testing

/// What is said of each control, in brief, as usual and in full.
@MainActor
@Suite struct ArrivingTests {
  /// A control and what is heard on arriving.
  struct Arrival: Sendable, CustomTestStringConvertible {
    var control: String
    var brief: String
    /// What normal has more.
    var more: String
    var label = "Return: next"
    /// What full has more: the keys.
    var keys = ""

    var testDescription: String { control }
  }

  nonisolated static let arrivals = [
    Arrival(
      control: "<label>Name <input></label>", brief: "Name, edit, blank", more: ", 1 of 1"),
    Arrival(
      control: "<label>Name <input value='Anna Bell' readonly></label>",
      brief: "Name, edit, Anna Bell, read only", more: ", 1 of 1"),
    Arrival(
      control: "<label>Email <input type=email required aria-describedby=d></label>"
        + "<p id=d>We never share it</p>",
      brief: "Email, edit, blank, required", more: ", We never share it, 1 of 1"),
    Arrival(
      control: "<label>Site <input type=url value='https://a.example'></label>",
      brief: "Site, edit, https://a.example", more: ", 1 of 1"),
    Arrival(
      control: "<label>Phone <input type=tel></label>", brief: "Phone, edit, blank",
      more: ", 1 of 1"),
    Arrival(
      control: "<label>Find <input type=search value=cats></label>",
      brief: "Find, search edit, cats", more: ", 1 of 1"),
    Arrival(
      control: "<label>Code <input type=password value=secret required></label>",
      brief: "Code, edit, protected, 6 characters, required", more: ", 1 of 1"),
    Arrival(
      control: "<label>Age <input type=number min=18 max=120></label>",
      brief: "Age, number edit, blank", more: ", from 18 to 120, 1 of 1",
      keys: ", Up, Down: change it"),
    Arrival(
      control: "<label>Age <input type=number min=18 value=20></label>",
      brief: "Age, number edit, 20", more: ", 18 or more, 1 of 1",
      keys: ", Up, Down: change it"),
    Arrival(
      control: "<label>Age <input type=number max=120></label>",
      brief: "Age, number edit, blank", more: ", 120 or less, 1 of 1",
      keys: ", Up, Down: change it"),
    Arrival(
      control: "<label>Day <input type=date></label>", brief: "Day, date, blank",
      more: ", arrows change it, or type it, such as 3 May 2027, 1 of 1"),
    Arrival(
      control: "<label>Terms <input type=checkbox required></label>",
      brief: "Terms, check box, not checked, required", more: ", 1 of 1",
      keys: ", Space: check"),
    Arrival(
      control: "<label>News <input type=checkbox checked></label>",
      brief: "News, check box, checked", more: ", 1 of 1",
      keys: ", Space: uncheck"),
    Arrival(
      control: "<label>Fruit <select><option>Apple<option selected>Pear</select></label>",
      brief: "Fruit, combo box, Pear", more: ", option 2 of 2, 1 of 1",
      keys: ", Up, Down: choose"),
    Arrival(
      control: "<label>Fruit <select multiple><option>Apple<option selected>Pear</select></label>",
      brief: "Fruit, list, several choices, Pear, selected", more: ", option 2 of 2, 1 of 1",
      keys: ", Up, Down: go through the options, Space: choose or take back"),
    Arrival(
      control: "<label>Fruit <select multiple><option>Apple<option>Pear</select></label>",
      brief: "Fruit, list, several choices, Apple, not selected", more: ", option 1 of 2, 1 of 1",
      keys: ", Up, Down: go through the options, Space: choose or take back"),
    Arrival(
      control: "<label>Fruit <select></select></label>",
      brief: "Fruit, combo box, nothing selected, has no options", more: ", 1 of 1"),
    Arrival(
      control: "<label>Words <textarea>One\nTwo</textarea></label>",
      brief: "Words, edit, several lines, 2 lines: One, Two", more: ", 1 of 1",
      label: "Return: new line",
      keys: ", Tab: next field"),
    Arrival(
      control: "<label>Go <input enterkeyhint=go></label>", brief: "Go, edit, blank",
      more: ", 1 of 1", label: "Return: go"),
    Arrival(
      control: "<label>Photo <input type=file></label>",
      brief: "Photo, file edit, blank", more: ", the path of a file, 1 of 1"),
    Arrival(
      control: "<fieldset><legend>Size</legend><label><input type=radio name=s>Small</label>"
        + "<label><input type=radio name=s checked>Large</label></fieldset>",
      brief: "Size, radio buttons, Large, checked", more: ", option 2 of 2, 1 of 1",
      keys: ", Up, Down: choose"),
    Arrival(
      control: "<label>Day <input type=date min=2027-01-01></label>", brief: "Day, date, blank",
      more: ", arrows change it, or type it, such as 3 May 2027, "
        + "Friday, 1 January 2027 or later, 1 of 1"),
    Arrival(
      control: "<label>At <input type=time max=09:00></label>", brief: "At, time, blank",
      more: ", arrows change it, or type it, such as 09:00, 09:00 or earlier, 1 of 1"),
    Arrival(
      control: "<label>Age <input type=number min=none></label>",
      brief: "Age, number edit, blank", more: ", 1 of 1",
      keys: ", Up, Down: change it"),
  ]

  @Test func `States follow the value, whatever belongs to it`() throws {
    let listener = try Listener.at(
      """
      <fieldset><legend>Size</legend><label><input type=radio name=s required>S</label>
      <label><input type=radio name=s aria-describedby=d>L</label></fieldset><p id=d>Large</p>
      """)
    #expect(
      listener.told().map(\.outline) == [
        [
          "name: Size", "role: radio buttons", "value: S", "state: not checked",
          "setPosition: option 1 of 2", "state: required", "position: 1 of 1",
          "submitLabel: Return: next",
        ]
      ])
  }

  @Test(arguments: arrivals)
  func `A control`(_ arrival: Arrival) throws {
    let brief = try Listener.at(arrival.control, .brief)
    let normal = try Listener.at(arrival.control)
    let full = try Listener.at(arrival.control, .full)
    #expect(brief.heard() == [arrival.brief])
    #expect(normal.heard() == [arrival.brief + arrival.more + ", " + arrival.label])
    #expect(full.heard() == [arrival.brief + arrival.more + ", " + arrival.label + arrival.keys])
  }

  @Test func `The keyboard's buttons are told with the keys that press them, once while they stay`()
    throws
  {
    var element = FormElement(id: ElementID(1), role: .textbox, name: "Name", value: .text(""))
    var report = FieldReport(element: element, returnKey: ReturnKey(action: .moveNext))
    func button(_ name: String, _ key: KeyHelp?, isDisabled: Bool = false) {
      var button = FormElement(id: ElementID(10), role: .button, name: name)
      button.isDisabled = isDisabled
      report.toolbar.append(FieldReport.ToolbarButton(element: button, key: key))
    }
    button(
      "Next",
      KeyHelp(prefix: [.control, .sign("G")], key: [.sign("X")], command: .toolbarButton(0)))
    button("Clear", KeyHelp(key: [.sign("F5")], command: .toolbarButton(1)))
    button("Later", KeyHelp(key: [.sign("F6")], command: .toolbarButton(2)), isDisabled: true)
    button("Tenth", nil)
    var narrator = Narrator(vocabulary: try .english)
    func heard() -> [String] {
      narrator.announcements(for: .focused(report, cause: .user), input: 1).map(\.text)
    }
    #expect(heard() == ["Name, edit, blank, Return: next, Control+G X: Next, F5: Clear, Tenth"])
    element.name = "City"
    report.element = element
    #expect(heard() == ["City, edit, blank"])
    report.toolbar.removeFirst()
    #expect(heard() == ["City, edit, blank, F5: Clear, Tenth"])
    narrator.asksForLines = true
    report.toolbar.removeFirst()
    #expect(heard() == ["City, edit, blank"])
  }

  @Test func `Text at the end of a form is said once, with what stands last`() throws {
    let listener = try Listener(
      of: ViewForm(
        Form {
          TextField("Name", text: .constant(""))
          Button("Send") {}
          Text("Fine print.")
        }))
    listener.forget()
    listener.press(.tab)
    #expect(listener.heard() == ["Send, button, text after it, Fine print."])
    listener.press(.tab)
    listener.press(.tab)
    #expect(listener.heard() == ["from the top, Name, edit, blank, 1 of 1", "Send, button"])
    listener.ask("t")
    #expect(listener.heard() == ["Fine print."])
  }

  @Test func `Text before what nobody comes by is said with what comes next`() throws {
    let listener = try Listener.at(
      "<label>Name <input></label><p>One.</p><label>Code <input disabled></label><p>Two.</p>"
        + "<button>Send</button>")
    listener.forget()
    listener.press(.tab)
    #expect(listener.heard() == ["One. Two. Send, button"])
  }
}
