import Testing

/// A form some of which opens and closes, filled one answer a line.
@Suite struct DisclosureLinesTests {
  private let aloud: AloudProgram

  init() throws { aloud = try AloudProgram() }

  private func fill(_ lines: String...) throws -> AloudProgram.Run {
    let path = try aloud.folder.write(
      "contact.html",
      """
      <html lang=en><form aria-label=Contact>
        <details><summary>About you</summary><label>Nickname <input name=nick></label></details>
        <fieldset><legend>How?</legend>
          <label><input type=radio name=how value=email data-aria-controls=mail>Email</label>
          <div id=mail><label>Address <input name=address></label></div>
          <label><input type=radio name=how value=post>Post</label>
        </fieldset>
        <details><summary>More</summary><label>Remark <input name=remark></label></details>
        <button>Send</button>
      </form>
      """)
    return try aloud.run(
      "fill", path, "--audio", "none", "--format", "urlencoded", "--verbosity", "brief",
      input: lines.map { "\($0)\n" }.joined())
  }

  @Test func `An option asks for what it reveals`() throws {
    let run = try fill("email", "ann@example.com")
    #expect(run.output == "nick=&how=email&address=ann%40example.com&remark=\n")
    #expect(
      run.errors == """
        Contact, form, 1 field
        Exclamation mark and a name presses: About you, More
        How? (radio buttons, now nothing selected): 
        email
        Email
        1 more field: Address
        Address (edit): ann@example.com
        Submitted: Contact

        """)
  }

  @Test func `A summary before the field leads back to what it shows, one after it does not`()
    throws
  {
    let run = try fill("!more", "!about", "Annie", "post", "fine")
    #expect(run.output == "nick=Annie&address=&how=post&remark=fine\n")
    #expect(
      run.errors == """
        Contact, form, 1 field
        Exclamation mark and a name presses: About you, More
        How? (radio buttons, now nothing selected): 
        !more
        expanded
        1 more field: Remark
        How? (radio buttons, now nothing selected): 
        !about
        expanded
        1 more field: Nickname
        Nickname (edit): Annie
        How? (radio buttons, now nothing selected): 
        post
        Post
        Remark (edit): fine
        Submitted: Contact

        """)
  }
}
