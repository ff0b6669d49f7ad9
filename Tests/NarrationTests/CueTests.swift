import FormCore
import Narration
import SpeechCore
import Testing

@MainActor
@Suite("Cues that go with the words")
struct CueTests {
  /// Each announcement since the last time: the cues that there are, with the words they begin.
  private func cues(_ listener: Listener) -> [[String]] {
    listener.told().map { announcement in
      announcement.parts.compactMap { part in part.cue.map { "\($0): \(part.text)" } }
    }
  }

  @Test("Coming to a field has one, at its first words")
  func focus() throws {
    let listener = try Listener.at("<label>Name <input></label><label>City <input></label>")
    #expect(cues(listener) == [["focus: Name"]])
    listener.press(.tab)
    #expect(cues(listener) == [["focus: City"]])
  }

  @Test("A failed submit has one, and then the field's error has none of its own")
  func submitting() throws {
    let listener = try Listener.at(
      "<label>Name <input required></label><label>Mail <input type=email value=x></label>")
    listener.forget()
    listener.press(.return)
    listener.press(.tab)
    listener.press(.return)
    #expect(cues(listener).last == ["error: 2 problems"])
    listener.press(.tab)
    let cues = cues(listener)
    #expect(cues.last?.first == "focus: Mail")
    #expect(cues.last?.last?.hasPrefix("error: Error 2 of 2") == true)
  }

  @Test("A mended field and a submitted form have the cue of success")
  func success() throws {
    let listener = try Listener.at("<label>Name <input required></label>")
    listener.press(.tab, .return)
    listener.forget()
    listener.type("a")
    #expect(cues(listener) == [[]], "what is typed has none")
    listener.press(.tab)
    #expect(cues(listener) == [["success: Name"], ["focus: Send"]])
    listener.press(.return)
    #expect(cues(listener) == [["success: Submitted: Test"]])
  }

  @Test("The ends of a text, of a number and of the room in a field have that of a boundary")
  func boundary() throws {
    let listener = try Listener.at(
      "<label>Name <input maxlength=1 value=a></label>"
        + "<label>Age <input type=number min=1 max=1 value=1></label>")
    listener.forget()
    listener.press(.right)
    listener.type("b")
    #expect(
      cues(listener) == [
        ["boundary: end"], ["boundary: maximum length 1 reached"],
      ])
    listener.press(.home)
    listener.forget()
    listener.press(.left)
    listener.press(.tab)
    listener.forget()
    listener.press(.up)
    listener.press(.down)
    #expect(cues(listener).map { $0.map { $0.prefix(9) } } == [["boundary:"], ["boundary:"]])
  }

  @Test("So has coming round from the other end of the form")
  func comingRound() throws {
    let listener = try Listener.at("<label>Name <input></label>")
    listener.press(.tab)
    listener.forget()
    listener.press(.tab)
    #expect(cues(listener) == [["boundary: from the top"]])
  }

  @Test("What is switched has one for each way, what is partly on has none")
  func switching() throws {
    let listener = try Listener.at("<label><input type=checkbox> News</label>")
    listener.forget()
    listener.press(.character(" "))
    listener.press(.character(" "))
    #expect(cues(listener) == [["on: checked"], ["off: not checked"]])

    var narrator = Narrator(vocabulary: try .english)
    func cue(_ element: FormElement) -> Cue? {
      narrator.announcements(for: .valueChanged(element), input: 1).first?.parts.first?.cue
    }
    var box = FormElement(id: ElementID(1), role: .checkbox, name: "All")
    box.isMixed = true
    #expect(cue(box) == nil)
    var button = FormElement(id: ElementID(2), role: .button, name: "Bold")
    button.isPressed = true
    #expect(cue(button) == .on)
    button.isPressed = nil
    button.isExpanded = true
    #expect(cue(button) == nil, "what opens is not switched")
  }

  @Test("Of a protected field what is typed and deleted has no cue, whatever it is")
  func secrets() throws {
    let listener = try Listener.at("<label>Password <input type=password></label>")
    listener.forget()
    listener.type("aB1")
    listener.press(.backspace)
    listener.press(.left)
    #expect(cues(listener) == Array(repeating: [], count: 5))
  }

  @Test("Cues change no word")
  func words() throws {
    let listener = try Listener.at("<label>Name <input required></label>")
    listener.press(.tab, .return)
    for announcement in listener.told() {
      var plain = announcement
      for index in plain.parts.indices { plain.parts[index].cue = nil }
      #expect(plain.text == announcement.text)
      #expect(plain.outline == announcement.outline)
    }
  }
}
