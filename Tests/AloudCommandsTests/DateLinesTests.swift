import Foundation
import Testing

/// Dates, times and colours answered by lines, as people write them.
@Suite struct DateLinesTests {
  private let aloud: AloudProgram

  init() throws { aloud = try AloudProgram() }

  private func fill(_ page: String, _ lines: String) throws -> AloudProgram.Run {
    let path = try aloud.folder.write("trip.html", page)
    return try aloud.run(
      "fill", path, "--audio", "none", "--verbosity", "brief", "--transcript",
      aloud.folder.path("transcript.jsonl"), input: lines)
  }

  @Test func everyAnswerIsReadBack() throws {
    let run = try fill(
      """
      <html lang=en-GB><form aria-label=Trip><label>Day <input type=date name=day></label>
      <label>Month <input type=month name=month></label>
      <label>Week <input type=week name=week></label><label>At <input type=time name=at></label>
      <label>Back <input type=datetime-local name=back></label>
      <label>Colour <input type=color name=colour></label>
      <label>Kept <input type=date name=kept value=2027-05-03></label><button>Go</button></form>
      """, "3/5/27\nMay 2027\n18 2027\n2:30 pm\n2027-05-04T09:00\nrebecca purple\n\n")
    #expect(run.status == .status(0))
    #expect(
      run.output == """
        {
          "day": "2027-05-03",
          "month": "2027-05",
          "week": "2027-W18",
          "at": "14:30",
          "back": "2027-05-04T09:00",
          "colour": "#663399",
          "kept": "2027-05-03"
        }

        """)
    #expect(
      run.errors == """
        Trip, form, 7 fields
        Day (date): 3/5/27
        Monday, 3 May 2027
        Month (month): May 2027
        May 2027
        Week (week): 18 2027
        week 18 of 2027, from Monday, 3 May
        At (time): 2:30 pm
        14:30
        Back (date and time): 2027-05-04T09:00
        Tuesday, 4 May 2027, 09:00
        Colour (colour, now black): rebecca purple
        rebecca purple
        Kept (date, now Monday, 3 May 2027): 
        kept
        Submitted: Trip

        """)
    #expect(
      try aloud.transcript().map(\.said) == [
        "opened: Trip, form, 7 fields", "focus: Day, date, blank",
        "readBack: Monday, 3 May 2027", "focus: Month, month, blank", "readBack: May 2027",
        "focus: Week, week, blank", "readBack: week 18 of 2027, from Monday, 3 May",
        "focus: At, time, blank", "readBack: 14:30", "focus: Back, date and time, blank",
        "readBack: Tuesday, 4 May 2027, 09:00", "focus: Colour, colour, black",
        "readBack: rebecca purple", "focus: Kept, date, Monday, 3 May 2027", "kept: kept",
        "submitted: Submitted: Trip",
      ])
  }

  @Test func whatIsNoDateEndsThePipeWithItsMend() throws {
    let run = try fill(
      "<form aria-label=Trip><label>Day <input type=date name=day></label><button>Go</button></form>",
      "30 February 2027\n")
    #expect(run.status == .status(1))
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains(
        "  1. Day: Enter a date that there is, such as 3 May 2027 or 2027-05-03.\n"))
  }
}
