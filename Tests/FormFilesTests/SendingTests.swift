import FormCore
import FormFiles
import Testing

/// What a form sends, name by name, as a browser would.
@MainActor
@Suite struct SendingTests {
  /// What a form sends when one of its buttons is pressed.
  private func sent(_ controls: String, pressing button: String? = nil) throws -> String {
    try sent(page: "<form>\(controls)</form>", pressing: button)
  }

  private func sent(page: String, pressing button: String? = nil) throws -> String {
    let form = try form(page)
    let pressed = try button.map { try #require(form[$0]).id }
    return form.tree.entryList(submitter: pressed).urlEncoded
  }

  static let buttons = """
    <input name=a value=1><input type=submit name=s value=Send><button name=b value=2>Go</button>
    <button name=n>No value</button><input type=submit name=i aria-label="Input">
    <button>No name</button><input type=reset name=r><button type=button name=p value=3>Press</button>
    <input type=image name=map alt=Map><input type=image alt=Plain>
    """

  @Test(arguments: [
    (nil, "a=1"), ("Send", "a=1&s=Send"), ("Go", "a=1&b=2"), ("No value", "a=1&n="),
    ("Input", "a=1&i="), ("No name", "a=1"), ("Map", "a=1&map.x=0&map.y=0"),
    ("Plain", "a=1&x=0&y=0"),
  ])
  func `Of the buttons, only the one that was pressed is sent`(
    button: String?, sent: String
  ) throws {
    #expect(try self.sent(Self.buttons, pressing: button) == sent)
  }

  @Test(arguments: [
    // Unchecked, unnamed, disabled, and controls that are for old browsers only.
    ("<input type=checkbox name=a><input type=checkbox name=b checked>", "b=on"),
    ("<input type=radio name=a checked><input type=radio name=a value=2>", "a=on"),
    ("<input value=1><input name='' value=2><input name=a value=3>", "a=3"),
    ("<input name=a disabled><fieldset disabled><input name=b></fieldset>", ""),
    ("<input list=l name=a><datalist id=l><select name=b><option>x</select></datalist>", "a="),
    ("<input type=radio name=a value=1 disabled checked><input type=radio name=a value=2>", ""),
    // The chosen option, with the text for a value that it lacks.
    ("<select name=a><option>One  <b>way</b>\n</option><option value=''>x</select>", "a=One+way"),
    ("<select name=a><option selected>a&nbsp;&nbsp;b</select>", "a=a%C2%A0%C2%A0b"),
    ("<select name=a><option aria-label=Said>x</select>", "a=x"),
    ("<select name=a><option disabled selected value=x>X</select>", ""),
    ("<select name=a><optgroup disabled><option selected>x</optgroup></select>", ""),
    ("<select name=a multiple><option selected>x<option>y<option selected>z</select>", "a=x&a=z"),
    ("<select name=a size=3><option>x</select>", ""),
    // Tree order, though a group of radio buttons is met in one place.
    (
      "<input type=radio name=r value=1><input name=a><input type=radio name=r value=2 checked>",
      "a=&r=2"
    ),
    // Line ends in names and values.
    ("<input type=hidden name='a&#10;b' value='1&#13;2&#13;&#10;3'>", "a%0D%0Ab=1%0D%0A2%0D%0A3"),
    ("<textarea name=a>\n1\n2</textarea>", "a=1%0D%0A2"),
    // What a type makes of its text.
    ("<input type=email name=a value=' x@y.z '><input type=number name=b value=x>", "a=x%40y.z&b="),
    ("<input type=color name=a><input type=range name=b>", "a=%23000000&b=50"),
    ("<input type=datetime-local name=a value='2027-01-02 03:04'>", "a=2027-01-02T03%3A04"),
    ("<input type=file name=a>", "a="),
    ("<input type=nonsense name=a value=x><input type=PASSWORD name=b value=y>", "a=x&b=y"),
    // Text that is wrapped, between words where it can be.
    (
      "<textarea name=a wrap=hard cols=5>one two\nthree-four</textarea>",
      "a=one+%0D%0Atwo%0D%0Athree%0D%0A-four"
    ),
    ("<textarea name=a wrap=hard>Short.</textarea>", "a=Short."),
    ("<textarea name=a wrap=soft cols=3>one two</textarea>", "a=one+two"),
    // The direction of a text.
    ("<input name=a dirname=a.dir value=x>", "a=x&a.dir=ltr"),
    ("<div dir=rtl><input name=a dirname=d></div>", "a=&d=rtl"),
    ("<input name=a dirname=d dir=auto value='1 שלום'>", "a=1+%D7%A9%D7%9C%D7%95%D7%9D&d=rtl"),
    ("<textarea name=a dirname=d dir=auto>x שלום</textarea>", "a=x+%D7%A9%D7%9C%D7%95%D7%9D&d=ltr"),
    ("<input type=number name=a dirname=d><input name=b dirname=''>", "a=&b="),
    ("<div dir=rtl><input type=tel name=a dirname=d></div>", "a=&d=ltr"),
    ("<p dir=rtl><input type=submit name=a value=1 dirname=d><button name=b dirname=e>", ""),
  ])
  func `Each kind of control sends what a browser sends`(controls: String, sent: String) throws {
    #expect(try self.sent(controls) == sent)
  }

  @Test func `A button sends the direction of its words when it is pressed`() throws {
    let button = "<div dir=rtl><input type=submit name=a value=שלח dirname=d></div>"
    #expect(try sent(button, pressing: "שלח") == "a=%D7%A9%D7%9C%D7%97&d=rtl")
  }

  @Test func `Controls that name their form are sent with it, in tree order`() throws {
    let page = """
      <input name=a value=1 form=f><form id=f><input name=b value=2><input name=x form=g></form>
      <input name=c value=3 form=f><form id=g></form>
      """
    let list = try HTMLPage(bytes: Array(page.utf8), file: "p").form("f").tree.entryList()
    #expect(list.urlEncoded == "a=1&b=2&c=3")
  }

  @Test(arguments: [
    ("", "€", "%E2%82%AC", "UTF-8"),
    ("accept-charset=iso-8859-1", "é€", "%E9%80", "windows-1252"),
    // What the encoding lacks is sent by its number.
    ("accept-charset=iso-8859-1", "я😀", "%26%231103%3B%26%23128512%3B", "windows-1252"),
    ("accept-charset='nonsense koi8-r'", "я", "%D1", "KOI8-R"),
    ("accept-charset=nonsense", "я", "%D1%8F", "UTF-8"),
    ("accept-charset=utf-16", "я", "%D1%8F", "UTF-8"),
    // Bytes of a character that are ASCII letters stand as they are.
    ("accept-charset=shift_jis", "表", "%95%5C", "Shift_JIS"),
    ("accept-charset=shift_jis", "ア", "%83A", "Shift_JIS"),
    ("accept-charset=iso-2022-jp", "名я€", "%1B%24BL%3E%27q%1B%28B%26%238364%3B", "ISO-2022-JP"),
    ("accept-charset=gb18030", "€😀", "%A2%E3%949%FC6", "gb18030"),
  ])
  func `A form is sent in its encoding`(
    attribute: String, text: String, value: String, name: String
  ) throws {
    let page = "<form \(attribute)><input name=a value='\(text)'><input type=hidden name=_charset_>"
    #expect(try sent(page: page) == "a=\(value)&_charset_=\(name)")
  }

  @Test(arguments: [
    ("<meta charset=iso-8859-2>", "windows", "ISO-8859-2"), ("", "plain", "UTF-8"),
    ("<meta charset=utf-16>", "plain", "UTF-8"),
  ])
  func `Without one of its own, that is the page's`(
    declaration: String, value: String, name: String
  ) throws {
    let controls = "<form><input type=hidden name=_CHARSET_ value=\(value)></form>"
    #expect(try sent(page: declaration + controls) == "_CHARSET_=\(name)")
  }

  @Test func `Places of a picture and directions may stand in answers that are read again`() throws
  {
    let form = try form(
      "<form><input name=a dirname=d><input type=image name=i><input type=image></form>")
    let answers = ["a": ["x"], "d": ["ltr"], "i.x": ["0"], "i.y": ["0"], "x": ["0"], "y": ["0"]]
    try form.apply(Answers(answers))
    #expect(form.tree.entryList().urlEncoded == "a=x&d=ltr")
  }
}

/// What of a page is judged before it is sent: what HTML bars from it is left out, and nothing else.
@MainActor
@Suite struct BarredTests {
  private func invalid(_ controls: String) throws -> [String] {
    try form("<form>\(controls)</form>").tree.validate().map { $0.element.key ?? "" }
  }

  @Test(arguments: [
    "<input type=hidden name=a required>", "<input name=a required disabled>",
    "<input name=a required readonly>", "<textarea name=a required readonly></textarea>",
    "<fieldset disabled><input name=a required></fieldset>", "<button name=a required>Go</button>",
    "<input type=reset name=a required>", "<input type=submit name=a required>",
    "<input list=l name=x><datalist id=l><input name=a required></datalist>",
    "<input type=image name=a required>", "<output name=a required></output>",
    "<input type=range name=a required><input type=color name=b required>",
  ])
  func `What is barred is not judged`(controls: String) throws {
    #expect(try invalid(controls).isEmpty)
  }

  @Test(arguments: [
    "<input name=a required>", "<div hidden><input name=a required></div>",
    "<input name=a required style='display:none'>",
    "<div aria-hidden=true><input name=a required></div>",
    "<div inert><input name=a required></div>", "<dialog><input name=a required></dialog>",
    "<fieldset disabled><legend><input name=a required></legend></fieldset>",
    // These have no `readonly`.
    "<input type=checkbox name=a required readonly>", "<select name=a required readonly></select>",
    "<input type=radio name=a required readonly>", "<input type=file name=a required readonly>",
    "<div hidden><input type=radio name=a required></div>",
  ])
  func `Everything else is, in sight or not`(controls: String) throws {
    #expect(try invalid(controls) == ["a"])
  }

  @Test(arguments: [
    ("<input type=radio name=a><input type=radio name=a required>", ["a"]),
    ("<input type=radio name=a checked><input type=radio name=a required>", []),
    ("<input type=radio name=a><input type=radio name=a required disabled>", ["a"]),
    ("<input type=radio name=a checked disabled><input type=radio name=a required>", []),
    ("<input type=radio name=a disabled required><input type=radio name=a disabled>", []),
    ("<input type=radio name=a><p hidden><input type=radio name=a required></p>", ["a"]),
    ("<input type=radio name=a checked><input type=radio name=A required>", ["A"]),
    ("<input type=radio required><input type=radio checked>", [""]),
    ("<p><input type=radio name=a required></p><div><input type=radio name=a checked></div>", []),
  ])
  func `A radio button that is required asks for one of its group`(
    controls: String, names: [String]
  ) throws {
    #expect(try invalid(controls) == names)
  }

  @Test func `Radio buttons of two forms are two groups`() throws {
    let html = """
      <form id=f><input type=radio name=a required></form>
      <form id=g><input type=radio name=a checked></form><input type=radio name=a form=g>
      """
    let page = try page(html)
    #expect(try page.form("f").tree.validate().count == 1)
    #expect(try page.form("g").tree.validate().isEmpty)
    #expect(try page.form("g").tree.elements.first?.options.count == 2)
  }
}
