import FormCore
import FormFiles
import FormRuntime
import FormViews
import Narration
import SpeechCore

/// Something that happens in a form, as the documentation's table of announcements has it.
@MainActor
struct Happening {
  /// What the table calls it.
  let title: String
  /// The event, as the transcript names it; the last one of that name is meant.
  let event: String
  /// What the form is made from.
  let source: () throws -> any FormSource
  /// What the person does in the form that has opened.
  let act: (Listener) -> Void

  /// In a page's form called Test, with these controls and a button.
  private init(
    _ title: String, _ controls: String, tells event: String,
    _ act: @escaping (Listener) -> Void = { _ in }
  ) {
    self.title = title
    self.event = event
    source = {
      let page = "<form aria-label=Test>\(controls)<button>Send</button></form>"
      return try HTMLPage(bytes: Array(page.utf8), file: "page.html").form()
    }
    self.act = act
  }

  /// In a form that is written in Swift.
  private init(
    _ title: String, _ view: some View, tells event: String,
    _ act: @escaping (Listener) -> Void
  ) {
    self.title = title
    self.event = event
    source = { ViewForm(view) }
    self.act = act
  }

  /// What is said of it.
  func told(_ verbosity: Verbosity) throws -> Announcement? {
    let listener = try Listener(of: try source(), verbosity)
    act(listener)
    return listener.told().last { $0.event == event }
  }
}

extension Happening {
  private static let name = "<label>Name <input value=Ann></label>"
  private static let fruit = """
    <fieldset><legend>Fruit</legend><label>Fig <input type=radio name=f aria-describedby=d></label>
    <label>Pear <input type=radio name=f></label></fieldset><p id=d>In season</p>
    """
  private static let age = "<label>Age <input type=number max=9 value=8></label>"
  private static let day = "<label>Day <input type=date value=2027-05-03></label>"
  private static let town = """
    <label>Town <input list=t></label><datalist id=t><option value=BE>Bern</datalist>
    """
  private static let post = """
    <input type=checkbox id=a aria-controls=b><label for=a>By post</label>
    <div id=b hidden><label>Street <input></label></div>
    """
  private static let email = "<label>Email <input type=email required></label>"

  /// All of them, in the order of the table.
  static let all: [Happening] = arrivals + changes + judgements + readings

  private static let arrivals = [
    Happening("The form opens", name, tells: "opened"),
    Happening("The form opens with problems", "<p role=alert>Try again</p>", tells: "opened"),
    Happening(
      "The focus comes to a field",
      """
      <fieldset><legend>You</legend><label>Name <input autofocus></label>
      </fieldset><p>Where you live.</p>
      <fieldset aria-describedby=g><legend>Address</legend><p id=g>Of your home</p>
      <label>Street <input required aria-invalid=true aria-describedby='e d' enterkeyhint=go></label>
      </fieldset><p id=e class=error>Fill it in</p><p id=d>With its number</p>
      """, tells: "focus"
    ) { $0.press(.tab) },
    Happening(
      "It comes to a field like the one before", name + "<label>Town <input></label>",
      tells: "focus"
    ) { $0.press(.tab) },
    Happening(
      "It comes to a group with an error",
      """
      <label>Name <input autofocus></label><fieldset aria-describedby=e><legend>Date</legend><p id=e class=error>Too early</p>
      <label>Day <input></label><label>Year <input class=error></label></fieldset>
      """, tells: "focus"
    ) { $0.press(.tab) },
    Happening("It comes to a check box", "<label>A <input type=checkbox></label>", tells: "focus"),
    Happening("It comes to a choice", fruit, tells: "focus"),
    Happening("It comes to a button", name, tells: "focus") { $0.press(.tab) },
    Happening(
      "It comes to the last stop, with text after it",
      Form {
        TextField("Name", text: .constant(""))
        Button("Send") {}
        Text("Fine print.")
      }, tells: "focus"
    ) { $0.press(.tab) },
    Happening("It goes round an end of the form", name, tells: "focus") { $0.press(.tab, .tab) },
    Happening("Its field goes away", Fading(), tells: "focus") { $0.press(.tab, .return) },
    Happening("Nothing has the focus any more", Leaving(), tells: "focusCleared") {
      $0.press(.return)
    },
  ]

  private static let changes = [
    Happening("A character is typed", name, tells: "typed") { $0.type("a") },
    Happening("A word is completed", name, tells: "typed") { $0.type(" ") },
    Happening("A text is pasted", name, tells: "typed") { $0.paste(" Lee") },
    Happening("A change is taken back", name, tells: "reverted") {
      $0.paste(" Lee")
      $0.press(.control("_"))
    },
    Happening("A character is deleted", name, tells: "deleted") { $0.press(.backspace) },
    Happening("The caret moves", name, tells: "caret") { $0.press(.left) },
    Happening("A field is full", "<label>A <input maxlength=1></label>", tells: "refused") {
      $0.type("ab")
    },
    Happening(
      "A check box is checked", "<label>A <input type=checkbox></label>", tells: "valueChanged"
    ) { $0.press(.character(" ")) },
    Happening("An option is reached", fruit, tells: "option") { $0.press(.down) },
    Happening(
      "An option in a group is reached",
      "<select aria-label=A><option>Fig<optgroup label=Nuts><option>Almond</select>",
      tells: "option"
    ) { $0.press(.down) },
    Happening("The options go round an end", fruit, tells: "option") { $0.press(.up) },
    Happening(
      "The options end", "<select aria-label=A><option>Fig</select>", tells: "refused"
    ) { $0.press(.down) },
    Happening(
      "An option is chosen in a list of several",
      "<select multiple aria-label=A><option>Fig<option>Pear</select>", tells: "option"
    ) { $0.press(.character(" ")) },
    Happening("A number steps", age, tells: "valueChanged") { $0.press(.up) },
    Happening("A number is at its end", age, tells: "refused") { $0.press(.up, .up) },
    Happening("A part of a date is reached", day, tells: "part") { $0.press(.left) },
    Happening("A part of a date steps", day, tells: "valueChanged") { $0.press(.up) },
    Happening("A suggestion is put in", town, tells: "suggestion") { $0.press(.down) },
    Happening("What was typed is read as a date", day, tells: "readBack") {
      $0.type("4 May 2027")
      $0.press(.tab)
    },
    Happening("What was typed is not understood", day, tells: "misread") {
      $0.type("soon")
      $0.press(.tab)
    },
    Happening(
      "A button opens a part of the form", "<details><summary>More</summary>Text</details>",
      tells: "valueChanged"
    ) { $0.press(.return) },
    Happening("Fields come into sight", post, tells: "fields") { $0.press(.character(" ")) },
    Happening("Fields go out of sight", post, tells: "fields") {
      $0.press(.character(" "), .character(" "))
    },
  ]

  private static let judgements = [
    Happening("A mended field is left", email, tells: "revalidated") {
      $0.ask(.return)
      $0.type("a@b.example")
      $0.press(.tab)
    },
    Happening("A field that is wrong in another way is left", email, tells: "revalidated") {
      $0.ask(.return)
      $0.type("a")
      $0.press(.tab)
    },
    Happening(
      "A submit fails", "\(name)<fieldset><legend>Contact</legend>\(email)</fieldset>",
      tells: "submitFailed"
    ) { $0.ask(.return) },
    Happening(
      "A submit fails by a rule of the form",
      Form { TextField("Name", text: .constant("")) }.formValidation("Say why.") { false },
      tells: "submitFailed"
    ) { $0.ask(.return) },
    Happening("The form is submitted", name, tells: "submitted") { $0.ask(.return) },
    Happening("The form is left", name, tells: "left") { $0.press(.control("c")) },
    Happening("All fields are reset", "\(name)<input type=reset>", tells: "reset") {
      $0.press(.tab, .return)
    },
    Happening("An action is done", Button("Go") {}, tells: "performed") { $0.press(.return) },
    Happening("Text appears", Counting(), tells: "text") { $0.press(.return) },
    Happening("The program announces something", Announcing(), tells: "announced") {
      $0.press(.return)
    },
  ]

  private static let readings = [
    Happening(
      "The field is read", "<label>Name <input required title='As in your passport'></label>",
      tells: "read"
    ) { $0.ask("f") },
    Happening("The value is read", name, tells: "read") { $0.ask("v") },
    Happening("The value is spelt", name, tells: "read") { $0.ask("s") },
    Happening("The value is spelt by words", name, tells: "read") { $0.ask("c") },
    Happening("The text before the field is read", "<p>Who are you?</p>\(name)", tells: "read") {
      $0.ask("t")
    },
    Happening("The problems are listed", email, tells: "read") {
      $0.ask(.return)
      $0.ask("e")
    },
    Happening("The person asks where they are", email, tells: "read") {
      $0.ask(.return)
      $0.ask("w")
    },
    Happening("The whole form is read", name + email, tells: "read") { $0.ask("l") },
    Happening("A field is sought", name, tells: "search") { $0.ask("j") },
    Happening("What was said before is heard again", name, tells: "history") { $0.ask(.up) },
    Happening("A setting is changed", name, tells: "setting") { $0.ask("y") },
    Happening("A key is explained", name, tells: "keyHelp") {
      $0.ask("k")
      $0.press(.tab)
    },
    Happening("Help is read", name, tells: "read") { $0.ask("?") },
  ]
}

/// A button that goes away when it is pressed.
private struct Fading: View {
  @State private var isThere = true

  var body: some View {
    Form {
      TextField("Name", text: .constant(""))
      if isThere { Button("Away") { isThere = false } }
      TextField("Town", text: .constant(""))
      Button("Send") {}.submitsForm()
    }
  }
}

/// A button that takes the focus away.
private struct Leaving: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Form { Button("Rest") { isFocused = false }.focused($isFocused) }
  }
}

/// A text that changes when a button is pressed.
private struct Counting: View {
  @State private var count = 0

  var body: some View {
    Form {
      Text("Pressed \(count) times")
      Button("Press") { count += 1 }
    }
  }
}

/// A button that has the program say something.
private struct Announcing: View {
  var body: some View {
    Form { Button("Save") { AccessibilityNotification.Announcement("Saved").post() } }
  }
}
