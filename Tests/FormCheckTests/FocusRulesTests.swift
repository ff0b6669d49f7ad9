import FormCheck
import Testing

@Suite("Where the focus goes")
struct FocusRulesTests {
  @Test func `Several elements that ask for the focus`() throws {
    #expect(
      try told(
        "several-autofocus",
        in: "<form><input aria-label=A autofocus>\n<select aria-label=B autofocus></select></form>")
        == [
          "2:1 warning: the select “B” has autofocus, like the text field in line 1: only one of them can have the focus when the page opens"
        ])
    #expect(
      try told("several-autofocus", in: "<form><input autofocus><input autofocus disabled></form>")
        .isEmpty)
  }

  @Test func `An element that asks for the focus and cannot take it`() throws {
    #expect(
      try told(
        "lost-autofocus",
        in: "<form><input type=hidden autofocus><input disabled aria-label=A autofocus></form>")
        == [
          "1:7 warning: this hidden input has autofocus, but is hidden: the page opens elsewhere than it is meant to",
          "1:36 warning: the text field “A” has autofocus, but is disabled: the page opens elsewhere than it is meant to",
        ])
    #expect(try told("lost-autofocus", in: "<form><input autofocus></form>").isEmpty)
  }

  @Test func `An order of its own`() throws {
    #expect(
      try told("positive-tabindex", in: "<p tabindex=2>Text</p><form><input tabindex=1></form>")
        == [
          "1:1 warning: this p has the tabindex 2: Tab jumps to it over all that stands before it",
          "1:29 warning: this input has the tabindex 1: Tab jumps to it over all that stands before it",
        ])
    #expect(
      try told("positive-tabindex", in: "<p tabindex=0>Text</p><form><input tabindex=-1></form>")
        .isEmpty)
  }

  @Test func `A field that Tab never reaches`() throws {
    #expect(
      try told("skipped-by-tab", in: "<form><input aria-label=A tabindex=-1></form>") == [
        "1:7 warning: the text field “A” has the tabindex -1: who goes from field to field never hears of it"
      ])
    #expect(
      try told(
        "skipped-by-tab",
        in: "<form><input tabindex=0><input type=radio tabindex=-1><button tabindex=-1>A</button>"
      ).isEmpty)
  }

  @Test func `Something that takes the focus and is not heard`() throws {
    #expect(
      try told(
        "hidden-from-speech",
        in: """
          <form><input aria-label=A aria-hidden=true>
          <div aria-hidden=true><p><button>Go</button><a href=x>Terms</a></p></div></form>
          """) == [
          "1:7 error: the text field “A” can be focused, but has aria-hidden: the focus reaches it, and a listener hears nothing",
          "2:26 error: the button “Go” can be focused, but the div around it in line 2 has aria-hidden: the focus reaches it, and a listener hears nothing",
          "2:45 error: this link can be focused, but the div around it in line 2 has aria-hidden: the focus reaches it, and a listener hears nothing",
        ])
  }

  @Test(arguments: [
    "<div aria-hidden=true hidden><input></div>",
    "<div aria-hidden=true><input tabindex=-1><input disabled><input type=hidden><a>A</a></div>",
    "<div aria-hidden=false><input></div>",
  ])
  func `Something that is hidden from the focus too`(_ fields: String) throws {
    #expect(try told("hidden-from-speech", in: "<form>\(fields)</form>").isEmpty)
  }
}
