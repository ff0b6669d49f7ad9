import FormFiles
import Testing

/// How a page tells a control to those who do not see it, by the steps of accname and HTML-AAM.
@Suite("Accessible names and descriptions")
struct NamesTests {
  /// A page with a control x, and how it is told: "role: name (description)".
  struct Case: Sendable, CustomTestStringConvertible {
    var html: String
    var told: String

    init(_ html: String, _ told: String) {
      self.html = html
      self.told = told
    }

    var testDescription: String { html }
  }

  private func check(_ test: Case) throws {
    let names = try page("<form></form>" + test.html).controlNames
    let control = try #require(names.first { $0.id == "x" }, "\(names)")
    #expect(control.line == test.told)
  }

  @Test(
    "Its role is the one it names, else the one HTML gives it",
    arguments: [
      Case("<input id=x>", "textbox: "),
      Case("<input id=x type=email>", "textbox: "),
      Case("<input id=x type=nonsense>", "textbox: "),
      Case("<input id=x type=password>", "textbox: "),
      Case("<input id=x type=date>", "textbox: "),
      Case("<textarea id=x></textarea>", "textbox: "),
      Case("<input id=x type=search>", "searchbox: "),
      Case("<input id=x list=l><datalist id=l></datalist>", "combobox: "),
      Case("<input id=x list=l><p id=l>", "textbox: "),
      Case("<input id=x type=number>", "spinbutton: "),
      Case("<input id=x type=range>", "slider: "),
      Case("<input id=x type=checkbox>", "checkbox: "),
      Case("<input id=x type=checkbox switch>", "switch: "),
      Case("<input id=x type=radio>", "radio: "),
      Case("<input id=x type=file>", "button: "),
      Case("<button id=x></button>", "button: "),
      Case("<select id=x><option>A</select>", "combobox: "),
      Case("<select id=x size=1><option>A</select>", "combobox: "),
      Case("<select id=x size=2><option>A</select>", "listbox: "),
      Case("<select id=x multiple><option>A</select>", "listbox: "),
      Case("<output id=x>5</output>", "status: "),
      Case("<meter id=x value=1></meter>", "meter: "),
      Case("<progress id=x></progress>", "progressbar: "),
      Case("<input id=x type=checkbox role=switch>", "switch: "),
      Case("<button id=x role='nothing TAB button'>A</button>", "tab: A"),
      Case("<input id=x role=none>", "textbox: "),
      Case("<input id=x role=widget>", "textbox: "),
      Case("<div id=x role=textbox>Written</div>", "textbox: "),
      Case("<div id=x role=checkbox>Agree</div>", "checkbox: Agree"),
      Case("<a id=x role=button href=y>Go</a>", "button: Go"),
    ])
  func roles(_ test: Case) throws { try check(test) }

  @Test(
    "aria-labelledby names it by other elements, in the order of the ids",
    arguments: [
      Case("<input id=x aria-labelledby='b a'><i id=a>one</i><i id=b>two</i>", "textbox: two one"),
      Case("<input id=x aria-labelledby='no a'><i id=a>one</i>", "textbox: one"),
      Case("<input id=x aria-labelledby=no aria-label=own>", "textbox: own"),
      Case("<input id=x aria-labelledby=a aria-label=own><i id=a> </i>", "textbox: own"),
      Case("<input id=x aria-labelledby=a><p id=a>first</p><p id=a>second</p>", "textbox: first"),
      Case("<button id=x aria-labelledby='x a'>Delete</button><i id=a>it</i>", "button: Delete it"),
      Case(
        "<button id=x aria-label=Delete aria-labelledby='x a'>-</button><i id=a>it</i>",
        "button: Delete it"),
      Case(
        "<label for=x>L</label><input id=x value=3 aria-labelledby='x a'><i id=a>one</i>",
        "textbox: L one"),
      Case(
        "<input id=x value=3 title=Own aria-labelledby='a x'><i id=a>The</i>", "textbox: The Own"),
      Case(
        "<input id=x aria-labelledby=a><i id=a aria-labelledby=b>one</i><i id=b>two</i>",
        "textbox: one"),
      Case(
        "<input id=x aria-labelledby=a><p id=a>A <i aria-labelledby=b>one</i></p><i id=b>two</i>",
        "textbox: A one"),
      Case(
        "<button id=x>A <i aria-labelledby=b>one</i></button><i id=b>two</i>", "button: A two"),
      Case(
        "<button id=x><i aria-labelledby=b>one</i> <b id=b>two</b></button>", "button: two"),
      Case("<input id=x aria-labelledby=a><img id=a alt=Picture>", "textbox: Picture"),
      Case("<input id=x aria-labelledby=a><i id=a title=Tip></i>", "textbox: Tip"),
      Case("<input id=x aria-labelledby=a><p id=a>A <input aria-labelledby=a></p>", "textbox: A"),
      Case("<p id=a>Name <input id=x aria-labelledby=a></p>", "textbox: Name"),
      Case("<input id=x aria-labeledby=a><i id=a>misspelt</i>", "textbox: misspelt"),
      Case(
        "<label for=x>L</label><input id=x aria-label=own aria-labelledby=a><i id=a>one</i>",
        "textbox: one"),
    ])
  func references(_ test: Case) throws { try check(test) }

  @Test(
    "What is out of sight counts only where it is what was referred to",
    arguments: [
      Case("<button id=x>A<i hidden>B</i></button>", "button: A"),
      Case("<button id=x>A<i aria-hidden=true>B</i></button>", "button: A"),
      Case("<button id=x>A<i aria-hidden=false>B</i></button>", "button: AB"),
      Case("<button id=x>A<i hidden=until-found style=display:inline>B</i></button>", "button: A"),
      Case("<button id=x>A<i hidden style='display: inline'>B</i></button>", "button: AB"),
      Case("<button id=x>A<i inert>B</i></button>", "button: A"),
      Case("<button id=x>A<dialog>B</dialog></button>", "button: A"),
      Case("<button id=x>A<dialog open>B</dialog></button>", "button: A B"),
      Case(
        "<input id=x aria-labelledby=a><div id=a>A <details><summary>B</summary>C</details></div>",
        "textbox: A B"),
      Case(
        "<input id=x aria-labelledby=a><details><summary>B</summary><p id=a>C</details>",
        "textbox: C"),
      Case(
        "<input id=x aria-labelledby=a><div id=a><details open><summary>B</summary>C</details>",
        "textbox: B C"),
      Case("<button id=x>A<script>B</script><style>C</style></button>", "button: A"),
      Case("<button id=x>A<template>B</template></button>", "button: A"),
      Case("<input id=x aria-labelledby=a><p id=a hidden>A <i hidden>B</i></p>", "textbox: A B"),
      Case("<input id=x aria-labelledby=a><p id=a>A <i hidden>B</i></p>", "textbox: A"),
      Case(
        "<input id=x aria-labelledby=a><div hidden><p id=a>A <i hidden>B</i></p></div>",
        "textbox: A B"),
      Case(
        "<input id=x aria-labelledby='a b'><p id=a hidden>A</p><p id=b>B <i hidden>C</i></p>",
        "textbox: A B"),
      Case("<label for=x hidden>A <i aria-hidden=true>B</i></label><input id=x>", "textbox: A B"),
      Case("<label for=x>A <i aria-hidden=true>B</i></label><input id=x>", "textbox: A"),
      Case(
        "<input id=x aria-label=A aria-describedby=b><p id=b hidden>B <i hidden>C</i></p>",
        "textbox: A (B C)"),
    ])
  func hidden(_ test: Case) throws { try check(test) }

  @Test(
    "An inline style hides as it does on screen",
    arguments: [
      ("display:none", "A"), ("DISPLAY : None", "A"), ("color:red;display:none", "A"),
      ("display:none;display:inline", "AB"), ("display:none!important;display:inline", "A"),
      ("display:inline;display:none ! IMPORTANT", "A"), ("display:none;display:nonsense", "A"),
      ("/*display:none*/", "AB"), ("dis/**/play:none", "AB"), ("display/**/:/* */none", "A"),
      ("content:';display:none'", "AB"), ("content:\\';display:none", "A"),
      ("background:url(a;display:none)", "AB"), ("x:[;display:none];", "AB"),
      ("--display:none", "AB"), ("display:none/*", "A"), ("display", "AB"),
      ("visibility:hidden", "A"), ("visibility: collapse", "A"), ("visibility:none", "AB"),
      ("visibility:hidden;visibility:visible", "AB"), ("opacity:0", "AB"),
      ("display:inline-block", "A B"), ("display:block", "A B"), ("display:contents", "AB"),
    ])
  func styles(_ style: String, _ name: String) throws {
    try check(Case("<button id=x>A<i style=\"\(style)\">B</i></button>", "button: \(name)"))
  }

  @Test("What is invisible may have something visible in it, what is not displayed may not")
  func visibleInside() throws {
    let inner = "<i style=visibility:visible>C</i>"
    try check(
      Case("<button id=x>A <i style=visibility:hidden>B \(inner)</i></button>", "button: A C"))
    try check(Case("<button id=x>A <i style=display:none>B \(inner)</i></button>", "button: A"))
    try check(Case("<button id=x>A <i aria-hidden=true>B \(inner)</i></button>", "button: A"))
  }

  @Test("Controls that are out of sight are not told, others are, in a form or in none")
  func whichControls() throws {
    let names = try page(
      """
      <input id=a><form><input id=b type=hidden><input id=c hidden><p style=display:none><input>
      </p><div style=visibility:hidden><input><input id=d style=visibility:visible></div>
      <input aria-hidden=true><div inert><button>No</button></div><dialog><input></dialog>
      <label>E <input id=e type=radio name=r></label><label>F <input id=f type=radio name=r></label>
      <fieldset id=no><legend>No</legend></fieldset><select id=g><option>No</select></form>
      <span id=h role=slider></span><input id="">
      """
    ).controlNames
    #expect(names.map(\.id) == ["a", "d", "e", "f", "g", "h", nil])
    #expect(names.filter { $0.role == "radio" }.map(\.name) == ["E", "F"])
  }

  @Test(
    "A control in the words for another one gives its value",
    arguments: [
      Case(
        "<label for=x>Flash <input value=3> times</label><input id=x type=checkbox>",
        "checkbox: Flash 3 times"),
      Case(
        "<label for=x>Flash <input value=3 aria-label=No> times</label><input id=x type=checkbox>",
        "checkbox: Flash 3 times"),
      Case("<label for=x>A<input>B</label><input id=x>", "textbox: A B"),
      Case("<label for=x>A <textarea>B\nC</textarea></label><input id=x>", "textbox: A B C"),
      Case("<label for=x>A <input type=password value=B></label><input id=x>", "textbox: A"),
      Case(
        "<label for=x>A <select><option>B<option selected>C</select></label><input id=x>",
        "textbox: A C"),
      Case(
        "<label for=x>A <select multiple><option selected>B<option selected>C</select></label>"
          + "<input id=x>", "textbox: A B C"),
      Case("<label for=x>A <select><option label=B>C</select></label><input id=x>", "textbox: A B"),
      Case("<label for=x>A <input type=number value=4></label><input id=x>", "textbox: A 4"),
      Case("<label for=x>A <input type=range max=8></label><input id=x>", "textbox: A 4"),
      Case(
        "<label for=x>A <i role=slider aria-valuenow=4 aria-valuetext=four></i></label>"
          + "<input id=x>", "textbox: A four"),
      Case(
        "<label for=x>A <input type=range value=5 aria-valuenow=4></label><input id=x>",
        "textbox: A 4"),
      Case("<label for=x>A <i role=textbox>B</i></label><input id=x>", "textbox: A B"),
      Case("<label for=x>A <i role=combobox>B</i></label><input id=x>", "textbox: A B"),
      Case(
        "<label for=x>A <ul role=listbox><li role=option>B<li role=option aria-selected=true>C"
          + "</ul></label><input id=x>", "textbox: A C"),
      Case("<label for=x>A <button>B</button></label><input id=x>", "textbox: A B"),
      Case("<label for=x>A <input type=submit></label><input id=x>", "textbox: A Submit"),
      Case("<label for=x>A <input type=hidden value=B></label><input id=x>", "textbox: A"),
      Case(
        "<p id=p>A <input type=checkbox id=c></p><label for=c>B</label>"
          + "<input id=x aria-labelledby=p>", "textbox: A B"),
      Case("<input id=x aria-labelledby=a><input id=a value=3 aria-label=No>", "textbox: 3"),
      Case("<label>A <input id=x value=3> B</label>", "textbox: A B"),
      Case("<label>A <select id=x><option>C</select> B</label>", "combobox: A B"),
    ])
  func embedded(_ test: Case) throws { try check(test) }

  @Test(
    "aria-label goes before what HTML gives",
    arguments: [
      Case("<label for=x>No</label><input id=x aria-label=' By   ARIA '>", "textbox: By ARIA"),
      Case("<label for=x>Label</label><input id=x aria-label='  '>", "textbox: Label"),
      Case("<button id=x aria-label=''>A</button>", "button: A"),
      Case("<button id=x><i aria-label=A>a</i><b>B</b></button>", "button: A B"),
      Case("<label for=x aria-label=A>No</label><input id=x>", "textbox: A"),
      Case("<div id=x role=textbox aria-label=A>B</div>", "textbox: A"),
    ])
  func ariaLabel(_ test: Case) throws { try check(test) }

  @Test(
    "HTML's own ways of naming come next",
    arguments: [
      Case("<label for=x>A</label> <label>B <input id=x></label>", "textbox: A B"),
      Case("<label for=x>A</label><button id=x>B</button>", "button: A"),
      Case("<label>A <meter id=x value=1></meter></label>", "meter: A"),
      Case("<label>A <output id=x>5</output></label>", "status: A"),
      Case("<label for=y>A</label><input id=x>", "textbox: "),
      Case("<label for=''>A <input id=x></label>", "textbox: "),
      Case("<label>A <input id=y> <input id=x></label>", "textbox: "),
      Case("<label role=none for=x>A</label><input id=x>", "textbox: A"),
      Case("<label for=x>A</label><div id=x role=textbox></div>", "textbox: "),
      Case("<input id=x type=button value=' A  b '>", "button: A b"),
      Case("<input id=x type=button title=A>", "button: A"),
      Case("<input id=x type=submit>", "button: Submit"),
      Case("<input id=x type=submit value=' ' title=A>", "button: A"),
      Case("<input id=x type=reset value=''>", "button: "),
      Case("<input id=x type=reset>", "button: Reset"),
      Case("<input id=x type=reset value=Clear>", "button: Clear"),
      Case("<input id=x type=image alt=A value=B title=C>", "button: A (C)"),
      Case("<input id=x type=image alt='' value=B title=C>", "button: B (C)"),
      Case("<input id=x type=image title=C>", "button: C"),
      Case("<input id=x type=image>", "button: Submit"),
      Case("<button id=x></button>", "button: "),
      Case("<button id=x><img alt=A></button>", "button: A"),
      Case("<button id=x><img alt='' title=A> B</button>", "button: B"),
      Case("<button id=x><img title=A></button>", "button: A"),
      Case("<button id=x><img role=presentation alt=A>B</button>", "button: B"),
      Case("<button id=x><img role=none aria-label=A alt=B></button>", "button: A"),
      Case("<button id=x><svg><title>A</title><text>B</text></svg></button>", "button: A"),
      Case("<button id=x><svg><desc>A</desc><g><text>B</text></g></svg>C</button>", "button: B C"),
      Case("<button id=x><svg><path d=M0/></svg></button>", "button: "),
      Case(
        "<table id=t><caption>A</caption><tr><td>B</table><input id=x aria-labelledby=t>",
        "textbox: A"),
      Case(
        "<fieldset id=f><legend>A</legend>B</fieldset><input id=x aria-labelledby=f>",
        "textbox: A"),
      Case(
        "<figure id=f>B<figcaption>A</figcaption></figure><input id=x aria-labelledby=f>",
        "textbox: A"),
      Case("<abbr id=a title=No>A</abbr><input id=x aria-labelledby=a>", "textbox: A"),
    ])
  func hostLanguage(_ test: Case) throws { try check(test) }

  @Test(
    "Words in an element are joined as they are seen",
    arguments: [
      Case("<button id=x> A\n <b>b</b>c\t<i> d</i> </button>", "button: A bc d"),
      Case("<button id=x>A<div>B</div>C</button>", "button: A B C"),
      Case("<button id=x>A<br>B</button>", "button: A B"),
      Case("<button id=x>A<wbr>B<!-- and -->C</button>", "button: ABC"),
      Case("<button id=x>A<img alt=B>C</button>", "button: A B C"),
      Case("<button id=x>A&nbsp;B</button>", "button: A B"),
      Case("<button id=x>A<i title=B></i>C</button>", "button: A B C"),
      Case("<button id=x>A <i title=B></i></button>", "button: A B"),
      Case("<button id=x>A <i title=B>b</i></button>", "button: A b"),
      Case("<label for=x><ul><li>A<li>B</ul></label><input id=x>", "textbox: A B"),
      Case("<button id=x role=combobox>A</button>", "combobox: "),
    ])
  func content(_ test: Case) throws { try check(test) }

  @Test(
    "A title, then a placeholder, name what nothing else does",
    arguments: [
      Case("<input id=x title=A placeholder=B>", "textbox: A"),
      Case("<input id=x title=' ' placeholder=B aria-placeholder=C>", "textbox: B"),
      Case("<input id=x type=number placeholder=B>", "spinbutton: B"),
      Case("<input id=x type=date placeholder=B>", "textbox: "),
      Case("<textarea id=x placeholder=B></textarea>", "textbox: B"),
      Case("<div id=x role=textbox aria-placeholder=B></div>", "textbox: B"),
      Case("<input id=x type=checkbox title=A>", "checkbox: A"),
      Case("<select id=x title=A><option>B</select>", "combobox: A"),
      Case("<button id=x title=A></button>", "button: A"),
      Case("<input id=x name=first_name>", "textbox: "),
    ])
  func tooltip(_ test: Case) throws { try check(test) }

  @Test(
    "It is described by the first way that says something and did not name it",
    arguments: [
      Case(
        "<input id=x aria-label=A aria-describedby='b c' title=D><i id=c>C</i><i id=b>B</i>",
        "textbox: A (B C)"),
      Case(
        "<input id=x aria-label=A aria-describedby=b aria-invalid=true><p id=b class=error>B</p>",
        "textbox: A (B)"),
      Case("<input id=x aria-label=A aria-description=B title=C>", "textbox: A (B)"),
      Case("<input id=x aria-label=A aria-describedby=no aria-description=B>", "textbox: A (B)"),
      Case("<input id=x aria-label=A aria-describedby=b title=C><i id=b></i>", "textbox: A (C)"),
      Case("<input id=x aria-label=A title=B>", "textbox: A (B)"),
      Case("<input id=x title=A>", "textbox: A"),
      Case("<input id=x aria-label=A placeholder=B>", "textbox: A"),
      Case("<input id=x type=submit aria-label=A value=B title=C>", "button: A (B)"),
      Case("<button id=x title=B>A</button>", "button: A (B)"),
      Case(
        "<input id=x aria-label=A aria-describedby=b><p id=b>B <input value=C></p>",
        "textbox: A (B C)"),
      Case(
        "<input id=x aria-label=A aria-describedby=b><p id=b aria-labelledby=c>B</p><i id=c>C</i>",
        "textbox: A (B)"),
      Case(
        "<input id=x aria-label=A aria-describedby=b><p id=b aria-label=C>B</p>", "textbox: A (C)"),
    ])
  func descriptions(_ test: Case) throws { try check(test) }

  @Test("References that lead in circles come to an end")
  func circles() throws {
    let labels = (0..<400).map {
      "<label for=c\(($0 + 1) % 400)>L\($0) <input type=checkbox id=c\($0)></label>"
    }.joined()
    let names = try page("<form>\(labels)</form>").controlNames
    #expect(names.count == 400)
    #expect(names[1].name == "L0 L399")
    try check(
      Case(
        "<i id=a aria-labelledby=b>A</i><i id=b aria-labelledby=a>B</i>"
          + "<button id=x aria-labelledby='a b x'>C</button>", "button: A B C"))
  }

  @Test("Elements nested as deep as a page may nest them are read to the end")
  func depth() throws {
    let nested = ["div role=textbox", "figure", "i title=t"].map { tag in
      String(repeating: "<\(tag)>", count: 300) + "A"
    }
    for html in nested {
      try check(Case("<input id=x aria-labelledby=a><section id=a>\(html)", "textbox: A"))
    }
  }

  @Test("A page that names every field by all of itself is read, up to what nobody would hear out")
  func hugeNames() throws {
    let fields = (0..<1_500).map { "<p>Text \($0) <input aria-labelledby=all></p>" }.joined()
    let names = try page("<form id=all>\(fields)</form>").controlNames
    #expect(names.count == 1_500)
    #expect(names[1_499].name.hasPrefix("Text 0 Text 1 "))
    #expect(names[1_499].name.hasSuffix("…"))
    #expect(names[1_499].name.utf8.count < 3_000)
  }

  @Test("Where accname finds no name, a form still has one to say")
  @MainActor func spokenNames() throws {
    let form = try form(
      "<form><input name=first_name><button></button><input type=radio name=r value=yes></form>")
    #expect(form.tree.elements.map(\.name) == ["First name", "Submit", "R"])
    #expect(form.tree.elements.last?.options.map(\.name) == ["yes"])
  }
}

extension ControlName {
  fileprivate var line: String { "\(role): \(name)" + (description.map { " (\($0))" } ?? "") }
}
