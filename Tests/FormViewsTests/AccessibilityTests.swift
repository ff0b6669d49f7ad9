import FormCore
import FormViews
import Testing

@Suite("What a program says of its views")
@MainActor
struct AccessibilityTests {
  /// The form in short: texts, groups and elements in order.
  private func outline(_ view: some View) -> [String] {
    let tree = Person(view).form.tree
    return tree.nodes.map { node in
      switch node {
      case .text(let text): "text \(text.text)"
      case .group(let group): "group \(group.name)"
      case .element(let place):
        "\(tree.elements[place].role.rawValue) \(tree.elements[place].name)"
      }
    }
  }

  @Test("A label stands for a control's own, and for a text's")
  func labels() {
    let element = Person(
      TextField("", text: .constant("")).accessibilityLabel("Street").accessibilityLabel("Road")
    ).session.tree.elements.first
    #expect(element?.name == "Road")
    #expect(element?.key == "Road")
    #expect(
      outline(
        VStack {
          Text("★★★").accessibilityLabel(Text("Three stars"))
          Button("X") {}.accessibilityLabel("Close")
          VStack { Button("?") {} }.accessibilityLabel("Help")
          Text("72").accessibilityLabel("Heart rate").accessibilityValue("72 beats")
        }) == ["text Three stars", "button Close", "button Help", "text Heart rate, 72 beats"])
  }

  @Test("A container of several parts becomes a group of that name, and the parts keep theirs")
  func groups() {
    let person = Person(
      VStack {
        TextField("From", text: .constant(""))
        TextField("To", text: .constant(""))
      }
      .accessibilityLabel("Journey")
      .accessibilityHint("Both are needed"))
    #expect(person.stops == ["From", "To"])
    let groups = person.form.tree.groups(around: person.form.tree.elements[0].id).map(\.group)
    #expect(groups.map(\.name) == ["Journey"])
    #expect(groups.map(\.description) == ["Both are needed"])
  }

  @Test("Hints stand after the description, the nearest first")
  func hints() {
    let person = Person(
      TextField("Name", text: .constant(""), prompt: Text("as in the passport"))
        .accessibilityHint("First name last.")
        .accessibilityHint("No titles."))
    #expect(
      person.session.focusedElement?.description
        == "as in the passport First name last. No titles.")
  }

  struct Hiding: View {
    @State private var isHidden = false

    var body: some View {
      VStack {
        Text("A star")
        Button("Secret") {}
      }
      .accessibilityHidden(isHidden)
      Toggle("Hide", isOn: $isHidden)
      Button {
      } label: {
        Text("→").accessibilityHidden(true)
        Text("Next")
      }
    }
  }

  @Test("What is hidden is left out, for as long as it is")
  func hidden() {
    let person = Person(Hiding())
    person.go(to: "Hide")
    person.press(.character(" "))
    #expect(person.stops == ["Hide", "Next"])
    #expect(person.form.tree.texts == [])
    person.press(.character(" "))
    #expect(person.stops == ["Secret", "Hide", "Next"])
  }

  @Test("Views beside one another are met by their priority, whatever is wrapped around them")
  func priorities() {
    struct Row: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Button("Third") {}.accessibilitySortPriority(1).focused($isFocused).disabled(false)
      }
    }
    let person = Person(
      VStack {
        Button("Fourth") {}
        Row()
        Button("First") {}.accessibilitySortPriority(3)
        Button("Second") {}.accessibilitySortPriority(2).accessibilityLabel("Second")
        Button("Last") {}.accessibilitySortPriority(-1)
      })
    #expect(person.stops == ["First", "Second", "Third", "Fourth", "Last"])
  }

  struct Rating: View {
    let behavior: AccessibilityChildBehavior
    let label: String?
    @State private var stars = 3

    var body: some View {
      let parts = VStack {
        Text("Rated")
        Text("\(stars) stars")
      }
      .accessibilityElement(children: behavior)
      if let label { parts.accessibilityLabel(label) } else { parts }
      Button("More") { stars += 1 }
    }
  }

  @Test("Parts are joined, replaced or kept apart")
  func children() {
    #expect(
      outline(Rating(behavior: .combine, label: nil)) == ["text Rated 3 stars", "button More"])
    #expect(outline(Rating(behavior: .ignore, label: "Three")) == ["text Three", "button More"])
    #expect(
      outline(Rating(behavior: .contain, label: "Rating"))
        == ["group Rating", "text Rated", "text 3 stars", "button More"])
    #expect(
      outline(Rating(behavior: .contain, label: nil))
        == ["text Rated", "text 3 stars", "button More"])
  }

  @Test("Joined parts follow their states")
  func joinedFollow() {
    let person = Person(Rating(behavior: .combine, label: nil))
    _ = person.told()
    person.press(.character(" "))
    #expect(person.told() == ["text: Rated 4 stars"])
  }

  struct Joined: View {
    @State private var name = ""
    @State private var hasField = true

    var body: some View {
      VStack {
        Text("Name")
        if hasField { TextField("Your name", text: $name) }
      }
      .accessibilityElement(children: .combine)
      Toggle("Field", isOn: $hasField)
    }
  }

  @Test("What can be used stays within reach, though its neighbours are to be joined")
  func controlsStay() {
    let person = Person(Joined())
    #expect(person.stops == ["Your name", "Field"])
    person.type("Ann")
    #expect(person.value(of: "Your name") == .text("Ann"))
  }

  /// What the views of a test have done.
  final class Log { var lines: [String] = [] }

  @Test("A text with an action takes the focus: as a button, where it is one")
  func actions() {
    let log = Log()
    let person = Person(
      VStack {
        Text("Card").accessibilityAction { log.lines.append("card") }
        Text("Pay").accessibilityAddTraits(.isButton).accessibilityAction {
          log.lines.append("pay")
        }
        Text("Not pressed").accessibilityAddTraits([.isButton, .isHeader])
        TextField("Name", text: .constant("")).accessibilityAction { log.lines.append("name") }
      })
    #expect(person.stops == ["Card", "Pay", "Name"])
    #expect(person.session.tree.elements.map(\.role) == [.group, .button, .textbox])
    person.go(to: "Card")
    person.press(.character(" "), .tab, .return, .tab)
    person.ask(.activate)
    #expect(log.lines == ["card", "pay", "name"])
  }

  struct Volume: View {
    @State private var volume = 3

    var body: some View {
      Text("Volume")
        .accessibilityValue("\(volume)")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: volume = min(volume + 1, 4)
          case .decrement: volume -= 1
          }
        }
    }
  }

  @Test("What can be adjusted is a slider, and no answer")
  func adjustable() {
    let person = Person(Volume())
    person.press(.up)
    #expect(person.value(of: "Volume") == .text("4"))
    _ = person.told()
    person.press(.up)
    #expect(person.told() == ["refused: maximum"])
    person.ask(.submit)
    #expect(person.sent == [:])
  }

  @Test("What nobody hears changes nothing")
  func unheard() {
    let person = Person(
      TextField("Name", text: .constant(""))
        .accessibilityIdentifier("name-field")
        .accessibilityInputLabels(["Name", "First name"])
        .accessibilityRespondsToUserInteraction(false)
        .accessibilityAddTraits(.updatesFrequently))
    #expect(person.stops == ["Name"])
  }

  @Test("A label on a section is the group's alone, and its parts keep their own words")
  func labelledSection() {
    let person = Person(
      VStack {
        Section {
          TextField("Name", text: .constant(""))
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
        .accessibilityLabel("Who")
        LabeledContent("Total", value: "5").accessibilityLabel("Five in all")
      })
    let tree = person.form.tree
    #expect(person.stops == ["Name"])
    #expect(tree.groups(around: tree.elements[0].id).map(\.group.name) == ["Who"])
    #expect(tree.texts.map(\.text) == ["Foot", "Five in all"])
  }

  struct Eye: View {
    @State private var text = ""

    var body: some View {
      Button {
      } label: {
        Text("Show").opacity(1)
      }
      TextField("Name", text: $text)
    }
  }

  @Test("A label that is in sight stays a label, however often it is asked")
  func visibleLabel() {
    let person = Person(Eye())
    for _ in 0..<3 { person.type("a") }
    #expect(person.stops == ["Show", "Name"])
    #expect(person.form.tree.texts.isEmpty)
  }
}
