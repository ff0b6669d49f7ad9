import Testing

@testable import TerminalFrontEnd

@Suite struct CellWidthTests {
  @Test(
    arguments: [
      ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200B}", 0), ("\u{7}", 0),
      ("\u{AD}", 1), ("ß", 1), ("—", 1), ("漢", 2), ("カ", 2), ("ｶ", 1), ("Ａ", 2), ("가", 2),
      ("\u{1100}\u{1161}\u{11A8}", 2), ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("🇩", 1),
      ("❤", 1), ("❤\u{FE0F}", 2), ("क", 1), ("का", 2), ("\u{20000}", 2), ("\u{303F}", 1),
    ] as [(Character, Int)])
  func charactersTakeTheirCells(_ character: Character, _ cells: Int) {
    #expect(CellWidth.of(character) == cells)
  }

  @Test func textsAddUp() {
    #expect(CellWidth.of("Größe: 漢字") == 11)
  }
}

@Suite struct LineWindowTests {
  @Test func whatFitsIsShownWhole() {
    let window = LineWindow(Array("Anna"), caret: 4, cells: 5)
    #expect(window.range == 0..<4)
    #expect(window.caretColumn == 4)
  }

  @Test func theCaretBehindAFullRowMovesIt() {
    let window = LineWindow(Array("Anna"), caret: 4, cells: 4)
    #expect(window.range == 2..<4)
    #expect(window.caretColumn == 2)
  }

  /// Every text of up to seven characters of every width, every caret, every row.
  @Test func theCaretIsAlwaysInsideTheRow() {
    for text in texts(upTo: 7) {
      let widths = text.map(CellWidth.of)
      for caret in 0...text.count {
        for cells in 1...9 {
          let window = LineWindow(text, caret: caret, cells: cells)
          let (range, column) = (window.range, window.caretColumn)
          var holds = range.lowerBound <= caret && caret <= range.upperBound
          holds = holds && range.upperBound <= text.count
          holds = holds && 0..<cells ~= column
          holds = holds && window.width == widths[range].reduce(0, +) && window.width <= cells
          holds = holds && column == widths[range.lowerBound..<caret].reduce(0, +)
          // What the caret stands on is shown, unless no row could hold it.
          if caret < text.count, cells >= 2 { holds = holds && range.contains(caret) }
          // A text that fits is not moved.
          if widths.reduce(0, +) < cells { holds = holds && range == 0..<text.count }
          #expect(holds, "\(String(text)), caret \(caret), \(cells) cells: \(window)")
        }
      }
    }
  }

  /// Typing at the end of a long text moves the row now and then, not with every character.
  @Test func typingMovesTheRowRarely() {
    let text = Array(repeating: Character("a"), count: 200)
    let starts = (0...200).map { LineWindow(text, caret: $0, cells: 40).range.lowerBound }
    #expect(starts == starts.sorted())
    #expect(Set(starts).count == 10)
  }

  private func texts(upTo count: Int) -> [[Character]] {
    var texts: [[Character]] = [[]]
    var last = texts
    for _ in 0..<count {
      last = last.flatMap { text in ["a", "漢", "\u{200B}"].map { text + [$0] } }
      texts += last
    }
    return texts
  }
}
