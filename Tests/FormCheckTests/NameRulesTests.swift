import FormCheck
import Testing

@Suite("How controls are called")
struct NameRulesTests {
  @Test func `A field that nothing names`() throws {
    #expect(
      try told("no-label", in: "<form>\n  <input name=q>\n  <input type=checkbox name=c></form>")
        == [
          "2:3 error: this text field has no label: a listener hears no name, or one that was guessed",
          "3:3 error: this check box has no label: a listener hears no name, or one that was guessed",
        ])
    #expect(
      try told("no-label", in: "<form><label for=q> </label><textarea id=q></textarea></form>")
        == [
          "1:29 error: this text area has a label without words: a listener hears no name, or one that was guessed"
        ])
  }

  @Test(arguments: [
    "<form><label>Query <input name=q></label></form>",
    "<form><input name=q aria-label=Query></form>",
    "<form><input name=q title=Query></form>",
    "<form><input name=q placeholder=Query></form>",
    "<form><input type=hidden name=q><input name=r hidden><input type=submit></form>",
    "<div hidden><form><input name=q></form></div>",
  ])
  func `A field with a name, or one that nobody meets`(_ page: String) throws {
    #expect(try told("no-label", in: page).isEmpty)
  }

  @Test func `A measurement that nothing names`() throws {
    let page = """
      <form><meter value=.4></meter><div role=progressbar></div>
      <meter aria-label=Disk value=.4></meter><label>Done <progress></progress></label>
      <output>5</output><meter hidden></meter></form>
      """
    let why = "has no label: a listener hears no name, or one that was guessed"
    #expect(
      try told("no-label", in: page) == [
        "1:7 error: this meter \(why)", "1:31 error: this progress \(why)",
      ])
    let mends = try FormChecker().findings(in: Array(page.utf8), file: "page.html")
      .filter { $0.rule == "no-label" }.map(\.mend)
    #expect(
      mends == [
        "give it a label: one around it, or one whose for is its id",
        "name it with aria-labelledby or aria-label",
      ])
  }

  @Test func `A field that its placeholder alone names`() throws {
    #expect(
      try told("placeholder-label", in: "<form><input placeholder=Search></form>") == [
        "1:7 warning: the text field “Search” is named by its placeholder alone: some readers never read it, and it is gone once something is typed"
      ])
    #expect(
      try told(
        "placeholder-label", in: "<form><input placeholder=tea aria-label=Search></form>"
      ).isEmpty)
  }

  @Test func `Fields of one group that are called the same`() throws {
    #expect(
      try told(
        "duplicate-label",
        in: """
          <form><fieldset><legend>Dates</legend>
          <label>Date: <input name=a></label>
          <label>date <input name=b></label></fieldset></form>
          """) == [
          "3:13 error: the text field “date” is called like the text field of the same group in line 2: a listener cannot tell them apart"
        ])
    #expect(
      try told(
        "duplicate-label",
        in: """
          <form><fieldset><legend>From</legend><label>Date <input name=a></label></fieldset>
          <fieldset><legend>To</legend><label>Date <input name=b></label></fieldset></form>
          """
      ).isEmpty)
  }

  @Test func `Fields outside any group that are called the same`() throws {
    #expect(
      try told(
        "repeated-label",
        in: """
          <form><h2>From</h2><label>Date <input name=a></label>
          <h2>To</h2><label>Date <select name=b><option>1</select></label></form>
          """) == [
          "2:24 warning: the select “Date” is called like the text field in line 1: who goes from field to field cannot tell them apart"
        ])
    #expect(
      try told(
        "repeated-label",
        in: """
          <form><label>Date <input name=a></label></form>
          <form><label>Date <input name=b></label></form>
          """
      ).isEmpty)
  }

  @Test func `A name that takes long to hear`() throws {
    let words = String(repeating: "words ", count: 17)
    #expect(
      try told("long-name", in: "<form><label>\(words)<input name=a></label></form>") == [
        "1:116 warning: the text field “\(String(words.prefix(59)))…” has a name of 101 characters: it is heard whole each time somebody comes by"
      ])
    #expect(
      try told("long-name", in: "<form><fieldset><legend>\(words)</legend><input></fieldset>") == [
        "1:7 warning: this group has a name of 101 characters: it is heard whole each time somebody comes by"
      ])
    let hundred = String(repeating: "a", count: 100)
    #expect(try told("long-name", in: "<form><input aria-label=\(hundred)></form>").isEmpty)
  }

  @Test func `A button without words`() throws {
    #expect(
      try told(
        "empty-button",
        in: """
          <button><svg><path d=""/></svg></button>
          <form><input type=button><input type=image src=go.png></form>
          <form><input type=submit value=""><input type=reset value=" "></form>
          """) == [
          "1:1 error: this button has no words: a listener cannot know what it does",
          "2:7 error: this button has no words: a listener cannot know what it does",
          "2:26 error: the button “Submit” is a picture without words: a listener cannot know what it does",
          "3:7 error: this button has no words: a listener cannot know what it does",
          "3:35 error: this button has no words: a listener cannot know what it does",
        ])
    #expect(
      try told(
        "empty-button",
        in: """
          <button><svg><title>Menu</title></svg></button><button aria-label=Close>×</button>
          <form><input type=submit><input type=reset><input type=image alt=Go></form>
          """
      ).isEmpty)
  }

  @Test func `A button or a link whose words say nothing`() throws {
    #expect(
      try told(
        "vague-name",
        in:
          "<a href=x>here</a><form><p>For terms, <a href=y>click here</a>.\n<button>»</button></form>"
      )
        == [
          "1:39 warning: this link is called “click here”: heard alone, that does not say what it does",
          "2:1 warning: this button is called “»”: heard alone, that does not say what it does",
        ])
    #expect(
      try told(
        "vague-name", in: "<form><a href=y>Read the terms here</a><button>Go</button></form>"
      ).isEmpty)
  }

  @Test func `A label that labels nothing`() throws {
    #expect(
      try told(
        "label-for-nothing",
        in: """
          <form><label for=nome>Name</label><input id=name>
          <label for=box>Box</label><div id=box></div>
          <label for=h>Hidden</label><input type=hidden id=h>
          <label>Loose</label><input name=l></form>
          """) == [
          "1:7 error: the label “Name” is for “nome”, which is no id: its words are not heard with any field",
          "2:1 error: the label “Box” is for “box”, a div, which takes no label: its words are not heard with any field",
          "3:1 error: the label “Hidden” is for “h”, a hidden input: its words are not heard with any field",
          "4:1 error: the label “Loose” has no for, and holds no field: its words are not heard with any field",
        ])
    #expect(
      try told(
        "label-for-nothing",
        in: """
          <form><label for=name>Name</label><input id=name><label>A <input name=a></label>
          <label for=own>Own</label><my-field id=own></my-field>
          <label id=q>Size</label><div role=group aria-labelledby=q><input></div>
          <label id=p>Pace</label><span role=slider aria-labelledby=p></span></form>
          """
      ).isEmpty)
  }

  @Test func `A name that is taken from nowhere`() throws {
    #expect(
      try told(
        "broken-labelledby", in: "<form><b id=a>A</b><input aria-labelledby=\"a b\"></form>") == [
          "1:20 error: aria-labelledby names “b”, which is no id: a listener misses a part of its name, or all of it"
        ])
    #expect(
      try told("broken-labelledby", in: "<form><b id=a>A</b><input aria-labelledby=a></form>")
        .isEmpty)
  }

  @Test func `An id that several elements bear`() throws {
    #expect(
      try told(
        "duplicate-id",
        in: "<form><label for=a>A</label>\n<input id=a>\n<label for=a>B</label><input id=a></form>")
        == [
          "3:23 error: this input has the id “a” of the input in line 2, and for in line 1 refers to it: the first one takes the words that are meant for the other"
        ])
    #expect(
      try told("duplicate-id", in: "<form><p id=a></p><p id=a></p><label>B <input></label></form>")
        .isEmpty)
  }
}
