import FormCore
import Foundation

/// Opens an address.
///
/// Call it like a function. What a program does not handle itself is told to the person: nothing is
/// opened behind the back of somebody who fills in a form.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What a program did with an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The program has opened it.
    public static let handled = Result(kind: .handled)
    /// The program does not want it opened.
    public static let discarded = Result(kind: .discarded)
    /// The person is told of it.
    public static let systemAction = Result(kind: .system(nil))

    /// The person is told of another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  fileprivate let handler: @MainActor (URL) -> Result
  fileprivate var tell: @MainActor (URL) -> Void = { _ in }

  /// An action of the program's own.
  @preconcurrency
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address, and says whether that was done.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      tell(other ?? url)
      completion(true)
    }
  }
}

extension EnvironmentValues {
  /// Opens an address; where no program does, the person is told what it is.
  public var openURL: OpenURLAction {
    get {
      var action = form.openURL ?? OpenURLAction { _ in .systemAction }
      action.tell = { [weak graph = form.graph] url in
        graph?.ask { $0.announce(FormMessage(url.absoluteString)) }
      }
      return action
    }
    set { form.openURL = newValue }
  }
}
