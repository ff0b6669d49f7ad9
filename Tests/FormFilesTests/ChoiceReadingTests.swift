import FormCore
import FormFiles
import Testing

@Suite("Options and suggestions as they are read")
@MainActor
struct ChoiceReadingTests {
  @Test("An option sends its text, and is called by its label; a hidden group is not offered")
  func options() throws {
    let form = try form(
      """
      <form><select name=a aria-label=Fruit>
        <option aria-label="The red one"> An  apple<option label="">Fig<option></option><hr>
        <optgroup label=Citrus disabled><option label=Orange value=o>x</optgroup>
        <optgroup label=Gone hidden><option>Sloe</optgroup>
      </select></form>
      """)
    #expect(form.outline == ["Fruit | combobox: *The red one; Fig; ; Citrus/Orange"])
    #expect(form["Fruit"]?.options.map(\.value) == ["An apple", "Fig", "", "o"])
    #expect(form["Fruit"]?.options.map(\.isDisabled) == [false, false, false, true])
  }

  @Test("A select that shows several options is a list, of which one may be chosen")
  func lists() throws {
    let form = try form(
      """
      <form><select name=a size=3 aria-label=One><option>x<option selected>y</select>
      <select name=b size=" 4px" aria-label=None required><option value="">x</select>
      <select name=c size=0 aria-label=Box><option>x</select>
      <select name=d size=1 multiple aria-label=Many><option>x</select></form>
      """)
    #expect(
      form.outline == [
        "One | listbox: x; *y", "None | listbox, required: x", "Box | combobox: *x",
        "Many | listbox: x",
      ])
    #expect(form.tree.elements.map(\.choosesSeveral) == [false, false, false, true])
    #expect(form["None"]?.issue?.validity == .valueMissing)
    let none = try #require(form["None"]?.id)
    form.setValue(.selection([0]), of: none)
    #expect(form["None"]?.issue == nil, "a list has no placeholder")
    form.setValue(.selection([1, 0]), of: try #require(form["One"]?.id))
    #expect(form["One"]?.value == .selection([1]), "one at most")
    #expect(form.tree.entryList().json().hasPrefix("{\n  \"a\": \"y\","))
    try form.apply(Answers(["a": ["x"], "d": ["x"]]))
    #expect(form.tree.entryList().urlEncoded == "a=x&b=&c=x&d=x")
  }

  @Test("A field has the suggestions of its list that it could hold")
  func suggestions() throws {
    let form = try form(
      """
      <form>
        <input list=teas aria-label=Tea maxlength=9>
        <input list=numbers type=number aria-label=Number>
        <input list=numbers type=range aria-label=Level>
        <input list=numbers type=range aria-label=Coarse step=20>
        <input list=colours type=color aria-label=Colour>
        <input list=teas type=password aria-label=Secret><input list=no aria-label=None>
        <datalist id=teas>Choose: <option>Assam<option value="Earl Grey" label="black tea">
          <option disabled>Mate<option value="">None<option>Lapsang Souchong</datalist>
        <datalist id=numbers><option>10<option>ten<option value=20>twenty</datalist>
        <datalist id=colours><option>#FF0000<option>red</datalist>
      </form>
      """)
    func suggested(_ name: String) -> [String]? { form[name]?.suggestions.map(\.value) }
    #expect(suggested("Tea") == ["Assam", "Earl Grey"])
    #expect(form["Tea"]?.suggestions.map(\.name) == ["Assam", "black tea"])
    #expect(suggested("Number") == ["10", "20"])
    #expect(form["Number"]?.suggestions.map(\.name) == ["10", "twenty"])
    #expect(suggested("Level") == ["10", "20"])
    #expect(suggested("Coarse") == ["20"], "10 is no step of it")
    #expect(suggested("Colour") == ["#FF0000"])
    #expect(suggested("Secret") == [])
    #expect(suggested("None") == [])
    #expect(form.tree.texts.isEmpty)
  }

  @Test("A page names no file of the person's, and says what kinds it takes")
  func files() throws {
    let form = try form(
      """
      <form><input type=file name=a value=/etc/passwd accept=".pdf, image/*" readonly
        aria-label=Paper><input type=file multiple name=b aria-label=Photos></form>
      """)
    let paper = try #require(form["Paper"])
    #expect(paper.value == .text(""))
    #expect(paper.constraints.fileKinds == [.suffix(".pdf"), .family("image")])
    #expect(paper.isChangeable)
    #expect(form["Photos"]?.isMultiline == true)
    #expect(form.tree.entryList().json() == "{\n  \"a\": \"\",\n  \"b\": [\"\"]\n}")
    try form.apply(Answers(["a": ["x.pdf"], "b": ["y.png", "z.png"]]))
    #expect(
      form.tree.entryList().json()
        == "{\n  \"a\": \"x.pdf\",\n  \"b\": [\"y.png\", \"z.png\"]\n}")
  }

  @Test("A range holds what HTML makes of it, at first and later")
  func ranges() throws {
    let form = try form(
      """
      <form><input type=range name=a aria-label=A step=20>
      <input type=range name=b aria-label=B min=x max=10 value=99 list=l></form>
      """)
    #expect(form.outline == ["A | slider range = 60", "B | slider range = 10"])
    form.setValue(.text("33"), of: try #require(form["A"]?.id))
    #expect(form["A"]?.value == .text("40"))
    form.setValue(.text(""), of: try #require(form["A"]?.id))
    #expect(form["A"]?.value == .text("60"))
    #expect(form.tree.entryList().urlEncoded == "a=60&b=10")
  }
}

/// Texts that stand among radio buttons.
@MainActor
@Suite struct ChoiceTextsTests {
  private func radios(_ first: String, _ second: String, after: String = "") -> String {
    """
    <form><fieldset><legend>Speed</legend><div><input type=radio name=s id=a>
    <label for=a>Slow</label>\(first)</div><div><input type=radio name=s id=b>
    <label for=b>Fast</label>\(second)</div></fieldset>\(after)<label>Name <input></label></form>
    """
  }

  @Test func `A text behind each button is its option's`() throws {
    #expect(
      try form(radios("<p>Takes <i lang=fr>trois</i> days</p>", "<p>Is here tomorrow</p>")).outline
        == [
          "Speed | radiogroup: Slow (Takes trois days); Fast (Is here tomorrow)", "Name | textbox",
        ])
  }

  @Test func `What follows the last button alone, or stands outside, is a text as any other`()
    throws
  {
    #expect(
      try form(radios("", "<p>You can change it</p>")).outline == [
        "Speed | radiogroup: Slow; Fast", "“You can change it”", "Name | textbox",
      ])
    #expect(
      try form(radios("<p>Three days</p>", "", after: "<p>Now you.</p>")).outline == [
        "Speed | radiogroup: Slow (Three days); Fast", "“Now you.”", "Name | textbox",
      ])
  }

  @Test func `A heading, and what another control stands before, are no option's`() throws {
    #expect(
      try form(radios("<h3>By rail now</h3>", "")).outline == [
        "Speed | radiogroup: Slow; Fast", "“By rail now”", "Name | textbox",
      ])
    #expect(
      try form(radios("<label>Why? <input></label><p>In few words</p>", "")).outline == [
        "Speed | radiogroup: Slow; Fast", "Why? | textbox", "“In few words”", "Name | textbox",
      ])
  }

  @Test func `Between buttons without labels a text may be the next one's`() throws {
    let outline = try form(
      "<form>Very slow <input type=radio name=s> Very fast <input type=radio name=s></form>"
    ).outline
    #expect(outline.contains { $0.contains("(Very fast)") } == false)
  }
}
