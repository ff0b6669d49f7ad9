import Foundation
import FormCore
import FormViews
import Testing

@Suite("Other controls")
@MainActor
struct ControlTests {
  struct Letter: View {
    @State private var text = "Dear"
    var isDisabled = false

    var body: some View {
      TextEditor(text: $text).disabled(isDisabled)
      LabeledContent("Biography") { TextEditor(text: $text) }
      Text("\(text.count) letters")
    }
  }

  @Test("A text editor takes several lines; what it stands in names it")
  func textEditor() {
    let person = Person(Letter())
    #expect(person.stops == ["Text", "Biography"])
    #expect(person.session.focusedElement?.isMultiline == true)
    person.press(.return)
    person.type("Ann")
    #expect(person.value(of: "Biography") == .text("Dear\nAnn"))
    #expect(person.form.tree.texts.map(\.text) == ["8 letters"])
    person.ask(.submit)
    #expect(person.sent == ["Text": "Dear\nAnn", "Biography": "Dear\nAnn"])
    #expect(Person(Letter(isDisabled: true)).stops == ["Biography"])
  }

  struct Facts: View {
    @State private var amount = 2
    @State private var hasControl = false
    @State private var name = ""

    var body: some View {
      LabeledContent("Amount", value: "\(amount)")
      LabeledContent {
        Details(hasControl: $hasControl)
      } label: {
        Label("Detail", systemImage: "info")
      }
      LabeledContent("Name") {
        TextField("", text: $name)
        Text("in capitals")
      }
      Button("More") { amount += 1 }
    }
  }

  struct Details: View {
    @Binding var hasControl: Bool
    @State private var isOn = false

    var body: some View {
      if hasControl {
        Toggle(isOn: $isOn) { EmptyView() }
      } else {
        Text("none")
      }
      Own()
    }
  }

  struct Own: View {
    @State private var presses = 0
    var body: some View { Text("\(presses)") }
  }

  @Test("A label and a text are one text; a control without a name is called by the label")
  func labeledContent() {
    let person = Person(Facts())
    #expect(person.stops == ["Name", "More"])
    #expect(
      person.form.tree.texts.map(\.text) == ["Amount: 2", "Detail: none 0", "in capitals"])
    person.go(to: "More")
    person.press(.character(" "))
    #expect(person.form.tree.texts.first?.text == "Amount: 3")
  }

  struct Switching: View {
    @State private var hasControl = false

    var body: some View {
      LabeledContent("Detail") { Details(hasControl: $hasControl) }
      Button("Switch") { hasControl.toggle() }
    }
  }

  @Test("A control that comes into a label takes its name, and leaves it to the text again")
  func labeledContentChanges() {
    let person = Person(Switching())
    #expect(person.stops == ["Switch"])
    #expect(person.form.tree.texts.map(\.text) == ["Detail: none 0"])
    person.press(.character(" "))
    #expect(person.stops == ["Detail", "Switch"])
    #expect(person.form.tree.texts.map(\.text) == ["0"])
    person.press(.character(" "))
    #expect(person.form.tree.texts.map(\.text) == ["Detail: none 0"])
  }

  final class Log { var urls: [URL] = [] }

  struct Links: View {
    let log = Log()

    var body: some View {
      if let url = URL(string: "https://example.org/terms") {
        Link("Terms", destination: url)
        Link(destination: url) { Label("Privacy", systemImage: "lock") }
          .environment(
            \.openURL,
            OpenURLAction { url in
              log.urls.append(url)
              return .handled
            })
      }
    }
  }

  @Test("A link tells its address, unless the program opens it")
  func links() {
    let view = Links()
    let person = Person(view)
    #expect(person.session.focusedElement?.role == .link)
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["announced (default): https://example.org/terms"])
    person.press(.tab, .character(" "))
    #expect(person.told() == ["Privacy (user)", "performed Privacy"])
    #expect(view.log.urls.map(\.absoluteString) == ["https://example.org/terms"])
  }

  struct Pictures: View {
    @State private var isOn = false

    var body: some View {
      Image(systemName: "star")
      Image("map", label: Text("A map of the town"))
      Image(decorative: "line").resizable().scaledToFit()
      Label("Welcome", systemImage: "hand.wave")
      Button("Delete", systemImage: "trash") { isOn = true }
      Button {
        isOn.toggle()
      } label: {
        Image(systemName: isOn ? "eye.slash" : "eye")
      }
      Toggle("Stars", systemImage: "star", isOn: $isOn)
    }
  }

  @Test("Pictures say nothing beside words, and name what has no words")
  func pictures() {
    let person = Person(Pictures())
    #expect(person.form.tree.texts.map(\.text) == ["A map of the town", "Welcome"])
    #expect(person.stops == ["Delete", "eye", "Stars"])
    person.go(to: "eye")
    person.press(.character(" "))
    #expect(person.stops == ["Delete", "eye slash", "Stars"])
  }

  struct Waiting: View {
    @State private var done = 1.0

    var body: some View {
      ProgressView()
      ProgressView("Sending", value: done, total: 4)
      Text(
        "Done: \(done, specifier: "%.2f"), \(Text("soon").bold()), \(done / 4, format: .percent)")
      Button("Go on") { done += 1 }
    }
  }

  @Test("Progress is a text, and texts have values as formats write them")
  func progress() {
    let person = Person(Waiting())
    let texts = { person.form.tree.texts.map(\.text) }
    #expect(texts() == ["Sending: 25%", "Done: 1.00, soon, \(0.25.formatted(.percent))"])
    _ = person.told()
    person.press(.return)
    #expect(texts().first == "Sending: 50%")
  }

  struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        if !isEnabled { Text("(not yet)") }
      }
      .padding()
      .background(configuration.isPressed ? Color.gray : Color.blue)
      .clipShape(Capsule())
    }
  }

  struct Styled: View {
    @State private var isReady = false

    var body: some View {
      Toggle("Ready", isOn: $isReady)
      Button("Send") {}.buttonStyle(Loud()).disabled(!isReady)
    }
  }

  @Test("A button is called what its style makes of it")
  func buttonStyle() {
    let person = Person(Styled())
    #expect(person.form.tree.elements.last?.name == "Send (not yet)")
    person.press(.character(" "))
    #expect(person.stops == ["Ready", "Send"])
  }
}
