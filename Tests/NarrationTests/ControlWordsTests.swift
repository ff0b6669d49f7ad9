import FormCore
import FormRuntime
import Foundation
import Narration
import Testing

/// What is heard of the controls that HTML has beside texts, boxes and lists.
@MainActor
@Suite struct ControlWordsTests {
  private func at(
    _ controls: String, _ verbosity: Verbosity = .normal, asksForLines: Bool = false
  ) throws -> Listener {
    try Listener.at(controls, verbosity, asksForLines: asksForLines)
  }

  // MARK: Sliders

  @Test func `A slider tells its ends on arriving, then only its value`() throws {
    let listener = try at("<label>Volume <input type=range step=10></label>")
    #expect(listener.heard() == ["Volume, slider, 50, from 0 to 100, 1 of 1, Return: next"])
    listener.press(.up, .pageDown, .home, .down, .end, .up)
    #expect(listener.heard() == ["60", "50", "0", "minimum, 0", "100", "maximum, 100"])
    #expect(
      try at("<label>Volume <input type=range></label>", .brief).heard() == ["Volume, slider, 50"])
  }

  @Test func `Digits are heard until they are a number within the range`() throws {
    let listener = try at("<label>Volume <input type=range min=20 max=90 step=5></label>")
    listener.forget()
    listener.type("77")
    listener.type("7")
    #expect(listener.heard() == ["7", "75", "maximum, 90"])
  }

  @Test func `In lines a slider takes a number, and tells what it makes of it`() throws {
    let listener = try at("<label>Volume <input type=range step=10></label>", asksForLines: true)
    #expect(listener.heard() == ["Volume, slider, 50, from 0 to 100, 1 of 1"])
    listener.answer(.text("70"))
    #expect(listener.heard() == [])
    listener.answer(.text("73"))
    listener.answer(.text(""))
    #expect(listener.heard() == ["70", "50"])
  }

  // MARK: Files

  @Test func `A file is asked for by its path, with the kinds that are taken`() throws {
    #expect(
      try at(
        "<label>Paper <input type=file required accept='.pdf, image/*, image/png,.pdf'></label>"
      ).heard() == [
        "Paper, file edit, blank, required, the path of a file, takes .pdf, images, .png, "
          + "1 of 1, Return: next"
      ])
    #expect(
      try at("<label>Clips <input type=file multiple accept='audio/*,video/*,x/y'></label>").heard()
        == [
          "Clips, files edit, several lines, blank, a path on each line, "
            + "takes sound files, videos, x/y, 1 of 1, Return: new line"
        ])
  }

  @Test func `What is wrong with a file is said with its path`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/aloud-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = FileManager.default.createFile(atPath: folder + "/a.txt", contents: nil)
    _ = FileManager.default.createFile(atPath: folder + "/a.pdf", contents: nil)
    for (path, words) in [
      ("", "Name a file."), (folder + "/b", "There is no file \(folder)/b."),
      (folder, "\(folder) is a folder; name a file."),
      ("/dev/null", "/dev/null is no file that can be sent; name another one."),
      (folder + "/a.txt", "Choose a file of these kinds: .pdf, images."),
    ] {
      let listener = try at(
        "<label>Paper <input type=file required accept='.pdf,image/*'></label>")
      if !path.isEmpty { listener.paste("'\(path)' ") }
      listener.forget()
      listener.ask(.return)
      let error = listener.told().flatMap(\.parts).first { $0.kind == .error }
      #expect(error?.text.string == "Error 1 of 1: \(words)")
      listener.press(.control("u"))
      listener.paste(folder + "/a.pdf")
      listener.forget()
      listener.press(.tab)
      #expect(listener.heard().first == "Paper, valid, no problems left")
    }
  }

  @Test func `Of several files the one that is wrong is named`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/aloud-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["a.pdf", "b.txt"] {
      _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil)
    }
    let listener = try at("<label>Papers <input type=file multiple accept=.pdf></label>")
    listener.paste("\(folder)/a.pdf\n\(folder)/b.txt")
    listener.forget()
    listener.ask(.return)
    let error = listener.told().flatMap(\.parts).first { $0.kind == .error }
    #expect(
      error?.text.string
        == "Error 1 of 1: \(folder)/b.txt is of another kind; choose files of these kinds: .pdf.")
  }

  // MARK: Buttons

  @Test func `A button that lives by a script says so, and is not said to be pressed`() throws {
    let listener = try at("<button type=button>Show more</button>")
    #expect(listener.heard() == ["Show more, button, works by a script"])
    listener.press(.return)
    listener.press(Key(.character(" ")))
    let words = "This button works by a script, which does not run here"
    #expect(listener.heard() == [words, words])
  }

  @Test func `A button with a picture is called by its words`() throws {
    let listener = try at("<label>Q <input></label><input type=image alt='Find it'>")
    listener.press(.tab)
    #expect(listener.heard().last == "Find it, button")
    listener.press(.return)
    #expect(listener.heard() == ["Submitted: Test"])
  }

  // MARK: Values of the page

  @Test func `A value of the page is heard between the fields, with what it is`() throws {
    let listener = try at(
      """
      <label>Disk used <meter value=6 max=10></meter></label>
      <label>Total <output>12 euros</output></label> <progress></progress>
      <output aria-label=Sum></output><label>Name <input></label>
      """)
    let told = listener.told()
    #expect(
      told.map(\.text) == [
        "Disk used, meter, 60 percent, Total, output, 12 euros, progress, unknown, "
          + "Sum, output, blank, Name, edit, blank, 1 of 1, Return: next"
      ])
    #expect(told[0].outline.prefix(3) == ["text: Disk used", "text: meter", "text: 60 percent"])
  }

  @Test func `What a value is is said in the program's language, and its words in the page's`()
    throws
  {
    let listener = try Listener(
      "<html lang=de><form aria-label=A><progress aria-label=Stand value=1>fertig</progress><input>"
    )
    listener.ask("t")
    let parts = listener.told().last?.parts
    #expect(parts?.map(\.text.string) == ["Stand", "progress", "fertig"])
    #expect(parts?.map(\.language) == ["de", "en", "de"])
  }

  // MARK: Suggestions

  private let tea = """
    <label>Tea <input list=teas></label><datalist id=teas><option>Assam
    <option value=EG>Earl Grey</option><option>Lady Grey</datalist>
    """

  @Test func `Suggestions are counted on arriving, and said with their place`() throws {
    let listener = try at(tea)
    #expect(listener.heard() == ["Tea, edit, blank, 3 suggestions, 1 of 1, Return: next"])
    listener.press(.down, .down, .up, .up, .up)
    #expect(
      listener.heard() == [
        "Assam, 1 of 3", "EG, Earl Grey, 2 of 3", "Assam, 1 of 3", "blank", "start",
      ]
    )
    listener.type("ss")
    listener.press(.down, .down)
    listener.forget()
    listener.type("x")
    listener.press(.down)
    #expect(listener.heard() == ["x", "No suggestion has Assamx"])
  }

  @Test func `In brief a suggestion says itself; in full the key is told`() throws {
    let brief = try at(tea, .brief)
    #expect(brief.heard() == ["Tea, edit, blank"])
    brief.press(.down)
    #expect(brief.heard() == ["Assam"])
    #expect(
      try at(tea, .full).heard() == [
        "Tea, edit, blank, 3 suggestions, Down goes through them, 1 of 1, Return: next"
      ])
    #expect(
      try at(
        "<label>N <input type=number list=n></label><datalist id=n><option>7</datalist>", .full
      ).heard() == [
        "N, number edit, blank, 1 suggestion, Alt Down puts it in, 1 of 1, Return: next, "
          + "Up, Down: change it"
      ])
  }

  @Test func `In lines suggestions are read to who asks`() throws {
    let listener = try at(tea, asksForLines: true)
    #expect(
      listener.heard() == ["Tea, edit, blank, 3 suggestions, question mark reads them, 1 of 1"])
    listener.ask("f")
    #expect(
      listener.told().first?.outline.filter { $0.hasPrefix("description: suggestion") } == [
        "description: suggestion Assam", "description: suggestion EG, Earl Grey",
        "description: suggestion Lady Grey",
      ])
  }

  // MARK: Groups of options

  private let fruit = """
    <label>Fruit <select><option>Apple<optgroup label=Citrus><option>Orange<option>Lemon
    </optgroup><optgroup label=Gone disabled><option>Sloe</optgroup></select></label>
    """

  @Test func `The group of an option is said when it is entered`() throws {
    let listener = try at(fruit)
    listener.forget()
    listener.press(.down, .down, .down, .up, .up, .down)
    #expect(
      listener.heard() == [
        "Citrus, group, Orange, 2 of 4", "Lemon, 3 of 4", "end",
        "Orange, 2 of 4", "Apple, 1 of 4", "Citrus, group, Orange, 2 of 4",
      ])
    listener.press(Key(.tab), Key(.tab, .shift))
    #expect(
      listener.heard().last == "Fruit, combo box, Citrus, group, Orange, option 2 of 4, 1 of 1")
  }

  @Test func `In lines groups stand before their options`() throws {
    #expect(
      try at(fruit, asksForLines: true).heard() == [
        "Fruit, combo box, Apple, 1 Apple, Citrus, group, 2 Orange, 3 Lemon, Gone, group, 4 Sloe, "
          + "unavailable, "
          + "1 of 1"
      ])
  }

  @Test func `A list of which one is chosen says what is not`() throws {
    let listener = try at("<label>Fruit <select size=3><option>Apple<option></select></label>")
    #expect(
      listener.heard() == [
        "Fruit, list, Apple, not selected, option 1 of 2, 1 of 1, Return: next"
      ])
    listener.press(.down, .down, .down)
    listener.press(Key(.character(" ")))
    #expect(
      listener.heard() == ["Apple, 1 of 2", "blank, 2 of 2", "end", "selected"])
  }

  // MARK: What lives by a script

  @Test func `What lives by a script is announced as what it is, and counted`() throws {
    let listener = try Listener(
      """
      <form aria-label=Test><div role=switch aria-checked=true>Dark mode</div>
      <div role=checkbox aria-checked=mixed>All</div>
      <div role=slider aria-label=Size aria-valuenow=3 aria-valuetext=Medium></div>
      <div role=combobox aria-label=Fruit>Apple</div><div role=combobox aria-label=Town></div>
      <div role=radiogroup aria-label=Way><span role=radio>Bus</span>
      <span role=radio aria-checked=true>Train</span></div>
      <label>Name <input></label></form>
      """)
    for _ in 0..<6 { listener.press(.tab) }
    #expect(
      listener.heard() == [
        "Test, form, 7 fields, 6 cannot be filled here, F1 for help",
        "Dark mode, switch, on, cannot be filled here, 1 of 7, Return: next",
        "All, check box, partly checked, cannot be filled here, 2 of 7",
        "Size, slider, Medium, cannot be filled here, 3 of 7",
        "Fruit, combo box, Apple, cannot be filled here, 4 of 7",
        "Town, combo box, nothing selected, cannot be filled here, 5 of 7",
        "Way, radio buttons, Train, checked, option 2 of 2, cannot be filled here, 6 of 7",
        "Name, edit, blank, 7 of 7, Return: submit",
      ])
    listener.press(Key(.tab, .shift))
    listener.forget()
    listener.press(.down)
    #expect(listener.heard() == ["This cannot be filled here"])
  }

  @Test func `A switch is on or off`() throws {
    let listener = try at("<label>Dark <input type=checkbox role=switch></label>")
    #expect(listener.heard() == ["Dark, switch, off, 1 of 1, Return: next"])
    listener.press(Key(.character(" ")))
    #expect(listener.heard() == ["on"])
    #expect(
      try at("<label>Dark <input type=checkbox role=switch></label>", asksForLines: true).heard()
        == ["Dark, switch, off, on or off, 1 of 1"])
  }
}
