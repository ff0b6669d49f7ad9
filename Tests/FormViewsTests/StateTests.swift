import FormViews
import Testing

@Suite("States")
@MainActor
struct StateTests {
  /// How often a view was evaluated.
  final class Count { var evaluations = 0 }

  struct Setter: View {
    let count: Count
    @State private var number = 1

    var body: some View {
      let _ = count.evaluations += 1
      Button("Number \(number)") {}
      Button("Set to 1") { number = 1 }
      Button("Set to 2") { number = 2 }
    }
  }

  @Test("A state that is set to what it holds has nothing evaluated again")
  func sameValue() {
    let count = Count()
    let person = Person(Setter(count: count))
    person.go(to: "Set to 1")
    person.press(.character(" "))
    #expect(count.evaluations == 1)
    person.go(to: "Set to 2")
    person.press(.character(" "))
    #expect(count.evaluations == 2)
    #expect(person.stops == ["Number 2", "Set to 1", "Set to 2"])
  }

  struct Loader: View {
    @State private var lines: [String] = []

    var body: some View {
      Text(lines.joined(separator: " "))
      Button("Load") {
        let lines = $lines
        Task.detached {
          for line in 1...100 { lines.wrappedValue.append("\(line)") }
        }
      }
    }
  }

  @Test("What another thread writes is followed on the main actor", .timeLimit(.minutes(1)))
  func otherThread() async {
    let person = Person(Loader())
    person.press(.character(" "))
    while person.form.tree.texts.first?.text.hasSuffix(" 100") != true { await Task.yield() }
    #expect(
      person.form.tree.texts.first?.text == (1...100).map { "\($0)" }.joined(separator: " "))
  }

  struct Followed: View {
    @State private var number = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Number \(number)", text: .constant("")).focused($isFocused)
      Button("Count") {
        let number = $number
        Task.detached { number.wrappedValue += 1 }
      }
      Button("Come") {
        let state = _isFocused
        Task.detached { state.wrappedValue = true }
      }
    }
  }

  @Test("What another thread asks of the focus is obeyed too", .timeLimit(.minutes(1)))
  func focusFromOtherThread() async {
    let person = Person(Followed())
    person.go(to: "Come")
    for _ in 0..<50 {
      person.go(to: "Come")
      person.press(.character(" "))
      while person.place == "Come" { await Task.yield() }
    }
    #expect(person.place == "Number 0")
  }
}
