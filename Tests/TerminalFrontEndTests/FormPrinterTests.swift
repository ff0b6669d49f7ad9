import FormFiles
import FormRuntime
import Narration
import SpeechCore
import Testing

@testable import TerminalFrontEnd

/// What is printed of a form as a person goes through it.
@MainActor
@Suite struct FormPrinterTests {
  /// Someone at a form, reading what is printed.
  @MainActor
  private final class Reader {
    let session: FormSession
    private let printout = Printout()
    private let printer: FormPrinter

    init(_ controls: String, isAloneInPrint: Bool = false, asksForLines: Bool = false) throws {
      let page = "<form aria-label=Test>\(controls)<button>Send</button></form>"
      session = FormSession(source: try HTMLPage(bytes: Array(page.utf8), file: "a.html").form())
      var narrator = Narrator(vocabulary: try .english)
      narrator.asksForLines = asksForLines
      let speaker = FormSpeaker(
        narrator: narrator, queue: SpeechQueue(engine: nil, sink: Unheard()))
      printer = FormPrinter(
        screen: Screen(descriptor: printout.descriptor), session: session, speaker: speaker,
        hasNoSpeech: isAloneInPrint)
      session.onEvent = { [printer] in printer.show($0, speaker.tell($0, input: $1)) }
      session.open()
    }

    func press(_ keys: Key...) { keys.forEach { session.handle(.key($0)) } }
    func ask(_ key: Key.Code) { press(session.keymap.prefix, Key(key)) }
    func printed() -> String { printout.take() }
  }

  @Test func `A field is its text, its groups, its description and a row`() throws {
    let reader = try Reader(
      """
      <p>Prices include tax.</p><fieldset><legend>You</legend>
      <label>Name: <input required aria-describedby=d></label><p id=d>In full</p></fieldset>
      """)
    #expect(
      reader.printed() == """
        Test, form, 1 field, F1 for help
        Prices include tax.
        You, group
        In full
        Name (edit, required):\u{20}
        """)
    reader.press(Key(.tab))
    #expect(reader.printed() == "\nSend (button)")
  }

  @Test func `Where nothing is spoken, the row tells the position and what Return does`() throws {
    let reader = try Reader("<label>Name <input value=Jo></label>", isAloneInPrint: true)
    #expect(reader.printed().hasSuffix("\nName (edit, 1 of 1, Return: next): Jo"))
  }

  @Test func `A secret is printed as bullets`() throws {
    let reader = try Reader("<label>Code <input type=password value=ab></label>")
    #expect(reader.printed().hasSuffix("\nCode (edit, protected): ••"))
    reader.session.handle(.text("c"))
    #expect(reader.printed() == "•")
  }

  @Test func `A toggle prints a new row`() throws {
    let reader = try Reader("<label>Terms <input type=checkbox></label>")
    _ = reader.printed()
    reader.press(Key(.character(" ")))
    #expect(reader.printed() == "\nTerms (check box): checked\u{1B}[20G")
  }

  @Test func `A refusal is printed, but not at the ends of a field`() throws {
    let reader = try Reader("<label>Name <input maxlength=1 value=a></label>")
    _ = reader.printed()
    reader.press(Key(.right))
    #expect(reader.printed() == "")
    reader.session.handle(.text("b"))
    #expect(
      reader.printed() == "\nmaximum length 1 reached\nName (edit): a")
  }

  @Test func `A failed submit lists the problems, and prints the text before the field`() throws {
    let reader = try Reader(
      "<label>A <input></label><p>Read this.</p><label>B <input required></label>")
    _ = reader.printed()
    reader.ask(.return)
    #expect(
      reader.printed() == """

        1 problem:
          1. B: Fill in this field.
        focus moved to: B
        Read this.
        Error 1 of 1: Fill in this field.
        B (edit, required, invalid entry):\u{20}
        """)
    reader.session.handle(.text("x"))
    reader.press(Key(.tab), Key(.return))
    #expect(
      reader.printed() == "x\nB, valid, no problems left\nSend (button)\nSubmitted: Test\n")
  }

  @Test func `A line of several begins a row of its own`() throws {
    let reader = try Reader("<label>Words <textarea>One</textarea></label>")
    #expect(reader.printed().hasSuffix("\nWords (edit, several lines): One"))
    reader.press(Key(.return))
    reader.session.handle(.text("T"))
    #expect(reader.printed() == "\nT")
  }

  @Test func `What is asked for is printed, and the row again`() throws {
    let reader = try Reader("<p>Read this.</p><label>Name <input value=Jo></label>")
    _ = reader.printed()
    reader.ask(.character("t"))
    reader.ask(.character("s"))
    #expect(
      reader.printed() == """

        Read this.
        Name (edit): Jo
        cap J, o
        Name (edit): Jo
        """)
    reader.ask(.character("r"))
    #expect(reader.printed() == "\nName (edit): Jo")
  }

  @Test func `A value of the page is printed on a line`() throws {
    let reader = try Reader(
      "<p>So far:</p><label>Disk <meter value=0.6></meter></label><label>Name <input></label>")
    #expect(reader.printed().hasSuffix("\nSo far:\nDisk, meter, 60 percent\nName (edit): "))
    reader.ask(.character("t"))
    #expect(reader.printed() == "\nSo far:\nDisk, meter, 60 percent\nName (edit): ")
  }

  @Test func `A group of options is printed when it is entered, before the row`() throws {
    let reader = try Reader(
      """
      <label>Fruit <select><optgroup label=Stone><option>Plum</optgroup>
      <optgroup label=Citrus><option>Lime<option>Lemon</optgroup></select></label>
      """)
    #expect(reader.printed().hasPrefix("Test, form, 1 field, F1 for help\nStone, group\nFruit "))
    reader.press(Key(.down))
    #expect(reader.printed() == "\nCitrus, group\nFruit (combo box): Lime\u{1B}[20G")
    reader.press(Key(.down))
    #expect(reader.printed() == "\nFruit (combo box): Lemon\u{1B}[20G")
  }

  @Test func `A suggestion prints a new row, after what it means`() throws {
    let reader = try Reader(
      "<label>Tea <input list=t></label><datalist id=t><option value=EG>Earl Grey</datalist>")
    #expect(reader.printed().hasSuffix("\n1 suggestion\nTea (edit): "))
    reader.press(Key(.down))
    #expect(reader.printed() == "\nEarl Grey\nTea (edit): EG")
    reader.session.handle(.text("x"))
    #expect(reader.printed() == "x")
  }

  @Test func `Where nothing is spoken, a suggested date is printed in words too`() throws {
    let controls = """
      <label>Day <input type=date list=d></label>
      <datalist id=d><option value=2027-12-24>Christmas Eve</datalist>
      """
    let listener = try Reader(controls)
    _ = listener.printed()
    listener.press(Key(.down, .alt))
    #expect(listener.printed() == "\nChristmas Eve\nDay (date): 2027-12-24\u{1B}[21G")
    let reader = try Reader(controls, isAloneInPrint: true)
    _ = reader.printed()
    reader.press(Key(.down, .alt))
    #expect(
      reader.printed() == "\nFriday, 24 December 2027\nChristmas Eve\n"
        + "Day (date, 1 of 1, Return: next): 2027-12-24\u{1B}[43G")
  }

  @Test func `A date is printed as it is sent, with the cursor on the part that changes`() throws {
    let reader = try Reader("<label>Day <input type=date value=2027-05-03></label>")
    #expect(reader.printed().hasSuffix("\nDay (date): 2027-05-03\u{1B}[21G"))
    reader.press(Key(.left))
    #expect(reader.printed() == "\r\u{1B}[KDay (date): 2027-05-03\u{1B}[18G")
    reader.press(Key(.up))
    #expect(reader.printed() == "\r\u{1B}[KDay (date): 2027-06-03\u{1B}[18G")
    for character in "4/6/27" { reader.session.handle(.text(String(character))) }
    _ = reader.printed()
    reader.press(Key(.tab))
    #expect(reader.printed() == "\nFriday, 4 June 2027\nSend (button)")
  }

  @Test func `A date that an arrow has read stands in the row`() throws {
    let reader = try Reader("<label>Day <input type=date></label>")
    for character in "4/6/27" { reader.session.handle(.text(String(character))) }
    _ = reader.printed()
    reader.press(Key(.up))
    #expect(reader.printed() == "\r\u{1B}[KDay (date): 2027-06-04\u{1B}[21G")
    reader.press(Key(.down))
    #expect(reader.printed() == "\r\u{1B}[KDay (date): 2027-06-03\u{1B}[21G")
  }

  @Test func `Where nothing is spoken, what a part has become is printed in words`() throws {
    let reader = try Reader(
      "<label>Day <input type=date value=2027-05-03></label>", isAloneInPrint: true)
    #expect(
      reader.printed().hasSuffix(
        "\nMonday, 3 May 2027\nDay (date, 1 of 1, Return: next): 2027-05-03\u{1B}[43G"))
    reader.press(Key(.up))
    #expect(
      reader.printed() == "\nTuesday, 4 May\n"
        + "Day (date, 1 of 1, Return: next): 2027-05-04\u{1B}[43G")
  }

  @Test func `In line mode a date stands in words`() throws {
    let reader = try Reader(
      "<label>Day <input type=date value=2027-05-03></label>", asksForLines: true)
    #expect(
      reader.printed().hasSuffix(
        "\nsuch as 3 May 2027\nDay (date, now Monday, 3 May 2027): "))
    reader.session.handle(.answer(.text("4 May 2027")))
    #expect(reader.printed() == "\nTuesday, 4 May 2027\n")
  }

  @Test func `In line mode the value stands among the states`() throws {
    let reader = try Reader("<label>Name <input value=Jo></label>", asksForLines: true)
    #expect(reader.printed().hasSuffix("\nName (edit, now Jo): "))
  }

  @Test func `A search is a row for each match that is reached`() throws {
    let reader = try Reader("<label>Name <input></label><label>Email <input required></label>")
    _ = reader.printed()
    reader.ask(.character("j"))
    reader.press(Key(.character("e")), Key(.character("m")), Key(.character("x")))
    reader.press(Key(.backspace), Key(.escape))
    #expect(
      reader.printed() == """

        3 fields and buttons, type part of a name
        Find: Name, edit, blank, 1 of 3\u{1B}[7G
        Find e: Name, edit, blank, 1 of 3\u{1B}[9G
        Find em: Email, edit, blank, required, 1 of 1\u{1B}[10G
        no name has emx
        Find emx:\u{20}
        Find em: Email, edit, blank, required, 1 of 1\u{1B}[10G
        search left, still on: Name, edit
        Name (edit):\u{20}
        """)
  }

  @Test func `The whole form is printed a line for each thing`() throws {
    let reader = try Reader(
      "<fieldset><legend>You</legend><label>Name <input required value=Jo></label></fieldset>")
    _ = reader.printed()
    reader.ask(.character("l"))
    #expect(
      reader.printed() == """

        You, group
        Name, Jo, required
        Send, button
        Name (edit, required): Jo
        """)
  }

  @Test func `While keys are explained, no row stands between`() throws {
    let reader = try Reader("<label>Name <input></label>")
    _ = reader.printed()
    reader.ask(.character("k"))
    reader.press(Key(.character("a")), Key(.tab))
    reader.ask(.character("k"))
    #expect(
      reader.printed() == """

        Key help on; Control O K turns it off
        a
        Tab, next field
        Control+O, begins a command
        Key help off
        Name (edit):\u{20}
        """)
    #expect(reader.session.focusedElement?.value == .text(""))
  }
}
