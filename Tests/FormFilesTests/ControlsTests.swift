import FormCore
import FormFiles
import Testing

@Suite("The controls of a form")
@MainActor
struct ControlsTests {
  @Test("Text fields keep their type, value and constraints")
  func textFields() throws {
    let form = try form(
      """
      <form>
        <label>Email <input type=email name=email multiple value="\n a@b.c , d@e.f "></label>
        <label>Site <input type=URL name=site></label>
        <label>Phone <input type=tel name=phone readonly value="1\n2"></label>
        <label>Find <input type=search name=find enterkeyhint=search></label>
        <label>Secret <input type=password name=secret minlength=8 maxlength=" 20x"
          pattern="[a-z]+" title="small letters"></label>
        <label>Odd <input type=nonsense name=odd required autofocus></label>
      </form>
      """)
    #expect(
      form.outline == [
        "Email | textbox email = a@b.c,d@e.f",
        "Site | textbox url",
        "Phone | textbox tel, read-only = 12",
        "Find | searchbox search",
        "Secret | textbox password",
        "Odd | textbox, required",
      ])
    #expect(form["Email"]?.constraints.acceptsSeveral == true)
    #expect(form["Find"]?.submitLabel == .search)
    let secret = try #require(form["Secret"])
    #expect(secret.isProtected)
    #expect(secret.constraints.minLength == 8)
    #expect(secret.constraints.maxLength == 20)
    #expect(secret.constraints.pattern == "[a-z]+")
    #expect(secret.constraints.patternDescription == "small letters")
    #expect(form["Odd"]?.isAutofocused == true)
  }

  @Test("A value that is no number, date or colour is not taken over")
  func sanitisedValues() throws {
    let form = try form(
      """
      <form>
        <input type=number name=n value=abc aria-label=Number min=1 max=9 step=2>
        <input type=date name=d value=2027-02-30 aria-label=Date>
        <input type=date name=e value=2027-02-28 aria-label=Day>
        <input type=color name=c value=red aria-label=Colour>
        <input type=range name=r aria-label=Volume>
        <input type=range name=s min=10 max=20 value=99 aria-label=Level>
        <input type=file name=f aria-label=Photo required>
      </form>
      """)
    #expect(
      form.outline == [
        "Number | spinbutton number",
        "Date | textbox date",
        "Day | textbox date = 2027-02-28",
        "Colour | textbox color = #000000",
        "Volume | slider range = 50",
        "Level | slider range = 20",
        "Photo | textbox file, required",
      ])
    #expect(form["Number"]?.constraints.minimum == "1")
  }

  @Test("A text area keeps its lines but the line end after its tag")
  func textArea() throws {
    let form = try form(
      "<form><label>Text<textarea name=t>\r\n\r\nOne\r\nTwo &amp; <b></textarea></label></form>")
    #expect(form["Text"]?.value == .text("\nOne\nTwo & <b>"))
    #expect(form["Text"]?.isMultiline == true)
  }

  @Test("Radio buttons of one name are one choice, one without a name stands alone")
  func radios() throws {
    let form = try form(
      """
      <form>
        <fieldset><legend>Size</legend>
          <label><input type=radio name=size value=s checked> Small</label>
          <label><input type=radio name=size value=m checked required> Medium</label>
          or
          <label><input type=radio name=size value=l disabled> Large</label>
        </fieldset>
        <label><input type=radio> Alone</label>
        <input type=radio name=pay_by value=cash> and then
        <input type=radio name=pay_by value=card>
      </form>
      """)
    #expect(
      form.outline == [
        "Size | radiogroup, required: Small; *Medium; Large",
        "Alone | radiogroup: Alone",
        "Pay by | radiogroup: cash; card",
        "“and then”",
      ])
    #expect(form["Size"]?.options.map(\.isDisabled) == [false, false, true])
    #expect(form["Size"]?.key == "size")
    #expect(form["Alone"]?.key == nil)
  }

  @Test("A list begins where HTML lets it begin")
  func selects() throws {
    let form = try form(
      """
      <form>
        <select name=a aria-label=First><option disabled>No<option>One<option>Two</select>
        <select name=b aria-label=Last><option selected>One<option selected value=2>Two</select>
        <select name=c aria-label=Many multiple>
          <option selected>One<optgroup label=More disabled><option>Two<option selected>Three
        </select>
        <select name=d aria-label=Open size=4><option>One</select>
        <select name=e aria-label=Empty></select>
        <select name=f aria-label=Hint>
          <option hidden selected value="">Choose<option label="The  one" value=1>x<option hidden>y
        </select>
      </form>
      """)
    #expect(
      form.outline == [
        "First | combobox: No; *One; Two",
        "Last | combobox: One; *Two",
        "Many | listbox: *One; More/Two; *More/Three",
        "Open | listbox: One",
        "Empty | combobox: ",
        "Hint | combobox: *Choose; The one",
      ])
    #expect(form["Last"]?.options.map(\.value) == ["One", "2"])
    #expect(form["Many"]?.options.map(\.isDisabled) == [false, true, true])
  }

  @Test("Buttons are named by their content, their value or what they do")
  func buttons() throws {
    let form = try form(
      """
      <form>
        <button name=act value=save><img src=x alt="Save  it"> now</button>
        <button></button> <button type=reset>Clear</button> <button type=button>Help</button>
        <input type=submit> <input type=reset> <input type=submit value=Send>
        <input type=image alt=Go name=i> <input type=image> <input type=button value=More>
      </form>
      """)
    #expect(
      form.outline == [
        "Save it now | button submit", "Submit | button submit", "Clear | button reset",
        "Help | button press", "Submit | button submit", "Reset | button reset",
        "Send | button submit", "Go | button submit", "Submit | button submit",
        "More | button press",
      ])
    let save = try #require(form["Save it now"])
    #expect(form.tree.entryList(submitter: save.id).json() == "{\n  \"act\": \"save\"\n}")
  }

  @Test("What is out of sight is sent without being met")
  func hidden() throws {
    let form = try form(
      """
      <form>
        <input type=hidden name=token value="a\nb">
        <div hidden><input name=h value=1></div>
        <div style="color: red; DISPLAY : none"><input name=d value=2></div>
        <div aria-hidden=true><input name=a value=3>Not said</div>
        <dialog><input name=g value=4></dialog>
        <template><input name=t value=5></template>
        <input name=seen>
      </form>
      """)
    #expect(form.outline == ["Seen | textbox"])
    #expect(form.tree.fieldCount == 1)
    #expect(
      form.tree.entryList().urlEncoded == "token=a%0D%0Ab&h=1&d=2&a=3&g=4&seen=")
  }

  @Test("A disabled fieldset disables what is in it, but for its first legend")
  func disabledFieldset() throws {
    let form = try form(
      """
      <form><fieldset disabled>
        <legend><label><input type=checkbox name=use> Use it</label></legend>
        <label>How <input name=how></label>
        <fieldset><legend>Part <input name=part></legend></fieldset>
      </fieldset>
      <label><input name=off disabled> Off</label></form>
      """)
    #expect(form["Use it"]?.isDisabled == false)
    #expect(form["How"]?.isDisabled == true)
    #expect(form["Part"]?.isDisabled == true)
    #expect(form["Off"]?.isDisabled == true)
  }
}
