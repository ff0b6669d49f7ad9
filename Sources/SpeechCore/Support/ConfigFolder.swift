import Foundation

/// Where a person's own settings stand, by the XDG Base Directory Specification.
package enum ConfigFolder {
  /// The program's folder: `$XDG_CONFIG_HOME/aloud`, else `~/.config/aloud`.
  ///
  /// A relative `XDG_CONFIG_HOME` is ignored, as the specification asks.
  ///
  /// - Parameter environment: The variables that may tell it.
  package static func path(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let told = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (told ?? "\(environment["HOME"] ?? NSHomeDirectory())/.config") + "/aloud"
  }
}
