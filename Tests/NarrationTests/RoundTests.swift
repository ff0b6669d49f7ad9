import FormCore
import FormFiles
import FormRuntime
import FormViews
import Narration
import Testing

/// What is heard where a move goes round an end, and where one is stopped by it.
@MainActor
@Suite struct RoundTests {
  private let page = "<label>A <input required></label><label>B <input required></label>"

  @Test(arguments: Verbosity.allCases)
  func `Going round the form is said first, in every verbosity`(_ verbosity: Verbosity) throws {
    let listener = try Listener.at(page, verbosity)
    listener.press(.tab, .tab)
    listener.forget()
    listener.press(.tab)
    #expect(listener.heard().first?.hasPrefix("from the top, A, edit") == true)
    listener.press(Key(.tab, .shift))
    #expect(listener.heard().first?.hasPrefix("from the bottom, Send, button") == true)
    listener.press(Key(.tab, .shift))
    #expect(listener.heard().first?.hasPrefix("B, edit") == true)
  }

  @Test func `With nowhere else to go, the same field comes round`() throws {
    let listener = try Listener("<form aria-label=Test><label>A <input></label></form>", .brief)
    listener.forget()
    listener.press(.tab)
    listener.press(Key(.tab, .shift))
    #expect(
      listener.heard() == ["from the top, A, edit, blank", "from the bottom, A, edit, blank"])
  }

  @Test func `So is going round the problems, and the sections`() throws {
    let listener = try Listener.at(
      "<fieldset><legend>X</legend>\(page)</fieldset>"
        + "<fieldset><legend>Y</legend><label>C <input></label></fieldset>", .brief)
    listener.ask(.return)
    listener.forget()
    listener.ask("n")
    listener.ask("n")
    listener.ask("p")
    let error = "edit, blank, required, invalid entry, Error"
    #expect(
      listener.heard() == [
        "B, \(error) 2 of 2: Fill in this field.",
        "from the top, A, \(error) 1 of 2: Fill in this field.",
        "from the bottom, B, \(error) 2 of 2: Fill in this field.",
      ])
    listener.ask("]")
    listener.ask("]")
    #expect(
      listener.heard() == [
        "Y, C, edit, blank", "from the top, X, A, \(error) 1 of 2: Fill in this field.",
      ])
  }

  @Test func `Who is asked by lines goes round nothing`() throws {
    let listener = try Listener(
      "<form aria-label=Test>\(page)</form>", .brief, asksForLines: true)
    listener.forget()
    for element in listener.session.tree.elements.reversed() {
      listener.session.handle(.command(.focus(element.id)))
    }
    #expect(listener.heard() == ["B, edit, blank, required", "A, edit, blank, required"])
  }

  @Test func `Options say their end, and radio buttons that they begin anew`() throws {
    let radios = """
      <fieldset><legend>S</legend><label>M <input type=radio name=s checked></label>
      <label>L <input type=radio name=s></label></fieldset>
      """
    let listener = try Listener.at(radios, .brief)
    listener.forget()
    listener.press(.up, .down)
    #expect(listener.heard() == ["from the bottom, L, checked", "from the top, M, checked"])
    let list = try Listener.at("<select aria-label=A><option>M<option>L</select>", .brief)
    list.forget()
    list.press(.up, .pageDown, .pageDown, .down)
    #expect(list.heard() == ["start", "L", "end", "end"])
  }

  // MARK: Numbers

  private struct Numbers: View {
    @State private var count = 2
    @State private var part = 0.9

    var body: some View {
      Form {
        Stepper("Count", value: $count, in: 1...2)
        Slider(value: $part) { Text("Part") }
        Stepper("Pages", onIncrement: nil, onDecrement: nil)
      }
    }
  }

  @Test func `What steps in a Swift form says its ends, whatever it steps`() throws {
    let listener = try Listener(of: ViewForm(Numbers()))
    listener.forget()
    listener.press(.up, .down, .pageDown)
    #expect(listener.heard() == ["maximum, 2", "1", "minimum, 1"])
    listener.press(.tab)
    listener.forget()
    listener.press(.up, .pageUp, .home, .left)
    #expect(listener.heard() == ["100%", "maximum, 100%", "0%", "minimum, 0%"])
    listener.press(.tab)
    listener.forget()
    listener.press(.up, .down)
    #expect(listener.heard() == ["maximum, Pages", "minimum, Pages"])
  }

  @Test func `A number that was typed beyond its end says where that is`() throws {
    let listener = try Listener.at("<label>Age <input type=number max=9></label>")
    listener.type("12")
    listener.forget()
    listener.press(.up)
    #expect(listener.heard() == ["maximum, 9"])
  }

  @Test func `A number without ends never stops`() throws {
    let listener = try Listener.at("<label>Age <input type=number value=0></label>")
    listener.forget()
    listener.press(.down, .pageDown, .pageUp, .up)
    #expect(listener.heard() == ["-1", "-11", "-1", "0"])
  }
}
