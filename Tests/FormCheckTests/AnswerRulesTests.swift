import FormCheck
import Testing

@Suite("What can be answered")
struct AnswerRulesTests {
  @Test func `A control that cannot be filled`() throws {
    #expect(
      try told(
        "cannot-be-filled",
        in: """
          <input aria-label=A>
          <form><input type=file aria-label=B><select aria-label=C></select>
          <select aria-label=D><option disabled>x</select><div role=switch>E</div>
          <p contenteditable>F</p></form>
          """) == [
          "1:1 error: the text field “A” belongs to no form: who fills the form by ear must leave it out",
          "2:37 error: the select “C” has no options: who fills the form by ear must leave it out",
          "3:1 error: the select “D” has no option that can be chosen: who fills the form by ear must leave it out",
          "3:49 error: the div “E” acts as a switch by a script: who fills the form by ear must leave it out",
          "4:1 error: this p is filled in by a script: who fills the form by ear must leave it out",
        ])
  }

  @Test func `What a script or another page takes the answer from`() throws {
    let why = "who fills the form by ear must leave it out"
    #expect(
      try told(
        "cannot-be-filled",
        in: """
          <form><button type=button role=switch>Wifi</button>
          <iframe title="Card number" src=x></iframe><iframe src=x></iframe>
          <p role=radiogroup aria-label=Size><i role=radio>S</i><i role=radio>M</i></p>
          <p><i role=radio>1</i><i role=radio>2</i><i role=radio>3</i><i role=radio>4</i>
          <i role=radio>5</i></p><label for=c>Colour</label><my-picker id=c></my-picker></form>
          <div role=slider aria-label=Tone></div>
          """) == [
          "1:7 error: the button “Wifi” acts as a switch by a script: \(why)",
          "2:1 error: the iframe “Card number” is a page of its own: \(why)",
          "2:44 error: this iframe is a page of its own: \(why)",
          "3:36 error: the choice “Size” of “S” and “M” is made by a script: \(why)",
          "4:4 error: the choice of “1”, “2”, “3” and 2 more is made by a script: \(why)",
          "5:51 error: the my-picker “Colour” is filled in by a script: \(why)",
          "6:1 error: the div “Tone” acts as a slider by a script: \(why)",
        ])
  }

  @Test(arguments: [
    "<form><select style='display:none' required><option value=''>x</select><div role=combobox>x</div>",
    "<form><div role=button>Drop files here<input type=file hidden></div></form>",
    "<form><label role=button for=f>Upload</label><input type=file id=f hidden></form>",
    "<input form=f><form id=f><input></form>",
    "<form><div role=combobox><input></div><select><option>A</select></form>",
    "<form><input type=file disabled><input type=date></form><button>Menu</button>",
    "<input type=hidden><form><p contenteditable=false>A</p><div role=button>B</div></form>",
  ])
  func `A control that can be filled, or need not be`(_ page: String) throws {
    #expect(try told("cannot-be-filled", in: page).isEmpty)
  }

  @Test func `A required field that nobody can reach`() throws {
    #expect(
      try told(
        "hidden-required",
        in: "<form><div style=\"display: none\"><input aria-label=A required></div></form>") == [
          "1:34 error: the text field “A” is required, empty and hidden: until a script shows it, a browser refuses to send the form and cannot say why"
        ])
  }

  @Test(arguments: [
    "<form novalidate><input required hidden></form>",
    "<form><input required hidden disabled><input required hidden readonly></form>",
    "<form><input required hidden value=1><input type=hidden required></form>",
    "<dialog><form><input required></form></dialog>",
  ])
  func `A hidden field that keeps nobody from submitting`(_ page: String) throws {
    #expect(try told("hidden-required", in: page).isEmpty)
  }

  @Test func `Lengths that exclude each other`() throws {
    #expect(
      try told("impossible-length", in: "<form><input aria-label=A minlength=9 maxlength=8></form>")
        == [
          "1:7 error: the text field “A” asks for at least 9 characters and takes at most 8: no answer is taken"
        ])
    #expect(
      try told("impossible-length", in: "<form><input minlength=8 maxlength=8></form>").isEmpty)
    #expect(
      try told(
        "impossible-length", in: "<form><input type=number minlength=9 maxlength=8></form>"
      ).isEmpty)
  }

  @Test func `Ends of a range that exclude each other`() throws {
    #expect(
      try told(
        "impossible-range",
        in: """
          <form><input type=range aria-label=A min=3 max=2>
          <input type=date aria-label=B min=2026-02-01 max=2026-01-31></form>
          """) == [
          "1:7 error: the slider “A” has the min “3” and the max “2”: no answer is taken",
          "2:1 error: the date field “B” has the min “2026-02-01” and the max “2026-01-31”: no answer is taken",
        ])
    #expect(
      try told(
        "impossible-range",
        in: """
          <form><input type=number min=2 max=2><input type=time min=22:00 max=06:00>
          <input min=3 max=2><input type=number min=three max=2></form>
          """
      ).isEmpty)
  }

  @Test func `A value that the page's own rules refuse`() throws {
    #expect(
      try told(
        "unfit-default",
        in: """
          <form><input type=number aria-label=A min=18 value=7>
          <input type=number aria-label=B value=seven><input type=email aria-label=C value=x></form>
          """) == [
          "1:7 warning: the number field “A” comes with the value “7”, which it does not take: a listener is told of a mistake that is the page's",
          "2:1 warning: the number field “B” comes with the value “seven”, which no number field can hold: a listener is told of a mistake that is the page's",
          "2:45 warning: the email field “C” comes with the value “x”, which it does not take: a listener is told of a mistake that is the page's",
        ])
    #expect(
      try told(
        "unfit-default",
        in: """
          <form><input type=number min=18 value=18><input type=number min=18 required>
          <input type=number min=18 value=7 readonly><input type=color value=#ABCDEF>
          <input type=number min=18 value=7 aria-invalid=true aria-describedby=e><p id=e>Old</p>
          """
      ).isEmpty)
  }

  @Test func `A pattern that is none`() throws {
    #expect(
      try told("invalid-pattern", in: "<form><input aria-label=A pattern=\"[\"></form>") == [
        "1:7 warning: the text field “A” has the pattern “[”, which is no regular expression: browsers ignore it, and wrong answers are sent"
      ])
    #expect(try told("invalid-pattern", in: "<form><input pattern=\"[a]\"></form>").isEmpty)
  }

  @Test func `A pattern that Aloud cannot check`() throws {
    #expect(
      try told(
        "unchecked-pattern", in: #"<form><input aria-label=A pattern="\p{RGI_Emoji}"></form>"#) == [
          #"1:7 warning: the text field “A” has the pattern “\p{RGI_Emoji}”, which Aloud cannot check (it names whole emoji, by \p{RGI_Emoji}): Aloud takes every answer, and only the server can refuse it"#
        ])
    #expect(
      try told("unchecked-pattern", in: "<form><input pattern=\"[\"><input pattern=a></form>")
        .isEmpty
    )
  }

  @Test func `A required choice that answers itself`() throws {
    #expect(
      try told(
        "preset-choice",
        in: "<form><select required aria-label=A><option>Red<option>Blue</select></form>") == [
          "1:7 warning: the select “A” is required, and begins with “Red” chosen: a listener who goes by has answered without knowing it"
        ])
    #expect(
      try told(
        "preset-choice",
        in: """
          <form><select required><option value="">Choose one<option>Blue</select>
          <select required><option>Red<option selected>Blue</select>
          <select required multiple><option>Red</select><select><option>Red</select></form>
          """
      ).isEmpty)
  }

  @Test func `A choice that sends the form`() throws {
    #expect(
      try told(
        "submits-on-change",
        in: "<form><select aria-label=A onchange=\"this.form.submit()\"><option>a</select></form>")
        == [
          "1:7 error: the select “A” sends the form or leaves the page in onchange: who goes through its options with the arrow keys is taken away by the first one"
        ])
    #expect(
      try told(
        "submits-on-change", in: "<form><select onchange=\"show()\"><option>a</select></form>"
      )
      .isEmpty)
  }

  @Test func `A form that no button submits`() throws {
    #expect(
      try told("no-submit-button", in: "<p>A\n<form><input><input></form>") == [
        "2:1 warning: no button submits this form: a listener must guess that Return may send it"
      ])
    for end in [
      "<button>Go</button>", "<input type=image alt=Go>", "<button type=button>Go</button>",
    ] {
      #expect(try told("no-submit-button", in: "<form><input><input>\(end)</form>").isEmpty)
    }
    #expect(try told("no-submit-button", in: "<form><input></form>").isEmpty)
  }

  @Test func `A field for something about the person`() throws {
    let page = """
      <form><label>Your first name: <input name=a></label>
      <input aria-label=Tel type=tel autocomplete=off><label>Plz <input name=postalCode></label>
      <label>New password <input type=password></label>
      <label>Address <input name=b></label><label>Street <textarea></textarea></label></form>
      """
    let why =
      "does not tell its purpose: who types with difficulty must type what their browser knows"
    #expect(
      try told("no-autocomplete", in: page) == [
        "1:31 warning: the text field “Your first name:” \(why)",
        "2:1 warning: the telephone field “Tel” \(why)",
        "2:60 warning: the text field “Plz” \(why)",
        "3:21 warning: the password field “New password” \(why)",
        "4:16 warning: the text field “Address” \(why)",
        "4:52 warning: the text area “Street” \(why)",
      ])
    let mends = try FormChecker().findings(in: Array(page.utf8), file: "page.html")
      .filter { $0.rule == "no-autocomplete" }.map(\.mend)
    #expect(
      mends
        == [
          "given-name", "tel", "postal-code", "new-password", "address-line1", "street-address",
        ].map {
          "write autocomplete=\"\($0)\" or what fits better"
        })
  }

  @Test(arguments: [
    "<form><label>First name <input autocomplete=given-name></label></form>",
    "<form role=search><label>City <input name=city></label></form>",
    "<form><label>Name of the product <input name=product></label></form>",
    "<form><label>Email <input type=email readonly></label></form>",
  ])
  func `A field that tells its purpose, or is about something else`(_ page: String) throws {
    #expect(try told("no-autocomplete", in: page).isEmpty)
  }

  @Test func `An autocomplete that is none`() throws {
    #expect(
      try told("unknown-autocomplete", in: "<form><input aria-label=A autocomplete=mail></form>")
        == [
          "1:7 warning: the text field “A” has the autocomplete “mail”: no browser and no reader knows what is asked for"
        ])
    for known in [
      "", "on", "off", "email", "section-a shipping home tel", "billing postal-code",
      "username webauthn", "Given-Name",
    ] {
      #expect(
        try told("unknown-autocomplete", in: "<form><input autocomplete=\"\(known)\"></form>")
          .isEmpty)
    }
  }

  @Test func `The last part of a name tells what is asked for, and a label more`() throws {
    let page = """
      <form><label>Display name <input name=user[name]></label><label>Sobriquet <input
      name=user[nickname]></label><label>Colour <input name=Person.Colour></label></form>
      """
    let mends = try FormChecker().findings(in: Array(page.utf8), file: "page.html")
      .filter { $0.rule == "no-autocomplete" }.map(\.mend)
    let mend = "write autocomplete=\"nickname\" or what fits better"
    #expect(mends == [mend, mend])
  }
}
