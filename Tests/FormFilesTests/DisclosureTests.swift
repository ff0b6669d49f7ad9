import FormCore
import FormFiles
import Testing

@Suite("Parts of a form that open and close")
@MainActor
struct DisclosureTests {
  private let gift = """
    <form>
      <input type=checkbox name=gift aria-label=Gift data-aria-controls=card>
      <div id=card>Words are free. <input name=words aria-label=Words value=Hello></div>
      <button>Send</button>
    </form>
    """

  private func gift(_ form: HTMLForm) throws -> ElementID { try #require(form["Gift"]).id }

  @Test("What is not revealed is no stop, and is sent and judged all the same")
  func concealed() throws {
    let form = try form(gift.replacing("name=words", with: "name=words required maxlength=2"))
    let words = try #require(form["Words"])
    #expect(words.isConcealed)
    #expect(!words.isFocusable)
    #expect(words.isValidated)
    #expect(form.tree.texts.isEmpty)
    #expect(form.tree.entryList().urlEncoded == "words=Hello")
  }

  @Test("Checking reveals it, unchecking conceals it")
  func revealed() throws {
    let form = try form(gift)
    form.setValue(.checked(true), of: try gift(form))
    #expect(form["Words"]?.isFocusable == true)
    #expect(form.tree.texts.map(\.text) == ["Words are free."])
    form.setValue(.checked(false), of: try gift(form))
    #expect(form["Words"]?.isFocusable == false)
    #expect(form.tree.texts.isEmpty)
  }

  @Test("What is checked at first reveals from the first; answers and drafts reveal too")
  func checked() throws {
    let open = try form(gift.replacing("name=gift", with: "name=gift checked"))
    #expect(open["Words"]?.isFocusable == true)
    let answered = try form(gift)
    try answered.apply(Answers(["gift": ["on"], "words": ["Dear Ann"]]))
    #expect(answered["Words"]?.isFocusable == true)
    #expect(answered["Words"]?.value == .text("Dear Ann"))
  }

  @Test("A part that two options reveal stays open from one to the other")
  func sharedPart() throws {
    let form = try form(
      """
      <form>
        <input type=radio name=r value=a aria-label=A data-aria-controls=x>
        <input type=radio name=r value=b aria-label=B data-aria-controls=x>
        <input type=radio name=r value=c aria-label=C>
        <div id=x><input name=w aria-label=Words></div>
      </form>
      """)
    let choice = try #require(form.tree.elements.first)
    for (index, isRevealed) in [(0, true), (1, true), (2, false)] {
      form.setValue(.selection([index]), of: choice.id)
      #expect(form["Words"]?.isFocusable == isRevealed)
    }
  }

  @Test("What a closed part conceals stays out of sight when a part in it opens")
  func nested() throws {
    let form = try form(
      """
      <form>
        <details><summary>Outer</summary>
          <input type=checkbox name=c aria-label=Inner data-aria-controls=x>
          <div id=x><input name=w aria-label=Words></div>
        </details>
      </form>
      """)
    form.setValue(.checked(true), of: try #require(form["Inner"]).id)
    #expect(form["Words"]?.isFocusable == false)
    form.press(try #require(form["Outer"]).id)
    #expect(form["Outer"]?.isExpanded == true)
    #expect(form["Words"]?.isFocusable == true)
    form.press(try #require(form["Outer"]).id)
    #expect(form["Words"]?.isFocusable == false)
    #expect(form.reveal(try #require(form["Words"]).id))
    #expect(form["Outer"]?.isExpanded == true)
  }

  @Test("Odd markup: no summary, an empty one, a control in one, parts that reveal themselves")
  func oddMarkup() throws {
    let form = try form(
      """
      <form>
        <details><input name=a aria-label=A></details>
        <details><summary></summary></details>
        <details><summary>Ask <input name=b aria-label=B></summary><input name=c aria-label=C></details>
        <div id=self><input type=checkbox name=d aria-label=D data-aria-controls="self nothing"></div>
      </form>
      """)
    let met = form.tree.elements.filter(\.isFocusable).map { "\($0.name) \($0.role.rawValue)" }
    #expect(
      met == [
        "Details button", "Details button", "Ask button", "B textbox", "D checkbox",
      ])
  }
}
