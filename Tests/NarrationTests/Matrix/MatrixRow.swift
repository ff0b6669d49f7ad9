import FormCore
import FormFiles
import FormViews
import Narration
import SpeechCore
import Testing

/// A control and what is done at it, with what that is to convey, as ARIA-AT ranks it.
struct MatrixRow: Sendable, CustomTestStringConvertible {
  /// The control, and what happens.
  let title: String
  /// The event, as the transcript names it; the last one of that name is meant.
  let event: String
  /// Where it happens: in a page, in a form that is written in Swift, or in both.
  let sources: [@MainActor @Sendable () throws -> any FormSource]
  /// What the person does in the form that has opened.
  let act: @MainActor @Sendable (Listener) -> Void
  /// What is conveyed in every verbosity.
  let must: [Meaning]
  /// What is conveyed in normal and in full.
  var should: [Meaning] = []
  /// What may be conveyed, and from which verbosity on it is; `nil` where it never is.
  var may: [(meaning: Meaning, from: Verbosity?)] = []

  var testDescription: String { title }

  /// What is heard of it in each of its forms.
  @MainActor
  func told(_ verbosity: Verbosity) throws -> [Announcement?] {
    try sources.map { source in
      let listener = try Listener(of: try source(), verbosity)
      act(listener)
      return listener.told().last { $0.event == event }
    }
  }
}

extension MatrixRow {
  /// At a control of a page.
  static func page(_ controls: String) -> @MainActor @Sendable () throws -> any FormSource {
    {
      let page = "<form aria-label=Test>\(controls)<button>Send</button></form>"
      return try HTMLPage(bytes: Array(page.utf8), file: "page.html").form()
    }
  }

  /// At a control of a form that is written in Swift.
  static func view(
    _ content: @escaping @MainActor @Sendable () -> some View
  ) -> @MainActor @Sendable () throws -> any FormSource {
    { ViewForm(SwiftForm(content: content)) }
  }
}

/// A form with a button, as the page's.
private struct SwiftForm<Content: View>: View {
  let content: @MainActor @Sendable () -> Content

  var body: some View {
    Form {
      content()
      Button("Send") {}.submitsForm()
    }
  }
}
