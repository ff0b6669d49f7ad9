import Foundation

/// A text in a file that nobody else may read, for as long as an editor has it.
final class EditedFile {
  /// Where it is.
  let path: String
  private let folder: String

  /// Writes a text, with the final line break that editors expect.
  ///
  /// - Throws: ``EditingFailure`` if it cannot be written.
  init(
    _ text: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(EditingFailure) {
    // The person's own folder in memory, where the system has one.
    var parents = ["XDG_RUNTIME_DIR", "TMPDIR"].compactMap { environment[$0] } + ["/tmp"]
    parents.removeAll { !$0.hasPrefix("/") }
    var made: String?
    for parent in parents where made == nil { made = Self.folder(in: parent) }
    guard let made else { throw .system(errno) }
    folder = made
    path = folder + "/text.txt"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let failure = EditingFailure.system(errno)
      remove()
      throw failure
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data((text + "\n").utf8))
      try file.close()
    } catch {
      remove()
      throw .noFile(reason: error.localizedDescription)
    }
  }

  deinit { remove() }

  /// Makes a folder with the mode 0700 in another one; `nil` where that cannot be.
  private static func folder(in parent: String) -> String? {
    var template = Array((parent + "/aloud-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// What the file holds now, without its final line break.
  ///
  /// - Throws: ``EditingFailure`` if it cannot be read, or is too long.
  func text() throws(EditingFailure) -> String {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      data = try file.read(upToCount: KeyDecoder.pasteLimit + 2) ?? Data()
    } catch {
      throw .noFile(reason: error.localizedDescription)
    }
    guard data.count <= KeyDecoder.pasteLimit + 1 else { throw .tooLong }
    var text = String(decoding: data, as: UTF8.self)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    // CR LF is one character.
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }

  /// Removes the file, and what an editor put beside it.
  private func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

extension EditingFailure {
  fileprivate static func system(_ number: Int32) -> EditingFailure {
    .noFile(reason: String(cString: strerror(number)))
  }
}
