import FormCore
import FormRuntime
import Testing

/// What a session tells of before a key is obeyed, and of what went.
@MainActor
@Suite struct SpeechEffectTests {
  private let person = Person(.field(1, "Name"), .field(2, "City"), .field(3, "Code"))
  private var prefix: Key { person.session.keymap.prefix }
  private let space = Key(.character(" "))

  private func effect(of key: Key) -> SpeechEffect { person.session.effectOnSpeech(of: key) }

  @Test func `Every key cuts, the prefix waits for what follows it`() {
    for binding in person.session.keymap.bindings where !binding.afterPrefix {
      #expect(effect(of: binding.key) == .cut)
    }
    #expect(effect(of: Key(.character("x"))) == .cut)
    #expect(effect(of: prefix) == .hold)
  }

  @Test func `After the prefix every key cuts but the one that pauses`() {
    person.press(prefix)
    for binding in person.session.keymap.bindings where binding.afterPrefix {
      #expect(effect(of: binding.key) == (binding.command == .pause ? .leave : .cut))
    }
    for key in [Key(.escape), Key(.tab), prefix] { #expect(effect(of: key) == .cut) }
    #expect(effect(of: space) == .leave)
  }

  @Test func `A key that is explained cuts, for its explanation is to be heard`() {
    person.ask(.keyHelp)
    #expect(effect(of: prefix) == .cut)
    person.press(prefix)
    #expect(effect(of: space) == .cut)
  }

  @Test func `Asked for it, nothing is done yet`() {
    _ = effect(of: prefix)
    person.press(space)
    #expect(person.line == " |")
  }

  @Test func `The pause is a request like any other, and is told once`() {
    _ = person.told()
    person.press(prefix, space)
    #expect(person.told() == [.requested(.pause)])
    #expect(effect(of: space) == .cut, "the prefix is for one key")
    #expect(person.line == "|")
  }

  @Test func `What a program takes away is told of by its identity`() {
    _ = person.told()
    person.form.replaceElements([
      .field(1, "Name"), .field(3, "Code") { $0.isDisabled = true }, .field(4, "Street"),
    ])
    #expect(person.told() == [.elementsGone([ElementID(2), ElementID(3)])])
    person.form.replaceElements([.field(1, "Name"), .field(4, "Street"), .field(2, "City")])
    #expect(person.told().isEmpty, "nothing that could be met has gone")
  }

  @Test func `That a field went is told before where the focus is now`() throws {
    _ = person.told()
    person.form.replaceElements([.field(2, "City"), .field(3, "Code")])
    let told = person.told()
    #expect(told.first == .elementsGone([ElementID(1)]))
    guard case .focused(let report, .removal)? = told.last else {
      return #expect(told.count == 2, "\(told)")
    }
    #expect(report.element.name == "City")
  }
}
