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

  @Test func `No answer copies the fields of a page, not even the first`() throws {
    let form = try form(9)
    for _ in 0..<2 {
      let place = form.placeInMemory
      for id in form.tree.elements.map(\.id) {
        form.setValue(.text("a"), of: id)
        #expect(form.placeInMemory == place)
      }
      #expect(form.tree.elements.allSatisfy { $0.value == .text("a") })
      form.reset()
    }
  }

  @Test func `Answers to a page are given in one go`() throws {
    let page = CountedForm(try form(9))
    let values = (0..<9).map { ("n\($0)", ["a"]) }
    try page.apply(Answers(Dictionary(uniqueKeysWithValues: values)))
    #expect(page.tree.elements.allSatisfy { $0.value == .text("a") })
    #expect(page.places.count == 9)
    #expect(Set(page.places).count == 1, "each answer copies all fields")
    #expect(page.readsBeforeLastAnswer < 9, "each answer looks at the whole form")
  }
}

/// A form that counts how often it is looked at, and where in memory it was after each answer.
@MainActor
private final class CountedForm: FormSource {
  private let form: HTMLForm
  private var reads = 0
  private(set) var readsBeforeLastAnswer = 0
  private(set) var places: [UInt?] = []
  weak var host: (any FormHost)?

  init(_ form: HTMLForm) { self.form = form }

  var tree: FormTree {
    reads += 1
    return form.tree
  }

  func setValue(_ value: FormValue, of id: ElementID) {
    readsBeforeLastAnswer = reads
    form.setValue(value, of: id)
    places.append(form.placeInMemory)
  }

  func reset() { form.reset() }
  func press(_ id: ElementID) {}
}

extension HTMLForm {
  /// Where its elements are kept: somewhere else once they were copied.
  fileprivate var placeInMemory: UInt? {
    tree.elements.withUnsafeBufferPointer { $0.baseAddress.map { UInt(bitPattern: $0) } }
  }
}
