import Aloud

/// What it takes to remember what was said.
struct HistoryRun {
  /// So many announcements are kept, in a narrator's history and in an array.
  static let count = 10_000

  /// The megabytes that a narrator's history grew by.
  var history: Double
  /// The megabytes that an array of the same kind of announcements grew by.
  var array: Double

  /// Measures in a process of its own: nothing else is in its memory that could grow or shrink.
  init() throws {
    let figures = try BenchProcess.figures(of: ["--history"], count: 2)
    (history, array) = (figures[0], figures[1])
  }

  /// Listens in this process, and prints what that took: megabytes of the history and of an array.
  @MainActor
  static func measureHere() throws {
    let walk = try Walk()
    // Until the form itself grows no further: it keeps what can be undone.
    walk.on { _, _ in }
    var narrator = Narrator(vocabulary: try .english)
    let before = memory
    walk.on { _ = narrator.announcements(for: $0, input: $1) }
    let between = memory
    // A history that is full grows no more, whatever is said.
    var kept: [Announcement] = []
    walk.on { kept += narrator.announcements(for: $0, input: $1) }
    let after = memory
    guard kept.count == count else { throw BenchError("not every field was told") }
    withExtendedLifetime(narrator) { print(between - before, after - between) }
  }

  private static var memory: Double { BenchProcess.privateMemory(of: getpid()) ?? .nan }

  /// Someone who goes round and round a form, and leaves something new in every text field.
  @MainActor
  private final class Walk {
    private let session: FormSession
    private var last: (event: FormEvent, input: Int)?
    private var answers = 0

    init() throws {
      let page = try HTMLPage(bytes: Array(BenchPage.html.utf8), file: "bench.html")
      session = FormSession(source: try page.form())
      session.onEvent = { [unowned self] event, input in
        if case .focused = event { last = (event, input) }
      }
      session.open()
    }

    /// Comes to as many fields as are remembered.
    func on(_ tell: (FormEvent, Int) -> Void) {
      for _ in 0..<HistoryRun.count {
        if case .focused(let report, _)? = last?.event, report.element.role.isTextual {
          answers += 1
          session.handle(.command(.delete(.field, .backward)))
          session.handle(.text("What I say the \(answers)th time"))
        }
        session.handle(.command(.nextStop))
        if let last { tell(last.event, last.input) }
      }
    }
  }
}
