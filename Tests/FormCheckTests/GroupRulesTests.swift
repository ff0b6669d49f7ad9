import FormCheck
import Testing

@Suite("Groups and options")
struct GroupRulesTests {
  private let twoFields = "<label>A <input name=a></label><label>B <input name=b></label>"

  @Test func `A fieldset or a group that nothing names`() throws {
    #expect(
      try told(
        "no-legend",
        in: """
          <form><fieldset>\(twoFields)</fieldset>
          <div role=group>\(twoFields)</div></form>
          """) == [
          "1:7 warning: this fieldset has no legend: a listener does not hear what its fields have in common",
          "2:1 warning: this group has no name: a listener does not hear what its fields have in common",
        ])
  }

  @Test(arguments: [
    "<form><fieldset><legend>Both</legend>FIELDS</fieldset><input></form>",
    "<form><div role=group aria-label=Both>FIELDS</div><input></form>",
    "<form><fieldset disabled>FIELDS</fieldset></form>",
    "<form><fieldset role=presentation>FIELDS</fieldset><input></form>",
    "<form><fieldset><button>Go</button></fieldset>FIELDS</form>",
  ])
  func `A group that is named, or is none`(_ page: String) throws {
    #expect(try told("no-legend", in: page.replacing("FIELDS", with: twoFields)).isEmpty)
  }

  private let radios =
    "<label><input type=radio name=r value=1> Yes</label>\n<label><input type=radio name=r> No</label>"

  @Test func `Radio buttons without a question`() throws {
    #expect(
      try told(
        "radio-without-group", in: "<form><p>Ready?</p><div role=group>\(radios)</div></form>")
        == [
          "1:43 error: the radio button “Yes” and the others of its name stand in no group that has a name: a listener hears the answers, but not the question"
        ])
    #expect(
      try told("radio-without-group", in: "<form><input type=radio name=r aria-label=Yes></form>")
        == [
          "1:7 error: the radio button “Yes” stands in no group that has a name: a listener hears the answers, but not the question"
        ])
    #expect(
      try told(
        "radio-without-group",
        in: "<form><fieldset><legend>Ready?</legend>\(radios)</fieldset></form>"
      ).isEmpty)
  }

  @Test func `Options that sound the same`() throws {
    #expect(
      try told(
        "duplicate-option",
        in: """
          <form><label>Town <select name=t>
          <option value=1>Newtown</option>
          <option value=2>newtown </option></select></label>
          <fieldset><legend>Size</legend><label><input type=radio name=s value=1> Big</label>
          <label><input type=radio name=s value=2> Big</label></fieldset></form>
          """) == [
          "3:1 error: this option is called “newtown”, like that in line 2: a listener cannot tell which of them to choose",
          "5:8 error: this option is called “Big”, like that in line 4: a listener cannot tell which of them to choose",
        ])
    #expect(
      try told(
        "duplicate-option",
        in: """
          <form><select name=t><optgroup label=A><option value=1>Newtown</option></optgroup>
          <optgroup label=B><option value=2>Newtown</option><option value=2>Newtown</optgroup>
          </select></form>
          """
      ).isEmpty)
  }

  @Test func `An option without words`() throws {
    #expect(
      try told(
        "wordless-option",
        in:
          "<form><select name=t><option value=\"\">---</option>\n<option value=x></option></select>"
      )
        == [
          "1:22 warning: this option is called “---”: a listener hears nothing, or the names of signs",
          "2:1 warning: this option has no words: a listener hears nothing, or the names of signs",
        ])
    #expect(
      try told(
        "wordless-option",
        in: "<form><select name=t><option value=\"\"></option><option>+1</option></select></form>"
      ).isEmpty)
  }
}
