import FormCore
import FormFiles
import Testing

@Suite("The words of a form")
@MainActor
struct WordsTests {
  @Test("A field is named by the first of the ways that give it a name")
  func names() throws {
    let form = try form(
      """
      <form>
        <p><b id=x>Delivery</b> <i id=y hidden>address</i></p>
        <input name=n aria-labelledby="y x missing" aria-label=No>
        <label for=b>No</label><input id=b aria-label=" Given  by ARIA ">
        <label for=c>One:</label> <label>Two * <input id=c value=3></label>
        <label>Colour <select><option>red</select> of it <i aria-hidden=true>!</i></label>
        <label for=d><img src=x alt=Picture><div>of</div>it</label><textarea id=d></textarea>
        <input title="By title" placeholder="Hint">
        <input placeholder="By placeholder">
        <input name=first_name> <input id=lastName> <input name="user[homeURL]">
      </form>
      """)
    #expect(
      form.tree.elements.map(\.name) == [
        "address Delivery", "Given by ARIA", "One: Two *", "Colour of it", "Picture of it",
        "By title", "By placeholder", "First name", "Last name", "User home URL",
      ])
  }

  @Test("A description is what describes it, then its title, then its placeholder")
  func descriptions() throws {
    let form = try form(
      """
      <form>
        <label>A <input aria-describedby="h1 h2" title="And a title" placeholder="d.m.y"></label>
        <small id=h1>Hint one.</small> <small id=h2>Hint two</small>
        <label>B <input title="Three digits" pattern="[0-9]{3}"></label>
        <label>C <input title="C" placeholder="C"></label>
      </form>
      """)
    #expect(
      form.outline == [
        "A | textbox (Hint one. Hint two, And a title, d.m.y)", "B | textbox", "C | textbox",
      ])
  }

  @Test("A fieldset is a group, unless a radio group takes its name")
  func groups() throws {
    let form = try form(
      """
      <form>
        <fieldset aria-describedby=h><legend>Address</legend><p id=h>Where you live</p>
          <label>Street <input></label>
          <div role=group aria-label=Place><label>Town <input></label></div>
        </fieldset>
        <fieldset aria-describedby=r><legend>Reply?</legend><p id=r>You may choose</p>
          <label><input type=radio name=reply> Yes</label>
          <p>Then tell us:</p> <label>Phone <input></label>
          <label><input type=radio name=reply> No</label>
        </fieldset>
        <fieldset><label>Last <input></label></fieldset>
      </form>
      """)
    #expect(
      form.outline == [
        "[Address] (Where you live)",
        "  Street | textbox",
        "[Place]",
        "    Town | textbox",
        "Reply? | radiogroup: Yes; No (You may choose)",
        "“Then tell us:”",
        "Phone | textbox",
        "Last | textbox",
      ])
  }

  @Test("Text between the fields stands where it is met, a block at a time")
  func texts() throws {
    let form = try form(
      """
      <form>
        <h2>Order</h2> <p>We  ship <b>worldw</b>ide.<br>Really.</p>
        <label>Count <input name=count></label> pieces
        <ul><li>One: <a href=x>5 euros</a><li>Two: 9 euros</ul>
        <label>A label of nothing</label>
        <script>var x = "<p>not this</p>"</script><style>p {}</style>
        <datalist id=l><option>Nor this</datalist>
        <p hidden>Nor that</p>
        <button>Buy</button> <p>Thank <img src=x alt=you></p>
      </form>
      """)
    #expect(
      form.outline == [
        "“We ship worldwide. Really.”", "Count | textbox", "“pieces”", "“One: 5 euros”",
        "“Two: 9 euros”", "“A label of nothing”", "Buy | button submit", "“Thank you”",
      ])
    #expect(form.tree.name == "Order")
  }

  @Test(
    "A form is called by what names it, its heading, the heading before it, the page or the file",
    arguments: [
      ("<h1>Page</h1><form aria-label=Mine title=No><h2>Inside</h2></form>", "Mine"),
      ("<h1 id=p>Page</h1><h2>Part</h2><form aria-labelledby=p></form>", "Page"),
      ("<h1>Page</h1><form title=Titled><h2>Inside</h2></form>", "Titled"),
      ("<h1>Page</h1><form><h2>Inside</h2><input></form>", "Inside"),
      ("<h1>Page</h1><form><h2>One</h2><input><h2>Two</h2><input></form>", "Page"),
      ("<h1>Page</h1><h2>Part</h2><h3>Small</h3><form><input></form>", "Part"),
      ("<title> The title </title><form><input></form>", "The title"),
      ("<form><input></form>", "page.html"),
    ])
  func formNames(html: String, name: String) throws {
    #expect(try page(html, file: "some/page.html").form().tree.name == name)
  }

  @Test("A fieldset around the form does not say the form's name again")
  func headingInLegend() throws {
    let form = try form(
      """
      <form><fieldset><legend><h1>Your address</h1></legend>
        <label>Street <input></label></fieldset></form>
      """)
    #expect(form.tree.name == "Your address")
    #expect(form.outline == ["Street | textbox"])
  }

  @Test("Text right before the form's end is in the form, text after it is not")
  func textAtTheEnd() throws {
    let form = try form(
      """
      <form><input name=a value="</form>"> <textarea name=b></form></textarea>Yes</form>No
      """)
    #expect(form.outline == ["A | textbox = </form>", "B | textbox = </form>", "“Yes”"])
  }

  @Test("The language of words that differ from the form's is told")
  func languages() throws {
    let form = try form(
      """
      <html lang=en><form>
        <p lang=de>Guten Tag</p> <p lang=EN>Good day</p>
        <label lang=fr for=a>Nom</label> <input id=a> <label>Name <input></label>
        <fieldset lang=it><legend>Gruppo</legend><input aria-label=Uno></fieldset>
      </form>
      """)
    #expect(form.tree.language == "en")
    #expect(form.outline.first == "“Guten Tag” [de]")
    #expect(form.outline.dropFirst().first == "“Good day”")
    #expect(form["Nom"]?.language == nil)
    #expect(form["Nom"]?.nameRuns == [LanguageRun("Nom", language: "fr")])
    #expect(form["Name"]?.language == nil)
    #expect(form["Name"]?.nameRuns == [])
    #expect(form["Uno"]?.language == "it")
    #expect(form["Uno"]?.nameRuns == [])
    let id = try #require(form["Uno"]?.id)
    #expect(form.tree.groups(around: id).map(\.group.language) == ["it"])
  }
}

@Suite("What a page says is wrong")
@MainActor
struct ReportedErrorsTests {
  @Test("A field's error is told apart from its description")
  func fields() throws {
    let form = try form(
      """
      <form>
        <label>A <input aria-invalid=true aria-describedby="h e"></label>
        <p id=h>A hint</p><ul id=e class=errorlist><li>Too short.<li>Too plain.</ul>
        <label>B <input aria-invalid=true aria-errormessage=m aria-describedby=k></label>
        <p id=m>Wrong</p><p id=k>Right</p>
        <label>C <input aria-invalid=true aria-describedby=o></label><p id=o>The only one</p>
        <label>D <input aria-describedby="d-error"></label>
        <p id=d-error><span>Error:</span> Enter it</p>
        <label>E <input aria-describedby=f></label><p id=f class=error></p>
        <label>F <input aria-describedby=g></label><p id=g class=error hidden>Later</p>
        <label>G <input aria-invalid=true></label> <label>H <input aria-invalid=false></label>
      </form>
      """)
    #expect(
      form.outline == [
        "A | textbox, invalid !Too short. Too plain. (A hint)",
        "B | textbox, invalid !Wrong (Right)",
        "C | textbox, invalid !The only one",
        "D | textbox, invalid !Enter it",
        "E | textbox", "F | textbox", "G | textbox, invalid", "H | textbox",
      ])
  }

  @Test("A second label that tells an error is the field's error, and no part of its name")
  func errorLabels() throws {
    let form = try form(
      """
      <form>
        <label for=a>A</label> <input id=a class=error>
        <label id=a-error class=error for=a>Fill it in</label>
        <label for=b>B</label> <input id=b class=error aria-describedby=b-error>
        <label id=b-error class=error for=b>Too short</label>
        <label for=c>C</label> <input id=c> <label class=error for=c style="display: none">No</label>
        <label for=d>D</label> <input id=d> <label class=invalid-feedback for=d>Wrong</label>
        <label class=error for=e>E</label> <input id=e> <label for=e>again</label>
        <label><input type=radio name=f id=f> F1</label>
        <label><input type=radio name=f> F2</label> <label class=error for=f>Choose</label>
      </form>
      """)
    #expect(
      form.outline == [
        "A | textbox, invalid !Fill it in", "B | textbox, invalid !Too short", "C | textbox",
        "D | textbox", "E again | textbox", "F | radiogroup, invalid: F1; F2 !Choose",
      ])
  }

  @Test("A group's error marks the fields that the page marks, else the first")
  func groups() throws {
    let form = try form(
      """
      <form>
        <fieldset aria-describedby=e1><legend>Date</legend><p id=e1 class=error>Add a year</p>
          <label>Day <input></label> <label>Year <input class="input input--error"></label>
        </fieldset>
        <fieldset aria-describedby=e2><legend>Place</legend><p id=e2 class=error>Where?</p>
          <label>Town <input></label> <label>Street <input></label>
        </fieldset>
        <fieldset aria-describedby=e3><legend>Reply?</legend><p id=e3 class=error>Choose</p>
          <label><input type=radio name=r> Yes</label> <label><input type=radio name=r> No</label>
        </fieldset>
      </form>
      """)
    #expect(
      form.outline == [
        "[Date] !Add a year", "  Day | textbox", "  Year | textbox, invalid !Add a year",
        "[Place] !Where?", "  Town | textbox, invalid !Where?", "  Street | textbox",
        "Reply? | radiogroup, invalid: Yes; No !Choose",
      ])
  }

  @Test("An error shared by radio buttons is the choice's, a hint of one is its option's")
  func radios() throws {
    let form = try form(
      """
      <form>
        <fieldset><legend>Plan</legend>
        <label><input type=radio name=p aria-describedby="e h"> Small</label><p id=h>5 euros</p>
        <label><input type=radio name=p aria-describedby=e> Large</label>
        <p id=e class=error-message>Choose a plan</p></fieldset>
      </form>
      """)
    #expect(
      form.outline == ["Plan | radiogroup, invalid: Small (5 euros); Large !Choose a plan"])
  }

  @Test(
    "An error summary anywhere in the page is the form's",
    arguments: [
      "<div role=alert><h2>Oh</h2><ul><li><a href=#a>One</a><li>Error: Two</ul></div><form>F</form>",
      "<h1>F</h1><form><ul class='errorlist nonfield'><li>One<li>Two</ul>F</form>",
      "<form>F</form><div class=my-error-summary><div role=alert><li>One<li>Two</div></div>",
    ])
  func summaries(html: String) throws {
    let form = try form(html)
    #expect(form.tree.reportedErrors == ["One", "Two"])
    #expect(form.outline == ["“F”"])
  }

  @Test("A summary without a list is one problem; an empty one or a field's own is none")
  func plainSummaries() throws {
    #expect(
      try form("<div role=alert><h2>Oh</h2><p>Try</p>again</div><form></form>").tree.reportedErrors
        == ["Try again"])
    #expect(
      try form(
        """
        <form><div role=alert></div><input aria-describedby=e>
        <p id=e role=alert class=error>Own</p></form>
        """
      ).tree.reportedErrors == [])
  }
}
