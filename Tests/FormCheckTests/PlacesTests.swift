import FormCheck
import Testing

@Suite("The place of a finding")
struct PlacesTests {
  private func places(_ page: String) throws -> [String] {
    try FormChecker().findings(in: Array(page.utf8), file: "page.html")
      .filter { $0.rule == "no-label" }.map { "\($0.line):\($0.column)" }
  }

  @Test func `Columns count characters, and a tab is one`() throws {
    #expect(try places("<form>\n\t<input>") == ["2:2"])
    #expect(try places("<form>äé€😀👩‍👩‍👧<input>") == ["1:12"])
    #expect(try places("\u{FEFF}<form><input>") == ["1:7"])
  }

  @Test func `Lines end as they do in editors`() throws {
    #expect(
      try places("<form>\r\n<input>\r\n  <input>\n\n<input>\r<input>") == [
        "2:1", "3:3", "5:1", "6:1",
      ])
  }

  /// The parser sees a comment before each end tag of a form.
  @Test func `What the parser sees alone does not count`() throws {
    #expect(
      try places("<form><input></form><form><input></form><form><input>\n</form> <form><input>")
        == ["1:7", "1:27", "1:47", "2:15"])
  }

  /// A table moves what stands wrongly in it before itself.
  @Test func `Misnested fields are told in the order of the file`() throws {
    #expect(
      try places("<form><table><tr><td><input></td></tr><p><input></p></table></form>")
        == ["1:22", "1:42"])
  }

  @Test func `A page in another encoding`() throws {
    let latin = Array("<form>".utf8) + [0xFC, 0xE4] + Array("<input>".utf8)
    let found = try FormChecker().findings(in: latin, file: "page.html")
      .filter { $0.rule == "no-label" }
    #expect(found.map(\.column) == [9])
  }
}
