/// A program whose form is written as views.
///
/// `import AloudCommands` gives it a `main()` that runs the form in the terminal, with all options
/// of `aloud fill`.
@MainActor @preconcurrency
public protocol App {
  /// What the program consists of.
  associatedtype Body: Scene

  /// What the program consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the program.
  @MainActor @preconcurrency init()
}

/// A part of a program that stands for itself: here, a form.
@MainActor @preconcurrency
public protocol Scene {
  /// What the scene consists of.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A form of a view.
public struct WindowGroup<Content> {
  /// What the form is called, where its program says so.
  package let title: String?
  /// The view.
  package let content: Content
}

extension WindowGroup where Content: View {
  /// A form of what a closure lists.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, content: content())
  }

  /// A form of what a closure lists, with a name.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(title: String(title), content: content())
  }

  /// A form of what a closure lists, with a name.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: title.string, content: content())
  }
}

extension WindowGroup: Scene where Content: View {
  /// A scene of its own.
  public typealias Body = Never

  /// There is none.
  public var body: Never { fatalError("a window has no scenes in it") }
}

/// A scene that has a view.
@MainActor
package protocol ViewScene {
  /// The form of the view.
  func form() -> ViewForm
}

extension WindowGroup: ViewScene where Content: View {
  package func form() -> ViewForm { ViewForm(content, name: title) }
}

extension Scene {
  /// The form of the first view in it.
  package var form: ViewForm? {
    if let scene = self as? any ViewScene { return scene.form() }
    return Body.self == Never.self ? nil : body.form
  }
}

/// Makes one scene of the scenes that a closure lists; there can be one.
@resultBuilder
public enum SceneBuilder {
  /// One scene stands for itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
