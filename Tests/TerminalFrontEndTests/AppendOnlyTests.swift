import Testing

@testable import TerminalFrontEnd

/// What is written for each change of a row, byte for byte.
@MainActor
@Suite struct AppendOnlyTests {
  private let printout = Printout()

  private func screen(columns: Int = 40) -> Screen {
    Screen(descriptor: printout.descriptor, columns: { columns })
  }

  @Test func `Typing at the end writes only the character, deleting there only takes it`() {
    let screen = screen()
    screen.edit("Name: ", value: "An", caret: 2)
    #expect(printout.take() == "Name: An")
    screen.update(value: "Ann", caret: 3)
    #expect(printout.take() == "n")
    screen.update(value: "An", caret: 2)
    #expect(printout.take() == "\u{8} \u{8}")
    screen.update(value: "An漢", caret: 3)
    screen.update(value: "An", caret: 2)
    #expect(printout.take() == "漢\u{8}\u{8}  \u{8}\u{8}")
  }

  @Test func `Editing in the middle draws the row again, with the cursor on its place`() {
    let screen = screen()
    screen.edit("Name: ", value: "Anna", caret: 4)
    _ = printout.take()
    screen.update(value: "Anna", caret: 1)
    #expect(printout.take() == "\r\u{1B}[KName: Anna\u{1B}[8G")
    screen.update(value: "Axnna", caret: 2)
    #expect(printout.take() == "\r\u{1B}[KName: Axnna\u{1B}[9G")
    screen.update(value: "Axnna", caret: 5)
    #expect(printout.take() == "\r\u{1B}[KName: Axnna")
  }

  @Test func `A line or another row begins below`() {
    let screen = screen()
    screen.edit("A: ", value: "x", caret: 1)
    screen.line("A line")
    screen.edit("B: ", value: "", caret: 0)
    screen.endRow()
    screen.endRow()
    #expect(printout.take() == "A: x\nA line\nB: \n")
  }

  @Test func `A label that leaves no room gets a line of its own`() {
    let screen = screen(columns: 20)
    screen.edit("漢字漢字漢字: ", value: "x", caret: 1)
    screen.endRow()
    screen.edit("漢字漢字: ", value: "x", caret: 1)
    #expect(printout.take() == "漢字漢字漢字: \nx\n漢字漢字: x")
  }

  @Test func `A value that is longer than the row is shown in part`() {
    let screen = screen(columns: 20)
    screen.edit("Name: ", value: String(repeating: "a", count: 14), caret: 14)
    #expect(printout.take() == "Name: " + String(repeating: "a", count: 7))
  }

  @Test func `Control characters are shown one for one, and obeyed by no terminal`() {
    let screen = screen()
    screen.edit("A: ", value: "x\u{1B}[2J\u{7}", caret: 6)
    #expect(printout.take() == "A: x?[2J?")
    screen.update(value: "x\u{1B}[2J", caret: 5)
    #expect(printout.take() == "\u{8} \u{8}")
    screen.update(value: "x\u{1B}[2J", caret: 2)
    #expect(printout.take() == "\r\u{1B}[KA: x?[2J\u{1B}[6G")
  }

  @Test func `After a suspension the row is drawn again`() {
    let screen = screen()
    screen.edit("A: ", value: "xy", caret: 1)
    _ = printout.take()
    screen.restoreRow()
    #expect(printout.take() == "A: xy\u{1B}[5G")
    screen.leaveRow()
    screen.restoreRow()
    screen.line("B")
    #expect(printout.take() == "B\n")
  }
}
