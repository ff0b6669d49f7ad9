import FormCore
import FormViews
import Testing

/// When what a line leads to is begun to be said.
@MainActor
@Suite struct HeldLinesTests {
  private let fields = "<label>Name <input name=n></label><label>City <input name=c></label>"

  /// Sends lines; tells for each event whether speech was held when it came.
  private func held(_ sender: Sender, _ lines: String...) async throws -> [Bool] {
    var held: [Bool] = []
    let tell = sender.session.onEvent
    sender.session.onEvent = { [queue = sender.queue] event, input in
      held.append(queue.isPaused)
      tell?(event, input)
    }
    try sender.type(lines)
    _ = try await sender.send()
    return held
  }

  @Test func `Nothing is begun before a line from a pipe is obeyed, and all of it then`()
    async throws
  {
    let sender = try Sender(page: fields)
    let held = try await held(sender, "Anna", "Oslo")
    #expect(held.count >= 4 && held.allSatisfy { $0 })
    #expect(!sender.queue.isPaused)
    #expect(sender.sent == ["n": "Anna", "c": "Oslo"])
  }

  @Test func `A line that is refused holds nothing back`() async throws {
    let sender = try Sender(page: "<label>News <input type=checkbox name=n></label>")
    let held = try await held(sender, "perhaps")
    #expect(held.allSatisfy { $0 })
    #expect(!sender.queue.isPaused)
  }

  @Test func `Whoever types hears at once`() async throws {
    let sender = try Sender(page: fields, isPerson: true)
    #expect(try await held(sender, "Anna", "Oslo").allSatisfy { !$0 })
  }

  private struct Talking: View {
    let gate: Gate
    @State private var name = ""
    @Environment(\.submitForm) private var submitForm

    var body: some View {
      TextField("Name", text: $name)
        .task {
          await gate.pass()
          submitForm()
        }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `While a line is waited for, what the program does is heard`() async throws {
    let gate = Gate()
    let sender = try Sender(Talking(gate: gate))
    var wasHeld: Bool?
    let tell = sender.session.onEvent
    sender.session.onEvent = { [queue = sender.queue] event, input in
      if event == .submitted { wasHeld = queue.isPaused }
      if case .focused = event { gate.open() }
      tell?(event, input)
    }
    _ = try await sender.sendAndWait()
    #expect(wasHeld == false)
  }
}
