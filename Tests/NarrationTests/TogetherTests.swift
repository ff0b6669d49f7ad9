import FormCore
import FormRuntime
import Narration
import Testing

/// What is heard where several things that HTML lets a control be come together.
@MainActor
@Suite struct TogetherTests {
  // MARK: Suggestions

  private let days = """
    <datalist id=days><option>2027-05-03<option value=2027-12-24>Christmas Eve</datalist>
    """

  @Test func `Alt puts the suggestions of a date in, whatever day it holds`() throws {
    let listener = try Listener.at(
      "<label>Day <input type=date list=days value=2027-01-01></label>\(days)")
    #expect(
      listener.heard() == [
        "Day, date, Friday, 1 January 2027, arrows change it, or type it, such as 3 May 2027, "
          + "2 suggestions, 1 of 1, Return: next"
      ])
    for _ in 0..<3 { listener.press(Key(.down, .alt)) }
    #expect(
      listener.heard() == [
        "Monday, 3 May 2027, 1 of 2", "Friday, 24 December 2027, Christmas Eve, 2 of 2", "end",
      ])
    listener.press(.down)
    #expect(listener.heard() == ["Thursday, 23 December"])
  }

  @Test func `From the suggestions of a date the way leads back to what was typed`() throws {
    let listener = try Listener.at("<label>Day <input type=date list=days></label>\(days)")
    listener.type("1 Jan 27")
    listener.forget()
    listener.press(Key(.down, .alt), Key(.up, .alt), Key(.up, .alt))
    #expect(listener.heard() == ["Monday, 3 May 2027, 1 of 2", "1 Jan 27", "start"])
    listener.press(.tab)
    #expect(listener.heard() == ["Friday, 1 January 2027", "Send, button"])
  }

  @Test func `A colour has its suggestions whatever colour it is`() throws {
    let listener = try Listener.at(
      """
      <label>Ink <input type=color list=inks></label>
      <datalist id=inks><option>#FF0000<option value='#000080'>Uniform</datalist>
      """, .full)
    #expect(
      listener.heard() == [
        "Ink, colour, black, type its name or code, such as royal blue, "
          + "2 suggestions, Down goes through them, 1 of 1, Return: next"
      ])
    listener.press(.down, .down, .down, .up, .up, .up)
    #expect(
      listener.heard() == [
        "red, 1 of 2", "navy, Uniform, 2 of 2", "end", "red, 1 of 2", "black", "start",
      ])
  }

  @Test func `In full a date's suggestions are reached by Alt`() throws {
    let listener = try Listener.at("<label>Day <input type=date list=days></label>\(days)", .full)
    #expect(
      listener.heard() == [
        "Day, date, blank, arrows change it, or type it, such as 3 May 2027, "
          + "2 suggestions, Alt Down goes through them, 1 of 1, Return: next"
      ])
  }

  @Test func `A slider goes from suggestion to suggestion, and only its value is heard`() throws {
    let listener = try Listener.at(
      """
      <label>Volume <input type=range list=v value=30></label>
      <datalist id=v><option>0<option value=50 label=Middle><option>100</datalist>
      """)
    #expect(
      listener.heard() == [
        "Volume, slider, 30, from 0 to 100, 3 suggestions, 1 of 1, Return: next"
      ])
    for _ in 0..<2 { listener.press(Key(.down, .alt)) }
    listener.press(.up, .up)
    listener.press(Key(.up, .alt))
    #expect(
      listener.heard() == ["0, 1 of 3", "50, Middle, 2 of 3", "51", "52", "start"])
  }

  @Test func `What is longer than a field takes is no suggestion`() throws {
    let listener = try Listener.at(
      """
      <label>Code <input list=codes maxlength=3></label>
      <datalist id=codes><option>AB<option>ABCD<option>ABC</datalist>
      """)
    #expect(listener.heard() == ["Code, edit, blank, 2 suggestions, 1 of 1, Return: next"])
    listener.press(.down, .down, .down)
    listener.type("D")
    #expect(
      listener.heard() == [
        "AB, 1 of 2", "ABC, 2 of 2", "end", "maximum length 3 reached",
      ])
  }

  @Test func `Suggestions are told in the language of the page`() throws {
    let listener = try Listener(
      """
      <html lang=de><form aria-label=A><label>Tee <input list=t></label>
      <datalist id=t><option value=EG>Graf Grau</datalist></form>
      """, asksForLines: true)
    listener.forget()
    listener.ask("f")
    let parts = listener.told().flatMap(\.parts).suffix(3)
    #expect(parts.map(\.text.string) == ["suggestion", "EG, Graf Grau", "1 of 1"])
    #expect(parts.map(\.language) == ["en", "de", "en"])
  }

  @Test func `What cannot be changed suggests nothing`() throws {
    let listener = try Listener.at(
      "<label>Day <input type=date list=days value=2027-05-03 readonly></label>\(days)", .full)
    #expect(
      listener.heard() == ["Day, date, Monday, 3 May 2027, read only, 1 of 1, Return: next"])
    listener.press(Key(.down), Key(.down, .alt), Key(.left))
    #expect(listener.heard() == ["Read only", "Read only", "month, May"])
  }

  // MARK: What opens

  @Test func `A date in closed details is found when it is missing, and edited by its parts`()
    throws
  {
    let listener = try Listener.at(
      """
      <label>Name <input></label>
      <details><summary>More</summary><label>Day <input type=date required></label></details>
      """)
    listener.forget()
    listener.ask(.return)
    #expect(
      listener.heard() == [
        "1 problem, focus moved to: Day, date, required, invalid entry, "
          + "Error 1 of 1: Fill in this field. blank"
      ])
    listener.press(.up, .left)
    #expect(listener.heard() == ["Monday, 30 November 2026", "month, November"])
    listener.press(Key(.tab, .shift))
    #expect(listener.heard() == ["Day, valid, no problems left", "More, button, expanded"])
  }

  @Test func `A file field that an option reveals is told, and asks for its path`() throws {
    let listener = try Listener.at(
      """
      <input type=checkbox id=a aria-controls=b><label for=a>I have a plan</label>
      <div id=b hidden><label>Plan <input type=file accept=.pdf required></label></div>
      """)
    listener.forget()
    listener.press(.character(" "))
    listener.press(.tab)
    #expect(
      listener.heard() == [
        "checked", "1 more field: Plan",
        "Plan, file edit, blank, required, the path of a file, takes .pdf, 2 of 2",
      ])
  }

  @Test func `A disabled switch is neither met nor counted`() throws {
    let listener = try Listener(
      """
      <form aria-label=Test><label>Dark <input type=checkbox role=switch checked disabled></label>
      <label>Loud <input type=checkbox role=switch></label></form>
      """)
    #expect(
      listener.heard() == [
        "Test, form, 1 field, F1 for help", "Loud, switch, off, 1 of 1, Return: submit",
      ])
  }
}
