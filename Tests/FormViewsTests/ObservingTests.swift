import FocusCore
import Observation
import Testing

@testable import FormViews

@Suite("Registrations with observable objects")
struct ObservingTests {
  @Observable
  final class Model {
    var title = "Same"
    var count = 0
  }

  /// What a registration holds on to.
  final class Token: Sendable {}

  @Test("A registration that is taken back leaves nothing with the object")
  func nothingIsLeft() {
    let model = Model()
    let observing = Observing()
    weak var last: Token?
    for _ in 0..<3 {
      let token = Token()
      last = token
      observing.track {
        _ = model.title
      } onChange: {
        _ = token
      }
      observing.cancel()
    }
    #expect(last == nil)
    #expect(model.title == "Same")
  }

  @Test("A change is told once, and not after the registration was taken back")
  func told() {
    let model = Model()
    let observing = Observing()
    let changes = Guarded(0)
    let track = {
      observing.track {
        _ = model.count
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    track()
    model.count += 1
    model.count += 1
    #expect(changes.withLock { $0 } == 1)
    observing.cancel()
    track()
    observing.cancel()
    model.count += 1
    #expect(changes.withLock { $0 } == 1)
  }

  @Test("What is read again and again is registered once")
  func readAgain() {
    let model = Model()
    let observing = Observing()
    let changes = Guarded(0)
    for _ in 0..<100 {
      observing.cancel()
      observing.track {
        _ = model.title
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    model.title = "Another"
    #expect(changes.withLock { $0 } == 1)
  }
}
