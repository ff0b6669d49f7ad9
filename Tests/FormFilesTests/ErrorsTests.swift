import FormCore
import FormFiles
import Testing

/// Which field bears what a page says is wrong, where no attribute of ARIA's ties the two together.
@MainActor
@Suite struct ErrorsTests {
  private func outline(_ controls: String) throws -> [String] {
    try form("<form>\(controls)</form>").outline
  }

  @Test func `A message that names its field is that field's, wherever it stands`() throws {
    #expect(
      try outline(
        """
        <label>Email <input name=Input.Email></label><label>Word <input name=Input.Word></label>
        <span class="text-danger field-validation-error" data-valmsg-for=Input.Email>Is needed.</span>
        <span class=field-validation-valid data-valmsg-for=Input.Word></span>
        <span class=invalid-feedback phx-feedback-for=Input.Word>is short</span>
        """) == [
          "Email | textbox, invalid !Is needed.", "Word | textbox, invalid !is short",
        ])
  }

  @Test(arguments: [
    // Alone with its field, which the page marks, by itself or by what is around it.
    "<div><label>A <input class=input-error></label><p class=text-error>No</p></div>",
    "<div><p class=text-error>No</p><label>A <input class=is-invalid></label></div>",
    "<div class=has-error><label>A <input></label><p class=help-error>Error: No</p></div>",
    "<div class=field_with_errors><label>A <input></label></div><p class=error>No</p>",
    "<div><label>A <input aria-invalid=true></label><ul class=errorlist><li>No</ul></div>",
    "<div><div class=is-invalid><label>A <input></label></div><p class=invalid>No</p></div>",
  ])
  func `A message right beside a field that is marked is that field's`(_ controls: String) throws {
    #expect(try outline(controls).contains("A | textbox, invalid !No"))
    let several = controls + "<div><label>B <input></label></div>"
    #expect(
      try outline(several) == ["A | textbox, invalid !No", "B | textbox"])
  }

  @Test func `Of several fields beside it, a message is the marked one's`() throws {
    #expect(
      try outline(
        """
        <label>A <input class=error></label><p class=error>No</p><label>B <input></label>
        <ul class=errorlist><li>Nor that</ul><label>C <input class=error></label>
        """) == [
          "A | textbox, invalid !No", "B | textbox", "C | textbox, invalid !Nor that",
        ])
  }

  @Test func `Radio buttons have one for all of them`() throws {
    #expect(
      try outline(
        """
        <fieldset><legend>Size</legend><label><input type=radio name=s class=is-invalid> S</label>
        <label><input type=radio name=s> M</label><p class=error>Choose</p></fieldset>
        """) == ["Size | radiogroup, invalid: S; M !Choose"])
  }

  @Test(arguments: [
    // A script or a style sheet may show it only when it is true.
    ("<p><label>A <input></label><b class=error>No</b></p>", ["A | textbox", "“No”"]),
    (
      "<p class=ng-invalid><label>A <input></label><b class=error>No</b></p>",
      ["A | textbox", "“No”"]
    ),
    ("<p><label>A <input class=error></label><b class=error hidden>No</b></p>", ["A | textbox"]),
    ("<p><label>A <input class=error></label><b class=error></b></p>", ["A | textbox"]),
    // What stands before all of them is about all of them.
    (
      "<p class=flash-error>Mend it.</p><label>A <input class=error></label><label>B <input></label>",
      ["“Mend it.”", "A | textbox", "B | textbox"]
    ),
    // A class of what holds a label or a field is no message.
    ("<p class=error><label for=a>A</label></p><input id=a class=error>", ["A | textbox"]),
  ])
  func `What may be no message is text`(controls: String, outline: [String]) throws {
    #expect(try self.outline(controls) == outline)
  }

  @Test func `What Bootstrap keeps out of sight is heard once its field is marked`() throws {
    let page = """
      <div><label>A <input CLASS></label><p class=invalid-feedback>No</p>
      <p class=valid-feedback>Good</p></div><label>B <input aria-describedby=b></label>
      <p id=b class=invalid-feedback>Nor that</p>
      """
    #expect(
      try outline(page.replacing("CLASS", with: "")) == ["A | textbox", "B | textbox"])
    #expect(
      try outline(page.replacing("CLASS", with: "class='form-control is-invalid'")) == [
        "A | textbox, invalid !No", "B | textbox",
      ])
    #expect(
      try outline(page.replacing("CLASS", with: "class=is-valid")) == [
        "A | textbox", "“Good”", "B | textbox",
      ])
    #expect(
      try outline("<p class='invalid-feedback d-block'>No</p><label>A <input></label>") == [
        "“No”", "A | textbox",
      ])
  }

  // MARK: Summaries

  @Test func `A summary's line is the error of the field that its link leads to`() throws {
    let form = try form(
      """
      <div role=alert><h2>There is a problem</h2><ul><li><a href=#y>Year is missing</a>
      <li><a href=#s>Choose a size</a><li><a href=#w>Say why</a><li>Try again later</ul></div><form>
      <fieldset><legend>Born</legend><label>Day <input></label>
      <label>Year <input id=y class=input--error></label></fieldset>
      <label><input type=radio name=s id=s> S</label><div id=w><label>Why <input></label></div>
      """)
    #expect(
      form.outline == [
        "[Born]", "  Day | textbox", "  Year | textbox, invalid !Year is missing",
        "S | radiogroup, invalid: S !Choose a size", "Why | textbox, invalid !Say why",
      ])
    #expect(form.tree.reportedErrors.count == 4)
    #expect(form.tree.generalErrors == ["Try again later"])
  }

  @Test func `Without a link it is the error of the field that it begins with`() throws {
    let form = try form(
      """
      <form><div role=alert><ul><li>Title can't be blank<li>Title of the page is too long
      <li>Titles are odd<li>No luck</ul></div>
      <label>Title: <input></label><label>Title of the page <input></label>
      """)
    #expect(
      form.outline == [
        "Title: | textbox, invalid !Title can't be blank",
        "Title of the page | textbox, invalid !Title of the page is too long",
      ])
    #expect(form.tree.generalErrors == ["Titles are odd", "No luck"])
  }

  @Test func `What a field or its group says already is not said in its place`() throws {
    let form = try form(
      """
      <form><div role=alert><ul><li><a href=#a>In short</a><li>Of the group<li><a href=#b>Day</a></ul>
      </div><label>A <input id=a aria-describedby=e></label><p id=e class=error>At length</p>
      <fieldset aria-describedby=g><legend>Born</legend><label>Day <input id=b></label>
      <p id=g class=error>Of the group</p></fieldset>
      """)
    #expect(
      form.outline == [
        "A | textbox, invalid !At length", "[Born] !Of the group",
        "  Day | textbox, invalid !Of the group",
      ])
    #expect(form.tree.generalErrors == [])
  }

  @Test func `A line about a field of another form is left to that`() throws {
    let page = try page(
      """
      <div role=alert><ul><li><a href=#a>Wrong</a></ul></div>
      <form id=f><label>A <input id=a></label></form><form id=g><label>B <input></label></form>
      """)
    #expect(try page.form("f").outline == ["A | textbox, invalid !Wrong"])
    #expect(try page.form("g").outline == ["B | textbox"])
    #expect(try page.form("g").tree.reportedErrors == [])
  }

  @Test("An alert beside a field that is marked is that field's, as Laravel writes it")
  func alertBesideAField() throws {
    #expect(
      try outline(
        """
        <div><label for=n>Name</label><input id=n class=is-invalid>
          <span class=invalid-feedback role=alert><strong>The name is needed.</strong></span></div>
        """) == ["Name | textbox, invalid !The name is needed."])
  }
}
