import FormCore
import FormRuntime
import FormViews
import Foundation
import Narration
import SpeechCore
import Testing

@testable import TerminalFrontEnd

/// A form written as views, answered line by line.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct ViewLinesTests {
  @MainActor final class Log { var lines: [String] = [] }

  struct Address: View {
    enum Field: Hashable { case country, state, city }
    var log = Log()
    @State private var country = ""
    @State private var state = ""
    @State private var city = ""
    @FocusState private var field: Field?

    var body: some View {
      TextField("Country", text: $country)
        .focused($field, equals: .country)
        .onChange(of: country) { if country == "Malta" { field = .city } }
        .onSubmit { log.lines.append("country") }
      TextField("State", text: $state).focused($field, equals: .state)
      TextField("City", text: $city).focused($field, equals: .city)
        .onSubmit { log.lines.append("saved \(city)") }
    }
  }

  @Test func `A program that moves the focus after an answer decides what is asked next`()
    async throws
  {
    let log = Log()
    let sender = try Sender(Address(log: log))
    #expect(try await sender.send("Malta", "Valletta") != .unfinished)
    #expect(sender.sent == ["Country": "Malta", "State": "", "City": "Valletta"])
    #expect(log.lines == ["saved Valletta"], "Return is pressed in the last field only")
    #expect(
      sender.printed() == [
        "Country (edit): Malta", "City (edit): Valletta",
        "Return pressed", "Submitted: Address",
      ])
  }

  struct Guests: View {
    @State private var names = [""]
    @State private var note = ""
    @FocusState private var guest: Int?

    var body: some View {
      ForEach(names.indices, id: \.self) { index in
        TextField("Guest \(index + 1)", text: $names[index])
          .focused($guest, equals: index)
      }
      Button("Add a guest") {
        names.append("")
        guest = names.count - 1
      }
      TextField("Note", text: $note)
      Button("Forget the note") { note = "" }
    }
  }

  @Test func `Buttons that act are told of by the way, and pressed by an exclamation mark`()
    async throws
  {
    let sender = try Sender(Guests())
    _ = try await sender.send("Ann", "!add", "Bob", "hello", "\\!")
    #expect(sender.sent == ["Guest 1": "Ann", "Guest 2": "Bob", "Note": "hello"])
    #expect(
      sender.printed() == [
        "Guest 1 (edit): Ann",
        "Exclamation mark and a name presses: Add a guest, Forget the note",
        "Note (edit): !add",
        "Guest 2 (edit): Bob",
        "Note (edit): hello",
        "Submitted: Guests",
        // The program has had what it wanted.
        "Line 5 of the input was left over and answers nothing",
      ])
  }

  @Test func `A name that is no button's, or several buttons', is complained of`() async throws {
    let sender = try Sender(Guests(), isPerson: true)
    _ = try await sender.send("Ann", "!send", "!", "!forget", "\\!yes")
    #expect(sender.sent == ["Guest 1": "Ann", "Note": "!yes"])
    let printed = sender.printed()
    #expect(
      printed == [
        // Who types breaks the lines.
        "Guest 1 (edit): Exclamation mark and a name presses: Add a guest, Forget the note",
        "Note (edit): Name a button to press: Add a guest, Forget the note.",
        "Note (edit): ! could be Add a guest, Forget the note.", "Note (edit): pressed",
        "Note (edit): Submitted: Guests",
      ])
    let piped = try Sender(Guests())
    #expect(try await piped.send("Ann", "!send", "hello") == .unfinished)
  }

  struct Volume: View {
    @State private var volume = 0.5
    @State private var count = 1

    var body: some View {
      Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
      Stepper("Count", value: $count, in: 1...9)
    }
  }

  @Test func `A slider takes a number of its range, and nothing else`() async throws {
    let sender = try Sender(Volume())
    _ = try await sender.send("0.6", " 3 ")
    #expect(sender.sent == ["Volume": "0.6", "Count": "3"])
    for line in ["abc", "5"] {
      let wrong = try Sender(Volume())
      #expect(try await wrong.send(line, "3") == .unfinished)
    }
  }

  struct Catalogue: View {
    @State private var query = ""
    @State private var wished = 0
    @FocusState private var isFoundFocused
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("Found \(query)") { wished += 1 }.focused($isFoundFocused)
        Button("Done") { dismiss() }
        Text("Wished: \(wished)")
      }
      .searchable(text: $query)
      .onSubmit(of: .search) { isFoundFocused = true }
    }
  }

  @Test func `Where the program leads to a button, yes presses it`() async throws {
    let sender = try Sender(Catalogue())
    _ = try await sender.send("owl", "yes")
    #expect(sender.sent == ["Search": "owl"])
    let printed = sender.printed()
    #expect(printed.contains("yes to press it"))
    #expect(printed.contains("Wished: 1"))
  }

  @Test func `A button that closes the form ends it`() async throws {
    let sender = try Sender(Catalogue())
    #expect(try await sender.send("!done", "more") == .session(.dismissed))
  }

  struct Signing: View {
    let log: Log
    let gate: Gate
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      TextField("Name", text: $name)
        .onChange(of: name) { log.lines.append(name) }
        .task {
          await gate.pass()
          dismiss()
        }
    }
  }

  @Test func `A form that its program closes while a line is awaited ends at once`() async throws {
    for isPerson in [true, false] {
      let gate = Gate()
      let sender = try Sender(Signing(log: Log(), gate: gate), isPerson: isPerson)
      gate.open()
      #expect(await sender.form.run() == .session(.dismissed))
      #expect(sender.printed() == ["Name (edit): ", "Closed: Signing"])
    }
  }

  struct Mandatory: View {
    @State private var name = ""
    @State private var city = ""
    @Environment(\.submitForm) private var submitForm
    let log: Log

    var body: some View {
      TextField("Name", text: $name)
      TextField("City", text: $city)
        .onSubmit {
          log.lines.append("tried")
          submitForm()
        }
    }
  }

  @Test func `Where Return of the last field submits, that is the submit`() async throws {
    let log = Log()
    let sender = try Sender(Mandatory(log: log))
    _ = try await sender.send("Ann", "Rome")
    #expect(sender.sent == ["Name": "Ann", "City": "Rome"])
    #expect(log.lines == ["tried"])
  }

  struct Entry: View {
    @State private var name = ""
    let log: Log

    var body: some View {
      TextField("Name", text: $name)
      Button("Join") { log.lines.append("joined \(name)") }.submitsForm().disabled(name.isEmpty)
    }
  }

  @Test func `While the button that submits is disabled, nothing is sent past it`() async throws {
    let log = Log()
    let sender = try Sender(Entry(log: log), isPerson: true)
    _ = try await sender.send("", "Ann")
    #expect(sender.sent == ["Name": "Ann"])
    #expect(log.lines == ["joined Ann"])
    #expect(
      sender.printed() == [
        // Who types breaks the lines.
        "Name (edit): Join cannot be pressed now, so nothing is submitted",
        "Name (edit): "
          + "Submitted: Entry",
      ])
    let piped = try Sender(Entry(log: log))
    #expect(try await piped.send("", "Ann") == .unfinished)
  }

  struct Letter: View {
    @State private var subject = ""
    @State private var text = ""
    let log: Log

    var body: some View {
      Button("Send") { log.lines.append("sending \(subject)") }.submitsForm()
      TextField("Subject", text: $subject).required()
      TextField("Text", text: $text)
    }
  }

  @Test func `The button that submits is pressed at the end, and what is invalid is asked again`()
    async throws
  {
    let log = Log()
    let sender = try Sender(Letter(log: log), isPerson: true)
    _ = try await sender.send("", "text", "Hello")
    #expect(sender.sent == ["Subject": "Hello", "Text": "text"])
    #expect(log.lines == ["sending Hello"])
    let piped = try Sender(Letter(log: log))
    #expect(try await piped.send("", "text", "Hello") == .unfinished)
  }
}
