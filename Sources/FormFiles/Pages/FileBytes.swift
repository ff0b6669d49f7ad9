import Foundation

/// Reads whole files, but none that is too large.
enum FileBytes {
  static func read(_ path: String, limit: Int) throws(FormFileError) -> [UInt8] {
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      var bytes: [UInt8] = []
      // A pipe gives less than is asked for.
      while let data = try file.read(upToCount: limit + 1 - bytes.count), !data.isEmpty {
        bytes += data
        if bytes.count > limit { throw FormFileError.tooLarge(file: path) }
      }
      return bytes
    } catch let error as FormFileError {
      throw error
    } catch {
      throw reason(for: error as NSError, path)
    }
  }

  private static func reason(for error: NSError, _ path: String) -> FormFileError {
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
    let code = [error, cause].compactMap { $0 }.first { $0.domain == NSPOSIXErrorDomain }
      .map { POSIXError.Code(rawValue: Int32($0.code)) }
    switch code {
    case .ENOENT, .ENOTDIR: return .missing(file: path)
    case .EACCES, .EPERM: return .forbidden(file: path)
    case .EISDIR: return .folder(file: path)
    default: return .unreadable(file: path, reason: error.localizedDescription)
    }
  }
}
