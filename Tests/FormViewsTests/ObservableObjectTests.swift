import FormViews
import Testing

@Suite("Forms of observable objects")
@MainActor
struct ObservableObjectTests {
  class Account: ObservableObject {
    @Published var name = ""
    @Published var age = 30
  }

  final class SpecialAccount: Account {
    @Published var note = "none"
  }

  final class Door: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var name = "front"
    var isOpen = false {
      willSet { objectWillChange.send() }
    }
  }

  struct AccountForm: View {
    @StateObject private var account = SpecialAccount()

    var body: some View {
      Form {
        TextField("Name", text: $account.name)
        TextField("Note", text: $account.note)
        AccountSummary(account: account)
        AgeButton()
      }
      .environmentObject(account as Account)
    }
  }

  struct AccountSummary: View {
    @ObservedObject var account: SpecialAccount

    var body: some View { Text("\(account.name), \(account.age), \(account.note)") }
  }

  struct AgeButton: View {
    @EnvironmentObject private var account: Account

    var body: some View { Button("Older than \(account.age)") { account.age += 1 } }
  }

  @Test("Every change of an object is followed, those of the class above included")
  func everyChange() {
    let person = Person(AccountForm())
    person.type("Ann")
    person.press(.tab)
    person.type("!")
    #expect(person.form.tree.texts.map(\.text) == ["Ann, 30, none!"])
    person.press(.tab)
    person.press(.character(" "))
    person.press(.character(" "))
    #expect(person.place == "Older than 32")
    #expect(person.form.tree.texts.map(\.text) == ["Ann, 32, none!"])
  }

  struct DoorForm: View {
    @ObservedObject var door: Door

    var body: some View {
      Text("The \(door.name) door is \(door.isOpen ? "open" : "shut")")
      Button("Open") { door.isOpen = true }
      Button("Rename") { door.name = "back" }
    }
  }

  @Test("An object may send by hand, with a publisher of its own")
  func byHand() {
    let person = Person(DoorForm(door: Door()))
    _ = person.told()
    person.press(.character(" "))
    person.press(.tab, .character(" "))
    #expect(
      person.told() == [
        "text: The front door is open", "Rename (user)", "text: The back door is open",
      ])
  }

  struct DoorChooser: View {
    let doors: [Door]
    @State private var index = 0

    var body: some View {
      DoorForm(door: doors[index])
      Button("Other door") { index = 1 - index }
    }
  }

  @Test("A view follows the object it has now, and no longer the one before")
  func anotherObject() {
    let doors = [Door(), Door()]
    doors[1].name = "side"
    let person = Person(DoorChooser(doors: doors))
    person.go(to: "Other door")
    person.press(.character(" "))
    #expect(person.form.tree.texts.map(\.text) == ["The side door is shut"])
    doors[1].isOpen = true
    person.press(.tab)
    #expect(person.form.tree.texts.map(\.text) == ["The side door is open"])
  }

  /// Counts how many objects were made.
  final class Factory {
    private(set) var count = 0

    func makeDoor() -> Door {
      count += 1
      return Door()
    }
  }

  struct Owner: View {
    @StateObject private var door: Door

    init(_ factory: Factory) { _door = StateObject(wrappedValue: factory.makeDoor()) }

    var body: some View { Text(door.name) }
  }

  struct OwnerForm: View {
    let factory: Factory
    @State private var text = ""

    var body: some View {
      Owner(factory)
      Text(text)
      TextField("Text", text: $text)
    }
  }

  @Test("A view's own object is made once")
  func madeOnce() {
    let factory = Factory()
    let person = Person(OwnerForm(factory: factory))
    "several".forEach { person.type(String($0)) }
    #expect(factory.count == 1)
  }

  @Test("A change on another thread is followed on the main actor", .timeLimit(.minutes(1)))
  func otherThread() async {
    final class Clock: ObservableObject, @unchecked Sendable {
      @Published var time = 0
    }
    struct ClockView: View {
      @ObservedObject var clock: Clock
      var body: some View { Text("\(clock.time)") }
    }
    let clock = Clock()
    let person = Person(ClockView(clock: clock))
    await Task.detached { clock.time = 12 }.value
    while person.form.tree.texts.first?.text != "12" { await Task.yield() }
  }
}
