import Foundation

/// A folder for what is measured, gone afterwards.
struct BenchFolder {
  let path: String

  init() throws(BenchError) {
    var template = Array((NSTemporaryDirectory() + "/aloud-bench-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else {
      throw BenchError("\(NSTemporaryDirectory()): no folder can be made there")
    }
    path = String(cString: made)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
