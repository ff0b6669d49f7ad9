import Foundation

/// What stands behind a descriptor.
enum FileContents {
  /// Reads to the end, or until there is more than a limit, in bytes.
  ///
  /// No size is asked for: a file of the system's may be longer than it says.
  static func bytes(
    from descriptor: Int32, limit: Int = .max
  ) throws(SystemError) -> [UInt8] {
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while contents.count <= limit {
      let count = try SystemError.checked { read(descriptor, &chunk, chunk.count) }
      if count == 0 { break }
      contents += chunk[..<count]
    }
    return contents
  }
}
