import Foundation

/// An error of the operating system.
package struct SystemError: Error {
  package let code: Int32

  /// What it means, in the system's words.
  package var reason: String { String(cString: strerror(code)) }

  /// Calls the system, again where a signal came between, and throws where it returns less than 0.
  package static func checked<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }
}
