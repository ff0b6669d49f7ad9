import FormCore
import FormFiles
import Foundation
import Testing

/// What a page with many fields costs.
@MainActor
@Suite struct LargePageTests {
  private func form(_ count: Int) throws -> HTMLForm {
    let inputs = (0..<count).map { "<label>L\($0) <input name=n\($0)></label>" }.joined()
    return try HTMLPage(bytes: Array("<form>\(inputs)</form>".utf8), file: "large.html").form()
  }

  private func best(_ action: () throws -> Void, before prepare: () -> Void) rethrows -> Duration {
    try (0..<5).map { _ in
      prepare()
      return try ContinuousClock().measure(action)
    }.min() ?? .zero
  }

  /// To copy every field at the first change would take a hundred times as long.
  @Test func `The first answer costs as much on a large page as on a small one`() throws {
    func time(_ count: Int) throws -> Duration {
      let form = try form(count)
      let id = try #require(form.tree.elements.first?.id)
      return best({ form.setValue(.text("a"), of: id) }, before: { form.reset() })
    }
    let (small, large) = (try time(10), try time(2_000))
    #expect(large < small * 8, "\(large) against \(small)")
  }

  /// Eight times the answers, not eight times eight.
  @Test func `Answers to a large page are given in one go`() throws {
    func time(_ count: Int) throws -> Duration {
      let form = try form(count)
      let values = (0..<count).map { ("n\($0)", ["a"]) }
      let answers = Answers(Dictionary(uniqueKeysWithValues: values))
      return try best({ try form.apply(answers) }, before: { form.reset() })
    }
    let (small, large) = (try time(250), try time(2_000))
    #expect(large < small * 24, "\(large) against \(small)")
  }
}
