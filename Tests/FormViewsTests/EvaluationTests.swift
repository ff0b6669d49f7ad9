import FormViews
import Observation
import Testing

/// Which views are asked again for what they consist of.
@MainActor
@Suite struct EvaluationTests {
  /// Counts how often each view was asked.
  final class Counter {
    private(set) var counts: [String: Int] = [:]
    func count(_ name: String) { counts[name, default: 0] += 1 }
    func reset() { counts = [:] }
  }

  @Observable final class Model {
    var name = ""
    var note = ""
  }

  struct ModelForm: View {
    let model: Model
    let counter: Counter

    var body: some View {
      let _ = counter.count("form")
      Form {
        Name(model: model, counter: counter)
        Note(model: model, counter: counter)
      }
    }

    struct Name: View {
      let model: Model
      let counter: Counter

      var body: some View {
        let _ = counter.count("name")
        TextField(
          "Name",
          text: Binding {
            model.name
          } set: {
            model.name = $0
          })
      }
    }

    struct Note: View {
      let model: Model
      let counter: Counter

      var body: some View {
        let _ = counter.count("note")
        Text("Hello \(model.name)")
        TextField(
          "Note",
          text: Binding {
            model.note
          } set: {
            model.note = $0
          })
      }
    }
  }

  @Test func `A property that is observed makes only the views that read it be asked again`() {
    let counter = Counter()
    let person = Person(ModelForm(model: Model(), counter: counter))
    #expect(counter.counts == ["form": 1, "name": 1, "note": 1])
    counter.reset()
    person.type("a")
    #expect(person.value(of: "Name") == .text("a"))
    #expect(counter.counts == ["note": 1], "only the greeting's view reads the name")
    counter.reset()
    person.press(.tab)
    person.type("b")
    #expect(person.value(of: "Note") == .text("b"))
    #expect(counter.counts == [:], "the field itself reads what is bound to it")
  }

  struct Rows: View {
    let counter: Counter
    @State private var title = "Rows"

    var body: some View {
      let _ = counter.count("rows")
      Text(title)
      ForEach(0..<3) { Row(index: $0, counter: counter) }
    }

    struct Row: View {
      let index: Int
      let counter: Counter
      @State private var text = ""

      var body: some View {
        let _ = counter.count("row \(index)")
        TextField("Row \(index)", text: $text)
        if text == "more" { Text("More of row \(index)") }
      }
    }
  }

  @Test func `A row that reads its state is asked again by itself`() {
    let counter = Counter()
    let person = Person(Rows(counter: counter))
    counter.reset()
    person.press(.tab)
    person.type("more")
    #expect(counter.counts == ["row 1": 1])
    #expect(person.session.tree.texts.map(\.text) == ["Rows", "More of row 1"])
  }
}
