import FormCore
import FormFiles
import Testing

/// Buttons that a page leaves without a name, which browsers name in the person's language.
@MainActor
@Suite struct DefaultNamesTests {
  private func names(_ html: String, _ names: [DefaultName: String]?) throws -> [String] {
    let page = "<html lang=de><form>\(html)</form>"
    let form = try HTMLPage(bytes: Array(page.utf8), file: "a.html").form()
    if let names { form.nameUnnamed(names, language: "de") }
    form.reset()
    return form.tree.elements.map { element in
      let languages = element.nameRuns.map { $0.language ?? "–" }
      return "\(element.name) \((languages.isEmpty ? [element.language ?? "–"] : languages))"
    }
  }

  private static let german: [DefaultName: String] = [
    .submit: "Abschicken", .reset: "Zurücksetzen", .details: "Mehr",
  ]

  @Test(
    arguments: [
      ("<input type=submit>", "Submit", "Abschicken"),
      ("<button></button>", "Submit", "Abschicken"),
      ("<input type=image>", "Submit", "Abschicken"),
      ("<input type=reset>", "Reset", "Zurücksetzen"),
      ("<button type=reset></button>", "Reset", "Zurücksetzen"),
      ("<details>x</details>", "Details", "Mehr"),
    ])
  func `A button without a name is named in the person's language, else in English`(
    _ html: String, _ english: String, _ german: String
  ) throws {
    #expect(try names(html, nil) == ["\(english) [\"en\"]"])
    #expect(try names(html, Self.german) == ["\(german) [\"de\"]"])
  }

  @Test(
    arguments: [
      "<input type=submit value=Submit lang=en>", "<button lang=en>Submit</button>",
      "<input type=image alt=Submit lang=en>",
      "<details><summary lang=en>Details</summary>x</details>",
    ])
  func `A name that the page gives stays, whatever it is`(_ html: String) throws {
    #expect(try names(html, Self.german) == (try names(html, nil)))
  }
}
