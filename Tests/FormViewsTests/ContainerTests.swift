import FormCore
import FormViews
import Testing

@Suite("What views stand in")
@MainActor
struct ContainerTests {
  struct Account: View {
    @State private var name = ""
    @State private var count = 1

    var body: some View {
      NavigationStack {
        Form {
          Section {
            TextField("Name", text: $name)
          } header: {
            HStack {
              Text("Person \(count)")
              Button("Add") { count += 1 }
            }
          } footer: {
            Text("As in your passport")
          }
          Section("Address") { TextField("Street", text: $name) }
          Section { TextField("Note", text: $name) }
          GroupBox("Payment") { Toggle("By card", isOn: .constant(true)) }
          Menu("More") { Button("Print") {} }
        }
        .navigationTitle("Account of \(name.isEmpty ? "nobody" : name)")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private func groups(around name: String, _ person: Person) -> [String] {
    person.form.tree.elements.first { $0.name == name }
      .map { person.form.tree.groups(around: $0.id).map(\.group.name) } ?? []
  }

  @Test("Sections with a header, boxes and menus are groups, and the title names the form")
  func sections() {
    let person = Person(Account())
    #expect(person.told().first == "opened Account of nobody, 4 fields")
    #expect(person.stops == ["Add", "Name", "Street", "Note", "By card", "Print"])
    #expect(groups(around: "Name", person) == ["Person 1"])
    #expect(groups(around: "Street", person) == ["Address"])
    #expect(groups(around: "Note", person) == [])
    #expect(groups(around: "By card", person) == ["Payment"])
    #expect(groups(around: "Print", person) == ["More"])
    #expect(person.form.tree.texts.map(\.text) == ["As in your passport"])
  }

  @Test("A header follows what it says, and its button is met")
  func header() {
    let person = Person(Account())
    person.go(to: "Add")
    person.press(.character(" "))
    #expect(groups(around: "Name", person) == ["Person 2"])
  }

  @Test("The name of the form follows its title")
  func title() {
    let person = Person(Account())
    person.go(to: "Name")
    person.type("Ann")
    #expect(person.form.tree.name == "Account of Ann")
  }

  struct Row: Identifiable {
    let id: Int
    var name: String
  }

  struct Rows: View {
    @State private var rows = [Row(id: 1, name: "a"), Row(id: 2, name: "b")]

    var body: some View {
      ScrollView {
        List($rows) { $row in TextField("Row \(row.id)", text: $row.name) }
        LazyVStack(alignment: .leading, spacing: 2) {
          List(rows) { Text($0.name) }
          List(["x", "y"], id: \.self) { Text($0) }
          List(0..<2) { Text("\($0)") }
        }
        Grid {
          GridRow {
            Text("Sum")
            Divider()
            Text("\(rows.count)")
          }
        }
      }
    }
  }

  @Test("Lists, grids and stacks are met in order")
  func rows() {
    let person = Person(Rows())
    #expect(person.stops == ["Row 1", "Row 2"])
    person.press(.tab)
    person.type("c")
    #expect(
      person.form.tree.texts.map(\.text) == ["a", "bc", "x", "y", "0", "1", "Sum", "2"])
  }

  struct Options: View {
    @State private var isOpen = false
    @State private var text = ""

    var body: some View {
      DisclosureGroup("Advanced") {
        TextField("Port", text: $text)
        Text("Rarely needed")
      }
      DisclosureGroup("Bound", isExpanded: $isOpen) { TextField("Key", text: $text) }
      Button("Open") { isOpen = true }
    }
  }

  @Test("What is closed is not met; its button opens it")
  func disclosure() {
    let person = Person(Options())
    #expect(person.stops == ["Advanced", "Bound", "Open"])
    #expect(person.session.focusedElement?.isExpanded == false)
    _ = person.told()
    person.press(.character(" "))
    #expect(person.session.focusedElement?.isExpanded == true)
    #expect(person.told() == ["Advanced is none", "text: Rarely needed"])
    #expect(person.stops == ["Advanced", "Port", "Bound", "Open"])
    person.press(.character(" "))
    #expect(person.told() == ["Advanced is none"])
    #expect(person.stops == ["Advanced", "Bound", "Open"])
  }

  @Test("A program opens what is bound")
  func boundDisclosure() {
    let person = Person(Options())
    person.go(to: "Open")
    person.press(.character(" "))
    #expect(person.stops == ["Advanced", "Bound", "Key", "Open"])
    #expect(person.form.tree.elements[1].isExpanded == true)
  }
}
