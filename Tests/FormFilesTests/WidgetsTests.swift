import FormCore
import FormFiles
import Testing

@Suite("Controls that live by a script")
@MainActor
struct WidgetsTests {
  @Test("Each is what ARIA calls it, with what it shows, and can be neither filled nor sent")
  func kinds() throws {
    let form = try form(
      """
      <form>
        <div role=textbox aria-label=Nick aria-multiline=false>Ann <b>Lee</b></div>
        <div contenteditable aria-label=Story><p>One</p><p>two</p></div>
        <span role=searchbox title=Find></span>
        <div role=checkbox aria-checked=true>Terms</div>
        <div role=menuitemcheckbox aria-checked=mixed>All</div>
        <a role=switch aria-checked=false aria-label="Dark mode">off</a>
        <div role=slider aria-label=Size aria-valuenow=3 aria-valuetext=Medium></div>
        <div role=spinbutton aria-label=Guests aria-valuenow=2 aria-required=true></div>
        <div role=combobox aria-label=Fruit>Apple</div>
        <ul role=listbox aria-label=Days aria-multiselectable=true>
          <li role=option aria-selected=true>Mon</li><li role=option>Tue</li></ul>
        <a role=button href="#">More</a>
        <p contenteditable=false>Read this.</p>
      </form>
      """)
    #expect(
      form.outline == [
        "Nick | textbox = Ann Lee", "Story | textbox = One two", "Find | searchbox",
        "Terms | checkbox = checked", "All | checkbox", "Dark mode | switch",
        "Size | slider = 3", "Guests | spinbutton, required = 2", "Fruit | combobox: ",
        "Days | listbox: *Mon; Tue", "More | button press", "“Read this.”",
      ])
    #expect(form.tree.elements.allSatisfy { $0.isUnfillable && $0.key == nil })
    #expect(form["Size"]?.valueText == "Medium")
    #expect(form["Fruit"]?.valueText == "Apple")
    #expect(form["Story"]?.isMultiline == true)
    #expect(form["All"]?.isMixed == true)
    #expect(form.tree.entryList().entries.isEmpty)
    #expect(form.tree.validate().isEmpty, "nobody could mend what is required")
  }

  @Test("Radio buttons stand together by their group, else by what they stand in")
  func radios() throws {
    let form = try form(
      """
      <form>
        <div role=radiogroup aria-label=Size>
          <p>Pick one.</p>
          <div><span role=radio aria-checked=false>Small</span></div>
          <div><span role=radio aria-checked=true aria-disabled=true>Large</span></div>
        </div>
        <p><button role=radio>Yes</button> <button role=radio>No</button></p>
        <label><input type=radio name=own> Own</label>
        <ul role=menu><li role=none><a role=menuitemradio aria-checked=true>Left</a>
          <li role=none><a role=menuitemradio>Right</a></ul>
      </form>
      """)
    #expect(
      form.outline == [
        "“Pick one.”", "Size | radiogroup: Small; *Large", "Yes | radiogroup: Yes; No",
        "Own | radiogroup: Own", "Left | radiogroup: *Left; Right",
      ])
    #expect(form["Size"]?.options.map(\.isDisabled) == [false, true])
    #expect(form["Own"]?.isUnfillable == false)
  }

  @Test("A control of HTML's own in it counts, and a widget in a widget does not")
  func nesting() throws {
    let form = try form(
      """
      <form>
        <div role=combobox aria-owns=l><input aria-label=Town></div>
        <ul id=l role=listbox><li role=option>Bonn</li></ul>
        <div role=combobox aria-label=Fruit><span role=textbox>Fig</span></div>
        <div contenteditable><p>Write to</p><input aria-label=Name></div>
        <div role=textbox aria-label=Note><input type=hidden name=note></div>
        <input role=combobox aria-label=Street aria-controls=m>
        <div id=m role=listbox>None found</div>
        <div hidden><div role=textbox aria-label=Hidden></div></div>
      </form>
      """)
    #expect(
      form.outline == [
        "Town | textbox", "Fruit | combobox: ", "“Write to”", "Name | textbox",
        "Note | textbox", "Street | textbox",
      ])
    #expect(form.tree.elements.filter(\.isUnfillable).map(\.name) == ["Fruit", "Note"])
  }

  @Test("What a script has hidden behind a face of its own can be filled without it")
  func faces() throws {
    let form = try form(
      """
      <form>
        <label for=a>Land</label>
        <select id=a name=land aria-hidden=true><option>Austria<option>Chad</select>
        <span class=select2><span role=combobox aria-labelledby=x>
          <span id=x role=textbox>Austria</span></span></span>
        <label for=b>Town</label>
        <div><input id=b role=combobox><ul role=listbox></ul></div>
        <select name=town style="display: none"><option>Bonn</select>
        <label for=c>News</label> <button id=c role=checkbox aria-checked=false></button>
        <input type=checkbox aria-hidden=true name=news value=yes>
        <label for=d>Story</label> <textarea id=d name=story hidden>Once</textarea>
        <div class=editor><div contenteditable>Once</div></div>
      </form>
      """)
    #expect(
      form.outline == [
        "Land | combobox: *Austria; Chad", "Town | combobox: *Bonn", "News | checkbox",
        "Story | textbox = Once",
      ])
    #expect(form.tree.elements.allSatisfy { !$0.isUnfillable && $0.isField })
  }

  @Test("What is hidden beside a control that sends something stays hidden")
  func noFaces() throws {
    let form = try form(
      """
      <form>
        <select name=old hidden><option>x</select><div><input role=combobox name=new></div>
        <select name=far hidden><option>x</select> and <div role=combobox aria-label=Near>y</div>
        <div><label>Age <input></label><div role=combobox aria-label=Odd></div></div>
        <select name=last hidden><option>x</select>
      </form>
      """)
    #expect(
      form.outline == [
        "New | textbox", "“and”", "Near | combobox: ", "Age | textbox", "Odd | combobox: ",
      ])
    #expect(form["Near"]?.isUnfillable == true)
    #expect(form.tree.entryList().urlEncoded == "old=x&new=&far=x&last=x")
  }

  @Test("A role can make a switch of a check box, and takes a button from the form")
  func rolesOfControls() throws {
    let form = try form(
      """
      <form>
        <label><input type=checkbox role=switch name=dark checked> Dark</label>
        <button role=switch aria-checked=true name=b value=1>Sound</button>
        <button role=combobox aria-label=Fruit>Apple</button>
        <button role=button>Send</button> <button type=button>Help</button>
      </form>
      """)
    #expect(
      form.outline == [
        "Dark | switch = checked", "Sound | switch = checked", "Fruit | combobox: ",
        "Send | button submit", "Help | button press",
      ])
    #expect(
      form.tree.elements.map(\.isUnfillable) == [false, true, true, false, true])
    #expect(form.tree.entryList().urlEncoded == "dark=on")
    form.setValue(.checked(false), of: try #require(form["Dark"]?.id))
    #expect(form["Dark"]?.value == .checked(false))
  }

  @Test("What HTML itself lets a button do needs no script, and is none of the form's")
  func buttons() throws {
    let form = try form(
      """
      <form>
        <a role=button href="/start">Start</a> <a role=button href="#x">Jump</a>
        <span role=button>Add</span> <details><summary role=button>More</summary></details>
        <label for=f><span role=button>Browse</span></label><input type=file id=f hidden>
        <input type=file hidden>
      </form>
      """)
    #expect(
      form.outline == [
        "“Start”", "Jump | button press", "Add | button press", "More | button press",
        "Browse | textbox file",
      ])
  }

  @Test("An element of the page's own kind counts where a label takes it for a control")
  func customElements() throws {
    let form = try form(
      """
      <form><label for=a>Colour</label><my-picker id=a name=c>red</my-picker>
      <my-box><input aria-label=Name></my-box><my-icon>Star</my-icon></form>
      """)
    #expect(form.outline == ["Colour | textbox = red", "Name | textbox", "“Star”"])
    #expect(form["Colour"]?.isUnfillable == true)
  }

  @Test("A named group of widgets alone is a group")
  func groups() throws {
    let form = try form(
      """
      <form><fieldset><legend>Look</legend>
        <div role=switch aria-checked=true>Dark</div><div role=switch>Large</div>
      </fieldset></form>
      """)
    #expect(form.outline == ["[Look]", "  Dark | switch = checked", "  Large | switch"])
  }

  @Test("A file that a script's button asks for is filled in where the button stands")
  func files() throws {
    let form = try form(
      """
      <form>
        <div role=button>Drop files here<input type=file name=a hidden required></div>
        <input type=file name=photo style="display:none"><button type=button>Browse</button>
        <label role=button for=c>Upload a file</label><input type=file id=c hidden>
        <label role=button for=none>Help</label>
        <input type=file name=d hidden><p>Drag it here, or <button type=button>choose</button></p><p>Then</p>
        <input type=file name=e hidden><p><button type=button>Add</button> <input aria-label=Tag></p>
      </form>
      """)
    #expect(
      form.outline == [
        "Drop files here | textbox file, required", "Photo | textbox file", "Browse | button press",
        "Upload a file | textbox file", "Help | button press", "D | textbox file",
        "“Drag it here, or”", "choose | button press", "“Then”", "Add | button press",
        "Tag | textbox",
      ])
    #expect(form.tree.entryList().urlEncoded == "a=&photo=&d=&e=")
    #expect(form.tree.validate().map(\.element.key) == ["a"])
  }

  @Test("A page within the page can be met, but not filled in")
  func frames() throws {
    let form = try form(
      """
      <form>
        <label>Name <input></label><iframe title="Card number" src=https://pay.example>No</iframe>
        <iframe src=x></iframe>
        <iframe title=A src=x hidden></iframe><iframe title=B src=x width=1 height=1></iframe>
        <iframe title=C src=x tabindex=-1></iframe><iframe title=D></iframe>
        <iframe title=E src=x role=presentation></iframe>
      </form>
      """)
    #expect(form.outline == ["Name | textbox", "Card number | textbox", " | textbox"])
    #expect(form.tree.elements.map(\.isEmbeddedPage) == [false, true, true])
    #expect(form.tree.elements.map(\.isUnfillable) == [false, true, true])
  }

  @Test("What HTML has hidden in a script's control or in a value is sent with the form")
  func hiddenInWidgets() throws {
    let form = try form(
      """
      <form><div role=textbox aria-label=Note><input type=hidden name=note value=1></div>
      <output>5 <input type=hidden name=sum value=5></output></form>
      """)
    #expect(form.tree.entryList().urlEncoded == "note=1&sum=5")
  }

  @Test("What a script has made of a control stands with it")
  func states() throws {
    let form = try form(
      """
      <form>
        <button type=button aria-pressed=true>On</button><a role=button aria-pressed=false>Off</a>
        <button type=button aria-pressed=mixed>Half</button><button aria-expanded=false>Menu</button>
        <button aria-disabled=true>Send</button><input aria-label=Name aria-disabled=true>
        <button aria-pressed>Plain</button>
      </form>
      """)
    #expect(form.tree.elements.map(\.isPressed) == [true, false, true, nil, nil, nil, nil])
    #expect(form["Half"]?.isMixed == true)
    #expect(form["Menu"]?.isExpanded == false)
    #expect(
      form.tree.elements.filter(\.isCalledUnavailable).map(\.name) == ["Send", "Name"])
    #expect(form["Name"]?.isFocusable == true)
  }

  @Test("A list that a script would have filled offers nothing, and is judged all the same")
  func emptyLists() throws {
    let form = try form(
      """
      <form><select aria-label=Day required></select>
      <select aria-label=Month><option disabled>Wait</select>
      <select aria-label=Year><option disabled>Wait<option>2027</select></form>
      """)
    #expect(form.tree.elements.map(\.offersNothing) == [true, true, false])
    #expect(form.tree.elements.map(\.isChangeable) == [false, false, true])
    #expect(form.tree.validate().map(\.element.name) == ["Day"])
  }
}
