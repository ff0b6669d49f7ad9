import FormCheck
import Testing

@Suite("What is said of a field beside its name")
struct DescriptionRulesTests {
  @Test func `A description that repeats the label`() throws {
    #expect(
      try told(
        "repeated-description",
        in: """
          <form><label for=a>Town:</label><input id=a placeholder=town>
          <label for=b>Street</label><input id=b title=Street>
          <label for=c>House</label><input id=c aria-describedby=d><p id=d>House.</p></form>
          """) == [
          "1:33 warning: the text field “Town:” has a label and a placeholder that say the same: a listener hears the same words twice",
          "2:28 warning: the text field “Street” has a label and a title that say the same: a listener hears the same words twice",
          "3:27 warning: the text field “House” has a label and a description that say the same: a listener hears the same words twice",
        ])
    #expect(
      try told(
        "repeated-description",
        in: "<form><label>Town <input placeholder=\"Town or city\"></label><input title=A></form>"
      ).isEmpty)
  }

  @Test func `A description or an error that is taken from nowhere`() throws {
    let page = "<form><input aria-label=A aria-describedby=x aria-errormessage=y"
    #expect(
      try told("broken-description", in: page + " aria-invalid=true></form>") == [
        "1:7 warning: aria-describedby names “x”, which is no id: a listener misses what is said there",
        "1:7 warning: aria-errormessage names “y”, which is no id: a listener misses what is said there",
      ])
    // A message counts only while the field is invalid.
    #expect(try told("broken-description", in: page + "><p id=x>X</p></form>").isEmpty)
  }

  @Test func `A field that is invalid for no reason`() throws {
    #expect(
      try told(
        "error-without-text",
        in: """
          <form><label>Age <input name=a aria-invalid=true></label>
          <label><input type=radio name=r aria-invalid=true> A</label>
          <label><input type=radio name=r aria-invalid=true> B</label></form>
          """) == [
          "1:18 error: the text field “Age” is marked as invalid, and no text says why: a listener hears that it is wrong, but not what is wrong",
          "2:8 error: the radio button “A” is marked as invalid, and no text says why: a listener hears that it is wrong, but not what is wrong",
        ])
    #expect(
      try told(
        "error-without-text",
        in: """
          <form><label>Age <input name=a aria-invalid=true aria-describedby=e></label>
          <p id=e>Enter your age</p><label>Town <input aria-invalid=false></label>
          <fieldset aria-describedby=f><legend>R</legend><p id=f class=error>Choose</p>
          <label><input type=radio name=r aria-invalid=true> A</label></fieldset></form>
          """
      ).isEmpty)
  }

  @Test func `A field that only an asterisk calls required`() throws {
    #expect(
      try told(
        "asterisk-required",
        in: """
          <form><label>Name (*): <input name=a></label>
          <label for=b>Town<span aria-hidden=true>*</span></label><input id=b>
          <fieldset><legend>* Size</legend>
          <label><input type=radio name=r> Big</label></fieldset></form>
          """) == [
          "1:24 error: the text field “Name (*):” is called required by an asterisk in its label alone: a listener is not told that it must be filled in",
          "2:57 error: the text field “Town” is called required by an asterisk in its label alone: a listener is not told that it must be filled in",
          "4:8 error: the radio button “Big” is called required by an asterisk in its question alone: a listener is not told that it must be filled in",
        ])
  }

  @Test(arguments: [
    "<label>Name * <input name=a required></label>",
    "<label>Name * <input name=a aria-required=true></label>",
    "<label>Name * <input name=a disabled></label>",
    "<label>Name <span aria-label=required>*</span><input name=a></label>",
    "<label>What is 6 * 7? <input name=a></label>",
    "<label>Rating (1 * to 5 *) <input name=a></label>",
    "<label>Stars, * to ***** <input name=a></label>",
    "<fieldset><legend>Size *</legend><label><input type=radio name=r required> A</label></fieldset>",
  ])
  func `An asterisk that is not alone, or means something else`(_ fields: String) throws {
    #expect(try told("asterisk-required", in: "<form>\(fields)</form>").isEmpty)
  }

  @Test func `A pattern that no words describe`() throws {
    #expect(
      try told(
        "pattern-without-description", in: "<form><label>Code <input pattern=[A-Z]+></label>")
        == [
          "1:19 error: the text field “Code” has a pattern that no words describe: a listener whose answer is refused cannot know what is asked for"
        ])
    for label in ["Amount ($)", "Amount (in euros)", "Amount (EUR)", "Code (optional)", "Line 2"] {
      #expect(
        try told(
          "pattern-without-description", in: "<form><label>\(label) <input pattern=x></label>"
        ).count == 1, "\(label)")
    }
  }

  @Test(arguments: [
    "<label>Code <input pattern=[A-Z]+ title=\"Capital letters\"></label>",
    "<label>Code <input pattern=[A-Z]+ aria-describedby=d></label><p id=d>Capitals</p>",
    "<label>Code (capitals) <input pattern=[A-Z]+></label>",
    "<label>Code of 4 digits <input pattern=[0-9]+></label>",
    "<label>Code such as 1234 <input pattern=[0-9]+></label>",
    "<label>Code <input type=number pattern=[A-Z]+></label>",
    "<label>Code <input pattern=[></label>",
  ])
  func `A pattern in words, or one that does not count`(_ fields: String) throws {
    #expect(try told("pattern-without-description", in: "<form>\(fields)</form>").isEmpty)
  }

  @Test func `A format that the placeholder alone shows`() throws {
    #expect(
      try told(
        "placeholder-format",
        in: """
          <form><label>Born <input placeholder=DD/MM/YYYY></label>
          <label>Code <input pattern=[A-Z]+ placeholder=ABC></label></form>
          """) == [
          "1:19 warning: the text field “Born” shows what its answer looks like in its placeholder “DD/MM/YYYY” alone: some readers never read it, and it is gone once something is typed",
          "2:13 warning: the text field “Code” shows what its answer looks like in its placeholder “ABC” alone: some readers never read it, and it is gone once something is typed",
        ])
    #expect(
      try told(
        "placeholder-format",
        in: """
          <form><label>Born <input placeholder=DD/MM/YYYY title="Day, month and year"></label>
          <label>Town <input placeholder="Such as York"></label></form>
          """
      ).isEmpty)
  }
}
