import Testing

@testable import TerminalFrontEnd

/// Controls of a page, answered line by line.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct PageLinesTests {
  @Test func `A dash puts a slider half way, and an empty line keeps it`() async throws {
    let sender = try Sender(
      page: """
        <label>Volume <input type=range name=volume value=80></label>
        <label>Bass <input type=range name=bass value=30></label>
        """)
    _ = try await sender.send("-", "")
    #expect(sender.sent == ["volume": "50", "bass": "30"])
    #expect(
      sender.printed() == [
        "from 0 to 100", "Volume (slider, now 80): -", "50",
        "from 0 to 100", "Bass (slider, now 30): ", "kept", "Submitted: Test",
      ])
  }

  @Test func `The suggestions of a date are read in words to who asks`() async throws {
    let sender = try Sender(
      page: """
        <label>Day <input type=date name=day list=days></label>
        <datalist id=days><option>2027-05-03<option value=2027-12-24>Christmas Eve</datalist>
        """)
    _ = try await sender.send("?", "24 December 2027")
    #expect(sender.sent == ["day": "2027-12-24"])
    #expect(
      sender.printed() == [
        "such as 3 May 2027", "2 suggestions, question mark reads them", "Day (date): ?",
        "such as 3 May 2027", "2 suggestions, question mark reads them",
        "suggestion Monday, 3 May 2027", "suggestion Friday, 24 December 2027, Christmas Eve",
        "Day (date): 24 December 2027", "Friday, 24 December 2027", "Submitted: Test",
      ])
  }

  @Test func `A disabled switch and a read-only date ask for nothing`() async throws {
    let sender = try Sender(
      page: """
        <label>Dark <input type=checkbox role=switch name=dark disabled checked></label>
        <label>Day <input type=date name=day value=2027-05-03 readonly></label>
        <label>Loud <input type=checkbox role=switch name=loud></label>
        """)
    _ = try await sender.send("on")
    #expect(sender.sent == ["day": "2027-05-03", "loud": "on"])
    #expect(
      sender.printed() == [
        "Day (date, read only, skipped): Monday, 3 May 2027", "on or off",
        "Loud (switch, now off): on", "on", "Submitted: Test",
      ])
  }

  @Test func `A date in closed details is asked for once they are open`() async throws {
    let sender = try Sender(
      page: """
        <label>Name <input name=name></label>
        <details><summary>More</summary><label>Day <input type=date name=day></label></details>
        """)
    _ = try await sender.send("!more", "Ann", "3 May 2027")
    #expect(sender.sent == ["name": "Ann", "day": "2027-05-03"])
    #expect(
      sender.printed() == [
        "Exclamation mark and a name presses: More", "Name (edit): !more", "expanded",
        "1 more field: Day", "Name (edit): Ann", "such as 3 May 2027",
        "Day (date): 3 May 2027", "Monday, 3 May 2027", "Submitted: Test",
      ])
  }
}
