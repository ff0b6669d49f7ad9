import FormRuntime
import Testing

/// Every editing key in every kind of field: what is heard at the start, in the middle, and at the
/// end of what it holds.
@MainActor
@Suite struct EditingKeysTests {
  private static let keys: [(name: String, key: Key)] = [
    ("Left", Key(.left)), ("Right", Key(.right)), ("Control+Left", Key(.left, .control)),
    ("Control+Right", Key(.right, .control)), ("Alt+B", Key(.character("b"), .alt)),
    ("Alt+F", Key(.character("f"), .alt)), ("Home", Key(.home)), ("End", Key(.end)),
    ("Control+Home", Key(.home, .control)), ("Control+End", Key(.end, .control)),
    ("Up", Key(.up)), ("Down", Key(.down)), ("Backspace", Key(.backspace)),
    ("Delete", Key(.delete)), ("Control+W", .control("w")),
    ("Alt+Backspace", Key(.backspace, .alt)), ("Control+Delete", Key(.delete, .control)),
    ("Alt+D", Key(.character("d"), .alt)), ("Control+U", .control("u")),
    ("Control+K", .control("k")), ("Control+Y", .control("y")), ("Control+T", .control("t")),
    ("Control+_", .control("_")), ("Control+R", .control("r")), ("z", Key(.character("z"))),
    ("Space", Key(.character(" "))),
  ]

  /// A line for all keys of which the same is heard, with what that is at each place.
  private func table(_ control: String, middle: [Key] = []) throws -> String {
    let places = [[Key(.home, .control)], [Key(.home, .control)] + middle, [Key(.end, .control)]]
    func heard(_ act: (Listener) -> Void) throws -> String {
      let words = try (middle.isEmpty ? [[]] : places).map { place in
        let listener = try Listener.at(control)
        place.forEach { listener.press($0) }
        listener.forget()
        act(listener)
        return listener.heard().joined(separator: "; ")
      }
      return words.joined(separator: " | ")
    }
    var rows: [(words: String, keys: [String])] = []
    func add(_ key: String, _ words: String) {
      if let row = rows.firstIndex(where: { $0.words == words }) {
        rows[row].keys.append(key)
      } else {
        rows.append((words, [key]))
      }
    }
    for key in Self.keys { add(key.name, try heard { $0.press(key.key) }) }
    add("Paste", try heard { $0.paste("x 7") })
    let lines = rows.map { "\($0.keys.joined(separator: ", ")): \($0.words)" }
    return lines.joined(separator: "\n")
  }

  @Test func `In a text`() throws {
    #expect(
      try table(
        "<label>A <input value='one two'></label>",
        middle: [Key(.right, .control), Key(.right)]) == """
          Left, Backspace: start | space | o
          Right, Delete: n | w | end
          Control+Left, Alt+B: start | one | two
          Control+Right, Alt+F, Control+Delete, Alt+D: one | two | end
          Home, Control+Home: o | o | o
          End, Control+End: blank | blank | blank
          Up, Down: one two | one two | one two
          Control+W, Alt+Backspace: start | one  | two
          Control+U: start | one  | one two
          Control+K: one two | two | end
          Control+Y: nothing to put back | nothing to put back | nothing to put back
          Control+T: start | t, space | o, w
          Control+_: nothing to undo | nothing to undo | nothing to undo
          Control+R: nothing to redo | nothing to redo | nothing to redo
          z: z | z | z
          Space: space | space | two, space
          Paste: pasted, 3 characters, x 7 | pasted, 3 characters, x 7 | pasted, 3 characters, x 7
          """)
  }

  @Test func `In a text of several lines`() throws {
    #expect(
      try table(
        "<label>A <textarea>ab cd\n\nef</textarea></label>",
        middle: [Key(.right), Key(.right)]) == """
          Left, Backspace: start | b | f
          Right, Delete: b | c | end
          Control+Left, Alt+B, Control+W, Alt+Backspace, Control+U: start | ab | ef
          Control+Right, Alt+F: ab | cd | end
          Home: a | a | e
          End: blank | blank | blank
          Control+Home: ab cd | ab cd | ab cd
          Control+End: ef | ef | ef
          Up: start | start | blank
          Down: blank | blank | end
          Control+Delete, Alt+D: ab |  cd | end
          Control+K: ab cd |  cd | end
          Control+Y: nothing to put back | nothing to put back | nothing to put back
          Control+T: start | space, b | f, e
          Control+_: nothing to undo | nothing to undo | nothing to undo
          Control+R: nothing to redo | nothing to redo | nothing to redo
          z: z | z | z
          Space: space | ab, space | ef, space
          Paste: pasted, 3 characters, x 7 | pasted, 3 characters, x 7 | pasted, 3 characters, x 7
          """)
  }

  @Test func `In a password`() throws {
    #expect(
      try table(
        "<label>A <input type=password value='ab cd'></label>",
        middle: [Key(.right), Key(.right)]) == """
          Left: start | character 2 of 5 | character 5 of 5
          Right: character 2 of 5 | character 4 of 5 | end
          Control+Left, Alt+B, Home, Control+Home: character 1 of 5 | character 1 of 5 | \
          character 1 of 5
          Control+Right, Alt+F, End, Control+End: blank | blank | blank
          Up, Down: 5 characters | 5 characters | 5 characters
          Backspace: start | star | star
          Delete: star | star | end
          Control+W, Alt+Backspace, Control+U: start | deleted 2 characters | deleted 5 characters
          Control+Delete, Alt+D, Control+K: deleted 5 characters | deleted 3 characters | end
          Control+Y: nothing to put back | nothing to put back | nothing to put back
          Control+T: start | characters swapped | characters swapped
          Control+_: nothing to undo | nothing to undo | nothing to undo
          Control+R: nothing to redo | nothing to redo | nothing to redo
          z, Space: star | star | star
          Paste: pasted, 3 characters | pasted, 3 characters | pasted, 3 characters
          """)
  }

  @Test func `In a number`() throws {
    #expect(
      try table(
        "<label>A <input type=number value=421></label>",
        middle: [Key(.right)]) == """
          Left, Backspace: start | 4 | 1
          Right, Delete: 2 | 1 | end
          Control+Left, Alt+B: start | 421 | 421
          Control+Right, Alt+F: 421 | 421 | end
          Home, Control+Home: 4 | 4 | 4
          End, Control+End: blank | blank | blank
          Up: 422 | 422 | 422
          Down: 420 | 420 | 420
          Control+W, Alt+Backspace, Control+U: start | 4 | 421
          Control+Delete, Alt+D, Control+K: 421 | 21 | end
          Control+Y: nothing to put back | nothing to put back | nothing to put back
          Control+T: start | 2, 4 | 1, 2
          Control+_: nothing to undo | nothing to undo | nothing to undo
          Control+R: nothing to redo | nothing to redo | nothing to redo
          z: z | z | z
          Space: no spaces here | no spaces here | no spaces here
          Paste: pasted, 2 characters, x7 | pasted, 2 characters, x7 | pasted, 2 characters, x7
          """)
  }

  @Test func `In a date`() throws {
    #expect(
      try table(
        "<label>A <input type=date value=2027-05-03></label>",
        middle: [Key(.right)]) == """
          Left, Control+Left, Alt+B: start | year, 2027 | month, May
          Right, Control+Right, Alt+F: month, May | day, 3 | end
          Home, Control+Home: year, 2027 | year, 2027 | year, 2027
          End, Control+End: day, 3 | day, 3 | day, 3
          Up: 2028 | June 2027 | Tuesday, 4 May
          Down: 2026 | April 2027 | Sunday, 2 May
          Backspace, Delete, Control+W, Alt+Backspace, Control+Delete, Alt+D, Control+U, \
          Control+K: removed: Monday, 3 May 2027 | removed: Monday, 3 May 2027 | removed: Monday, \
          3 May 2027
          Control+Y: nothing to put back | nothing to put back | nothing to put back
          Control+T: This key does nothing here | This key does nothing here | This key does \
          nothing here
          Control+_: nothing to undo | nothing to undo | nothing to undo
          Control+R: nothing to redo | nothing to redo | nothing to redo
          z: z | z | z
          Space: Monday, 3 May 2027 | Monday, 3 May 2027 | Monday, 3 May 2027
          Paste: pasted, 3 characters, x 7 | pasted, 3 characters, x 7 | pasted, 3 characters, x 7
          """)
  }

  @Test func `In a colour`() throws {
    #expect(
      try table(
        "<label>A <input type=color value='#3366ff'></label>") == """
          Left, Backspace: f
          Right, Control+Right, Alt+F, Delete, Control+Delete, Alt+D, Control+K: end
          Control+Left, Alt+B, Alt+Backspace: 3366ff
          Home, Control+Home: number sign
          End, Control+End: blank
          Up, Down, Space: near royal blue, 3 3 6 6 f f
          Control+W, Control+U: #3366ff
          Control+Y: nothing to put back
          Control+T: This key does nothing here
          Control+_: nothing to undo
          Control+R: nothing to redo
          z: z
          Paste: pasted, 3 characters, x 7
          """)
  }

  @Test func `In a field that is read only`() throws {
    #expect(
      try table(
        "<label>A <input readonly value=abc></label>",
        middle: [Key(.right)]) == """
          Left: start | a | c
          Right: b | c | end
          Control+Left, Alt+B: start | abc | abc
          Control+Right, Alt+F: abc | abc | end
          Home, Control+Home: a | a | a
          End, Control+End: blank | blank | blank
          Up, Down: abc | abc | abc
          Backspace, Delete, Control+W, Alt+Backspace, Control+Delete, Alt+D, Control+U, \
          Control+K, Control+T, Control+_, Control+R, z, Space, Paste: Read only | Read only | \
          Read only
          Control+Y: nothing to put back | nothing to put back | nothing to put back
          """)
  }

  @Test func `In an empty text`() throws {
    #expect(
      try table(
        "<label>A <input></label>") == """
          Left, Control+Left, Alt+B, Backspace, Control+W, Alt+Backspace, Control+U, Control+T: \
          start
          Right, Control+Right, Alt+F, Delete, Control+Delete, Alt+D, Control+K: end
          Home, End, Control+Home, Control+End, Up, Down: blank
          Control+Y: nothing to put back
          Control+_: nothing to undo
          Control+R: nothing to redo
          z: z
          Space: space
          Paste: pasted, 3 characters, x 7
          """)
  }

  @Test func `In an empty date`() throws {
    #expect(
      try table(
        "<label>A <input type=date></label>") == """
          Left, Control+Left, Alt+B: month, blank
          Right, Control+Right, Alt+F, Delete, Control+Delete, Alt+D, Control+K: end
          Home, Control+Home: year, blank
          End, Control+End: day, blank
          Up, Down: Monday, 30 November 2026
          Backspace, Control+W, Alt+Backspace, Control+U: start
          Control+Y: nothing to put back
          Control+T: This key does nothing here
          Control+_: nothing to undo
          Control+R: nothing to redo
          z: z
          Space: blank
          Paste: pasted, 3 characters, x 7
          """)
  }

  @Test func `In a check box`() throws {
    #expect(
      try table(
        "<label>A <input type=checkbox></label>") == """
          Left, Right, Control+Left, Control+Right, Alt+B, Alt+F, Home, End, Control+Home, \
          Control+End, Up, Down, Backspace, Delete, Control+W, Alt+Backspace, Control+Delete, \
          Alt+D, Control+U, Control+K, Control+T, z: This key does nothing here
          Control+Y: nothing to put back
          Control+_: nothing to undo
          Control+R: nothing to redo
          Space: checked
          Paste: Nothing can be pasted here
          """)
  }

  @Test func `In a combo box`() throws {
    #expect(
      try table(
        "<label>A <select><option>One<option>Two<option>Three</select></label>") == """
          Left, Control+Left, Alt+B, Up: start
          Right, Control+Right, Alt+F, Down: Two, 2 of 3
          Home, Control+Home, Space: One, 1 of 3
          End, Control+End: Three, 3 of 3
          Backspace, Delete, Control+W, Alt+Backspace, Control+Delete, Alt+D, Control+U, \
          Control+K, Control+T: This key does nothing here
          Control+Y: nothing to put back
          Control+_: nothing to undo
          Control+R: nothing to redo
          z: No option starts with z
          Paste: Nothing can be pasted here
          """)
  }

  @Test func `In a slider`() throws {
    #expect(
      try table(
        "<label>A <input type=range value=50></label>") == """
          Left, Control+Left, Alt+B, Down: 49
          Right, Control+Right, Alt+F, Up: 51
          Home, Control+Home: 0
          End, Control+End: 100
          Backspace, Delete, Control+W, Alt+Backspace, Control+Delete, Alt+D, Control+U, \
          Control+K, Control+T, z: This key does nothing here
          Control+Y: nothing to put back
          Control+_: nothing to undo
          Control+R: nothing to redo
          Space: 50
          Paste: Nothing can be pasted here
          """)
  }

  @Test func `In a button`() throws {
    #expect(
      try table(
        "<button type=button>A</button>") == """
          Left, Right, Control+Left, Control+Right, Alt+B, Alt+F, Home, End, Control+Home, \
          Control+End, Up, Down, Backspace, Delete, Control+W, Alt+Backspace, Control+Delete, \
          Alt+D, Control+U, Control+K, Control+T, z: This key does nothing here
          Control+Y: nothing to put back
          Control+_: nothing to undo
          Control+R: nothing to redo
          Space: This button works by a script, which does not run here
          Paste: Nothing can be pasted here
          """)
  }
}
