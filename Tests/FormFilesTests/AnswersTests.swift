import FormCore
import FormFiles
import Foundation
import Testing

@Suite("Answers from a file")
@MainActor
struct AnswersTests {
  let html = """
    <form>
      <input type=hidden name=token value=page>
      <input name=who value=Nobody> <input name=alias><input name=alias>
      <input type=checkbox name=news value=yes> <input type=checkbox name=tag value=a>
      <input type=checkbox name=tag value=b checked>
      <input type=hidden name=rails value=0><input type=checkbox name=rails value=1>
      <input type=radio name=size value=s checked><input type=radio name=size value=m>
      <select name=land><option value="">Choose<option selected>de<option disabled>fr</select>
      <select name=many multiple><option>x<option>y<option>z</select>
      <input name=fixed readonly value=1> <input name=off disabled> <input type=file name=photo>
      <button name=act value=save>Save</button>
    </form>
    """

  private func fill(_ json: String) throws -> HTMLForm {
    let form = try form(html)
    try form.apply(try Answers(json: Array(json.utf8), file: "in.json"))
    return form
  }

  private func complaint(_ json: String) throws -> String? {
    do {
      _ = try fill(json)
      return nil
    } catch let error as AnswersError {
      return error.message
    }
  }

  @Test("Each kind of field takes its answer; what is absent is kept")
  func kinds() throws {
    let form = try fill(
      """
      {"who": "Ada", "alias": ["one", "two"], "news": "yes", "tag": ["a"], "rails": ["0", "1"],
       "size": "m", "many": ["z", "x"]}
      """)
    #expect(
      form.tree.entryList().urlEncoded
        == "token=page&who=Ada&alias=one&alias=two&news=yes&tag=a&rails=0&rails=1&size=m"
        + "&land=de&many=x&many=z&fixed=1&photo=")
    #expect(form["Who"]?.isEdited == true)
  }

  @Test("Null and an empty list clear; a list goes back to its placeholder")
  func clearing() throws {
    let form = try fill(
      "{\"who\": null, \"alias\": [], \"tag\": [], \"size\": null, \"land\": null, \"many\": null}")
    #expect(
      form.tree.entryList().urlEncoded
        == "token=page&who=&alias=&alias=&rails=0&land=&fixed=1&photo=")
  }

  @Test("What a filling gave can be read again")
  func roundTrip() throws {
    let first = try fill("{\"who\": \"Ada\", \"tag\": \"a\", \"size\": \"m\"}")
    let button = try #require(first.tree.elements.last?.id)
    let written = first.tree.entryList(submitter: button)
    let second = try fill(written.json())
    #expect(second.tree.entryList(submitter: button) == written)
  }

  @Test(
    "A complaint names the file, the field and the mend, and changes nothing",
    arguments: [
      (
        "{\"whom\": \"x\"}",
        "in.json: the form has no field “whom”; its fields are “who”, “alias”, “news”, “tag”, "
          + "“rails”, “size”, “land”, “many”, “fixed” and “photo”"
      ),
      ("{\"size\": \"xl\"}", "in.json: “size” has no option “xl”; write “s” or “m”"),
      ("{\"land\": \"fr\"}", "in.json: “land” has no option “fr”; write “” or “de”"),
      ("{\"news\": \"on\"}", "in.json: “news” has no option “on”; write “yes”"),
      ("{\"many\": [\"x\", \"q\"]}", "in.json: “many” has no option “q”; write “x”, “y” or “z”"),
      (
        "{\"size\": [\"s\", \"m\"]}",
        "in.json: there are more answers to “size” than the form takes; write 1"
      ),
      (
        "{\"alias\": [\"1\", \"2\", \"3\"]}",
        "in.json: there are more answers to “alias” than the form takes; write 2"
      ),
      ("{\"fixed\": \"2\"}", "in.json: “fixed” cannot be changed in this form; leave it out"),
      ("{\"off\": \"2\"}", "in.json: “off” cannot be changed in this form; leave it out"),
      (
        "{\"who\": 7}",
        "in.json:1: the answer to “who” is a number; write a text in quotation marks, "
          + "a list of texts, or null to clear it"
      ),
      (
        "{\"news\": true}",
        "in.json:1: the answer to “news” is true, which is no text; "
          + "write what the check box sends, such as \"on\", or null to clear it"
      ),
      (
        "{\"who\": {\"a\": 1}}",
        "in.json:1: the answer to “who” is neither a text nor a list of texts; "
          + "write a text in quotation marks, a list of texts, or null to clear it"
      ),
      ("[\"who\"]", "in.json: this is not one JSON object; write {\"name\": \"text\"}"),
      (
        "{\"who\": }",
        "in.json:1: this is not JSON: write a value; a text stands in quotation marks"
      ),
      (
        "{\n\"who\": \"a\",\n\"news\": null,\n\"who\": \"b\"}",
        "in.json:4: “who” is answered twice; keep one, or write a list of texts"
      ),
    ])
  func complaints(json: String, message: String) throws {
    #expect(try complaint(json) == message)
  }

  @Test(
    "A slider takes a number that it can hold, and nothing else in its place",
    arguments: [
      ("abc", "in.json: “v” cannot be “abc”; write a number from 0 to 10"),
      ("20", "in.json: “v” cannot be “20”; write a number from 0 to 10, such as 10"),
      ("7", "in.json: “v” cannot be “7”; write a number from 0 to 10, such as 8"),
      ("8.0", nil), ("", nil),
    ])
  func sliders(answer: String, message: String?) throws {
    let form = try form("<form><input type=range name=v max=10 step=2 value=6></form>")
    do {
      try form.apply(Answers(["v": [answer]], file: "in.json"))
      #expect(message == nil)
    } catch {
      #expect(error.message == message)
    }
  }

  @Test("A date, a time or a colour is taken as a person types it")
  func typed() throws {
    let form = try form(
      """
      <form lang=en><input type=color name=c><input type=date name=d><input type=time name=t>
      <input type=date name=x></form>
      """)
    try form.apply(
      Answers(["c": ["royal blue"], "d": ["3 May 2027"], "t": ["2:30 pm"], "x": ["some day"]]))
    #expect(form.tree.elements.map(\.value.text) == ["#4169e1", "2027-05-03", "14:30", "some day"])
    #expect(form.tree.validate().map(\.element.key) == ["x"])
  }

  @Test("A list without options takes no answer")
  func nothingToChoose() throws {
    let form = try form("<form><select name=s></select></form>")
    let error = #expect(throws: AnswersError.self) {
      try form.apply(Answers(["s": ["5"]], file: "in.json"))
    }
    #expect(error?.message == "in.json: “s” has nothing to choose from; leave it out")
  }

  @Test("Either all answers are taken or none")
  func allOrNone() throws {
    let form = try form(html)
    let before = form.tree.elements
    #expect(throws: AnswersError.self) {
      try form.apply(Answers(["who": ["Ada"], "zzz": ["x"]]))
    }
    #expect(form.tree.elements == before)
  }

  @Test("A file that is not there is told as such")
  func missingFile() {
    #expect(throws: AnswersError.unreadable(.missing(file: "/no/such.json"))) {
      try Answers.read(path: "/no/such.json")
    }
  }
}

@Suite("Answers as a form gives them")
@MainActor
struct WritingAnswersTests {
  @Test("JSON keeps the order of the form, with lists where a name can come again")
  func json() throws {
    let form = try form(
      """
      <form><input name=z value='say "a\\b"&#9;&#x1b;é'><input type=password name=p value=secret>
      <select multiple name=m><option>x</select><input type=checkbox name=c>
      <input name=d value=1><input name=d value=2></form>
      """)
    let list = form.tree.entryList()
    #expect(
      list.json() == """
        {
          "z": "say \\"a\\\\b\\"\\t\\u001bé",
          "p": "secret",
          "m": [],
          "d": ["1", "2"]
        }
        """)
    #expect(list.json(withheld: true).contains("\"p\": null"))
    #expect(!list.json(withheld: true).contains("secret"))
    #expect(try page("<form><input></form>").form().tree.entryList().json() == "{}")
  }

  @Test("What reorders or hides text stands in JSON as an escape, and is read as it was")
  func hiddenText() throws {
    let value = "a\u{202E}b\u{2066}\u{200F}c\u{FFF9}\u{E0041}👍"
    let json = try form("<form><input name=z value='\(value)'></form>").tree.entryList().json()
    #expect(
      json == """
        {
          "z": "a\\u202eb\\u2066\\u200fc\\ufff9\\udb40\\udc41👍"
        }
        """)
    let read = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(read == ["z": value])
  }

  @Test("URL encoding is what a browser sends")
  func urlEncoded() throws {
    let form = try form(
      """
      <form><input name="a b" value="*-._ ~+&amp;=é€"><textarea name=t>x\ny</textarea>
      <input type=email name=e value="a@b.c"></form>
      """)
    #expect(
      form.tree.entryList().urlEncoded
        == "a+b=*-._+%7E%2B%26%3D%C3%A9%E2%82%AC&t=x%0D%0Ay&e=a%40b.c")
  }
}

@Suite("JSON that is none")
struct BrokenJSONTests {
  @Test(
    "What is wrong is told with its line",
    arguments: [
      ("{\n\"a\" \"b\"}", 2, "write a colon after a name"),
      ("{\"a\": \"b\"\n\"c\": \"d\"}", 2, "write a comma between members, and } at the end"),
      ("{\"a\": \"b\",\n}", 1, "a comma stands before the end: leave it out"),
      ("{a: \"b\"}", 1, "write a name in quotation marks"),
      ("{\n\n\"a\": b}", 3, "write a value; a text stands in quotation marks"),
      ("{\"a\": 01}", 1, "write a comma between members, and } at the end"),
      ("{\"a\": [\"b\" \"c\"]}", 1, "write a comma between values, and ] at the end"),
      ("{\n\"a\": \"b", 2, "end the text with a quotation mark"),
      ("{\"a\": \"b\nc\"}", 1, "end the text with a quotation mark before the line ends"),
      ("{\"a\": \"C:\\dir\"}", 1, "write two backslashes where one is meant"),
      ("{\"a\": \"\\u12g4\"}", 1, "write four digits after \\u"),
      ("{}\n{}", 2, "leave out what stands after its end"),
      ("", 1, "write a value; a text stands in quotation marks"),
      ("{", 1, "write a name in quotation marks"),
    ])
  func places(json: String, line: Int, problem: String) {
    let error = #expect(throws: AnswersError.self) {
      try Answers(json: Array(json.utf8), file: "in.json")
    }
    #expect(error?.message == "in.json:\(line): this is not JSON: \(problem)")
  }

  @Test("Everything that JSON allows is read")
  func allowed() throws {
    let json =
      "\u{FEFF} { \"a\" : \"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00\\ud800x\" ,\r\n"
      + "\"b\":[ ],\"c\":[\"x\" , \"y\"],\"\":null } \n"
    let answers = try Answers(json: Array(json.utf8), file: "in.json")
    #expect(
      answers.values == [
        "a": ["\"\\/\u{8}\u{C}\n\r\té😀\u{FFFD}x"], "b": [], "c": ["x", "y"], "": [],
      ])
  }

  @Test("However deep it is, and whatever its bytes are, it is only refused")
  func refused() {
    let deep = Array(String(repeating: "[", count: 1_000_000).utf8)
    for bytes in [deep, Array("{\"a\": ".utf8) + deep, [0xFF], [0x7B, 0x22, 0xC3]] {
      #expect(throws: AnswersError.self) { try Answers(json: bytes, file: "in.json") }
    }
    let kinds = ["{\"b\": [{}, [1e5, true]]}", "[[], {\"a\": {}}]", "7"]
    let messages = kinds.map { kind in
      #expect(throws: AnswersError.self) {
        try Answers(json: Array("{\"a\": \(kind)}".utf8), file: "in.json")
      }?.message
    }
    #expect(messages.allSatisfy { $0?.hasPrefix("in.json:1: the answer to “a” is") == true })
  }
}
