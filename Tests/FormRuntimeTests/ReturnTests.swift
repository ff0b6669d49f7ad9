import FormCore
import FormRuntime
import Testing

@MainActor
@Suite("The Return key")
struct ReturnTests {
  @Test("Unlabelled, Return goes on to the next stop, and does not submit past a button")
  func unlabelled() {
    let person = Person(.field(1, "Name"), .checkBox(2, "News"), .button(3, "Send"))
    person.press(.return)
    #expect(person.place == "News")
    person.press(.return)
    #expect(person.place == "Send")
    #expect(person.session.outcome == nil)
    person.press(.return)
    #expect(person.session.outcome == .submitted(person.form.tree.entryList()))
  }

  @Test("Where there is no submit button, Return submits at the last stop, and only there")
  func withoutSubmitButton() {
    let person = Person(.field(1, "Name"), .field(2, "Email"))
    person.press(.return)
    #expect(person.place == "Email")
    #expect(person.session.outcome == nil)
    person.press(.return)
    #expect(person.session.outcome != nil)
  }

  @Test("A label says what Return does", arguments: SubmitLabel.allCases)
  func labelled(label: SubmitLabel) {
    let person = Person(
      .field(1, "First"), .field(2, "Second") { $0.submitLabel = label }, .field(3, "Third"),
      .button(4, "Send"))
    person.press(.tab, .return)
    switch label {
    case .done, .go, .join, .search, .send: #expect(person.session.outcome != nil)
    case .next, .continue, .return, .route, .enter: #expect(person.place == "Third")
    case .previous: #expect(person.place == "First")
    }
  }

  @Test("In a text of several lines Return makes a new line")
  func newLine() {
    let person = Person(.field(1, "Comments", "one") { $0.isMultiline = true })
    person.press(.return)
    person.type("two")
    #expect(person.line == "one\ntwo|")
  }

  @Test("Space and Return press a button; what it sends is its own")
  func buttons() {
    for key in [Key(.character(" ")), Key(.return)] {
      var draft = FormElement.button(2, "Save draft")
      draft.key = "action"
      draft.value = .text("draft")
      let person = Person(.field(1, "Name", "Ann"), draft, .button(3, "Send"))
      person.press(.tab)
      person.press(key)
      guard case .submitted(let entries)? = person.session.outcome else {
        Issue.record("not submitted")
        return
      }
      #expect(entries.entries.map(\.name) == ["name", "action"])
    }
  }

  @Test("A reset puts everything back, and the session goes on")
  func reset() {
    let person = Person(.field(1, "Name", "Ann"), .button(2, "Reset", .reset))
    person.type(" Lee")
    person.press(.tab, .return)
    #expect(person.refusals() == [.unconfirmedReset])
    person.press(.return)
    #expect(person.told().last == .wasReset)
    person.press(Key(.tab, .shift))
    #expect(person.line == "Ann|")
  }

  @Test("Where nothing was changed, a reset is done at once")
  func resetOfNothing() {
    let person = Person(.field(1, "Name", "Ann"), .button(2, "Reset", .reset))
    person.press(.tab, .return)
    #expect(person.told().last == .wasReset)
  }

  @Test("A reset is asked for again right after; only listening may come between")
  func resetAskedAgain() {
    let person = Person(.field(1, "Name", "Ann"), .button(2, "Reset", .reset))
    person.type(" Lee")
    person.press(.tab, .return)
    person.press(Key(.tab, .shift), Key(.tab), Key(.return))
    #expect(!person.told().contains(.wasReset))
    person.press(Key(.escape), .control("o"), Key(.character("r")), Key(.return))
    #expect(person.told().last == .wasReset)
  }

  @Test("Any other button is its source's business")
  func otherButton() {
    let person = Person(.button(1, "Add a row", .press))
    person.press(.return)
    #expect(person.form.pressed == [ElementID(1)])
    #expect(person.session.outcome == nil)
  }

  @Test("After the end nothing happens any more")
  func afterTheEnd() {
    let person = Person(.field(1, "Name"))
    person.press(.control("c"))
    #expect(person.session.outcome == .left)
    #expect(person.told().last == .left)
    person.type("x")
    person.press(.tab)
    #expect(person.told().isEmpty)
  }
}
