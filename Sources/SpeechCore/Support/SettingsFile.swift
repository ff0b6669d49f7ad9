import PlainJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A small file of the person's own, read so that no file can hang or flood the program.
package enum SettingsFile {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = 1 << 20

  /// Why a file was not read.
  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case missing
    case folder
    /// A device, a pipe or a socket.
    case special
    case tooLarge
    /// Nothing but white space stands in it.
    case empty
    /// The system would not read it; the reason is in its words.
    case unreadable(String)
    case syntax(JSONSyntaxError)

    /// What is wrong, and how to mend it.
    package var description: String {
      switch self {
      case .missing: "there is no such file: check the path"
      case .folder: "this is a folder: name a file in it"
      case .special: "this is a pipe or a device: name a file"
      case .tooLarge: "this is larger than 1 MiB: name a smaller file"
      case .empty: "nothing stands in this file: write one object, such as {}"
      case .unreadable(let reason): "it cannot be read (\(reason)): allow yourself to read it"
      case .syntax(let error): error.description
      }
    }
  }

  /// Reads a file as JSON.
  package static func json(at path: String) throws(Failure) -> JSONValue {
    let bytes = try bytes(at: path)
    if isBlank(bytes) { throw .empty }
    do throws(JSONSyntaxError) {
      return try JSONValue(parsing: bytes)
    } catch {
      throw .syntax(error)
    }
  }

  /// Whether nothing but white space stands in a file: so a shell leaves one that it is to write to.
  package static func isBlank(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Reads a file of at most `sizeLimit` bytes.
  package static func bytes(at path: String) throws(Failure) -> [UInt8] {
    // To open a pipe without a writer would wait for one.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .systemError(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .systemError(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .special
    }
    let contents: [UInt8]
    do throws(SystemError) {
      contents = try FileContents.bytes(from: descriptor, limit: sizeLimit)
    } catch {
      throw .systemError(error.code)
    }
    guard contents.count <= sizeLimit else { throw .tooLarge }
    return contents
  }
}

extension SettingsFile.Failure {
  fileprivate static func systemError(_ code: Int32) -> Self {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case ENXIO: .special  // a socket
    default: .unreadable(String(cString: strerror(code)))
    }
  }
}
