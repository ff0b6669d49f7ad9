import Foundation

/// Why a path is no answer where a file is asked for.
public enum FileProblem: Hashable, Sendable {
  /// There is nothing of that name.
  case missing(String)
  /// It is a folder.
  case folder(String)
  /// It is neither a file nor a folder, such as a device.
  case irregular(String)
  /// The person may not read it.
  case unreadable(String)
  /// It is a file of a kind that is not asked for.
  case otherKind(String)

  /// The flag that stands for it.
  ///
  /// HTML has none, as a browser lets nobody name such a file: what cannot be read as a file is bad
  /// input, and a file of another kind is of another type.
  public var validity: ValidityState {
    switch self {
    case .missing, .folder, .irregular, .unreadable: .badInput
    case .otherKind: .typeMismatch
    }
  }

  /// Looks at what the file system knows of a path; what is in the file is nobody's business.
  init?(at path: String, _ kinds: [FileKind]) {
    var status = stat()
    // The system would read no further than a NUL.
    guard !path.utf8.contains(0), stat(path, &status) == 0 else {
      self = errno == EACCES ? .unreadable(path) : .missing(path)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR:
      self = .folder(path)
      return
    default:
      self = .irregular(path)
      return
    }
    if access(path, R_OK) != 0 {
      self = .unreadable(path)
    } else if !kinds.isEmpty, !kinds.contains(where: { $0.takes(path) }) {
      self = .otherKind(path)
    } else {
      return nil
    }
  }
}

extension FormElement {
  /// The paths that a field for files holds, as the file system has them.
  public var filePaths: [String] {
    guard inputType == .file, let text = value.text else { return [] }
    let lines = constraints.acceptsSeveral ? text.split(separator: "\n").map(String.init) : [text]
    return lines.map(FilePath.resolved).filter { !$0.isEmpty }
  }

  /// What is wrong with the first of its files that is no answer.
  var fileProblem: FileProblem? {
    filePaths.lazy.compactMap { FileProblem(at: $0, constraints.fileKinds) }.first
  }
}
