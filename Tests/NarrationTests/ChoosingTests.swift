import FormRuntime
import Narration
import Testing

/// What is heard of check boxes, options and numbers.
@MainActor
@Suite struct ChoosingTests {
  private func at(_ control: String, _ verbosity: Verbosity = .normal) throws -> Listener {
    let listener = try Listener.at(control, verbosity)
    listener.forget()
    return listener
  }

  @Test func `A check box says only its new state`() throws {
    let listener = try at("<label>Terms <input type=checkbox></label>")
    listener.press(.character(" "), .character(" "))
    #expect(listener.heard() == ["checked", "not checked"])
    listener.press(.up)
    #expect(listener.heard() == ["This key does nothing here"])
  }

  private let radios = """
    <fieldset><legend>Size</legend><label><input type=radio name=s>Small</label>
    <label><input type=radio name=s disabled>Medium</label>
    <label><input type=radio name=s aria-describedby=d>Large</label></fieldset><p id=d>Two seats</p>
    """

  @Test func `Radio buttons are chosen by moving, and go round`() throws {
    let listener = try at(radios)
    listener.press(.down, .down, .down)
    #expect(
      listener.heard() == [
        "Small, checked, 1 of 3", "Large, checked, 3 of 3, Two seats",
        "from the top, Small, checked, 1 of 3",
      ])
    listener.press(.character(" "))
    #expect(listener.heard() == ["checked"])
  }

  @Test func `In brief an option says itself`() throws {
    let listener = try at(radios, .brief)
    listener.press(.up)
    #expect(listener.heard() == ["from the bottom, Large, checked"])
  }

  @Test func `A combo box says the option, and where it ends`() throws {
    let listener = try at("<label>Fruit <select><option>Apple<option>Pear</select></label>")
    listener.press(.down, .down, .up, .up)
    #expect(
      listener.heard() == [
        "Pear, 2 of 2", "end", "Apple, 1 of 2", "start",
      ])
  }

  @Test func `A combo box that holds nothing says so`() throws {
    let listener = try at(
      "<label>Fruit <select><option>Apple<option>Pear</select></label><label>Name <input></label>")
    listener.answer(.selection([]))
    listener.press(.character(" "))
    listener.press(Key(.tab), Key(.tab, .shift))
    #expect(
      listener.heard() == [
        "nothing selected", "nothing selected", "Name, edit, blank, 2 of 2",
        "Fruit, combo box, nothing selected, 1 of 2",
      ])
    listener.press(.down)
    #expect(listener.heard() == ["Apple, 1 of 2"])
  }

  @Test func `A space within what is sought belongs to it`() throws {
    let listener = try at(
      "<label>Town <select><option>Bern<option>New Town<option>New York</select></label>")
    listener.type("new")
    listener.press(.character(" "))
    listener.type("y")
    #expect(
      listener.heard() == [
        "New Town, 2 of 3", "e", "w", "space", "New York, 3 of 3",
      ])
    listener.press(.down)
    listener.press(.character(" "))
    #expect(listener.heard() == ["end", "New York, 3 of 3"])
  }

  @Test func `An option is found by its first letters, and said once`() throws {
    let listener = try at(
      "<label>Fruit <select><option>Apple<option>Peach<option>Pear</select></label>")
    listener.type("pear")
    #expect(
      listener.heard() == [
        "Peach, 2 of 3", "e", "a", "Pear, 3 of 3",
      ])
    listener.type("z")
    #expect(listener.heard() == ["No option starts with pearz"])
  }

  @Test func `In a list moving chooses nothing, and Space does`() throws {
    let listener = try at(
      "<label>Fruit <select multiple><option>Apple<option>Pear</select></label>")
    listener.press(.down)
    listener.press(.character(" "), .character(" "))
    #expect(
      listener.heard() == ["Pear, not selected, 2 of 2", "selected", "not selected"])
    listener.ask("v")
    #expect(listener.heard() == ["nothing selected"])
  }

  @Test func `A number says only itself, and its ends`() throws {
    let listener = try at("<label>Age <input type=number min=18 max=20 value=18></label>")
    listener.press(.up, .up, .up, .down, .down, .down)
    #expect(listener.heard() == ["19", "20", "maximum, 20", "19", "18", "minimum, 18"])
  }
}
