import FormCore
import Foundation

extension EnvironmentValues {
  /// Whether the view can be used.
  public var isEnabled: Bool {
    get { form.isEnabled }
    set { form.isEnabled = newValue }
  }

  /// Whether the focus stands in the nearest view around that can have it.
  public var isFocused: Bool { form.focusStatus?.isFocused ?? false }

  /// The language and region of the form.
  public var locale: Locale {
    get { form.locale ?? .current }
    set { form.locale = newValue }
  }

  /// Ends the form without submitting it.
  public var dismiss: DismissAction {
    DismissAction { [weak graph = form.graph] in graph?.ask { $0.dismiss() } }
  }

  /// Validates the form, and submits it if it is valid.
  public var submitForm: SubmitFormAction {
    SubmitFormAction { [weak graph = form.graph] in graph?.ask { $0.submit() } }
  }

  /// Gives the focus anew in a scope.
  public var resetFocus: ResetFocusAction {
    ResetFocusAction { [weak graph = form.graph] namespace in
      graph?.perform { graph?.scopes.reset(in: namespace) }
    }
  }
}

/// Ends the form without submitting it.
///
/// Call it like a function.
@MainActor @preconcurrency
public struct DismissAction {
  fileprivate let dismiss: @MainActor () -> Void

  nonisolated fileprivate init(_ dismiss: @escaping @MainActor () -> Void) {
    self.dismiss = dismiss
  }

  /// Ends the form.
  public func callAsFunction() { dismiss() }
}

/// Validates the form, and submits it if it is valid.
///
/// Call it like a function.
@MainActor @preconcurrency
public struct SubmitFormAction {
  fileprivate let submit: @MainActor () -> Void

  nonisolated fileprivate init(_ submit: @escaping @MainActor () -> Void) { self.submit = submit }

  /// Validates and submits.
  public func callAsFunction() { submit() }
}

/// Gives the focus anew in a scope.
///
/// Call it like a function.
@MainActor @preconcurrency
public struct ResetFocusAction {
  fileprivate let reset: @MainActor (Namespace.ID) -> Void

  nonisolated fileprivate init(_ reset: @escaping @MainActor (Namespace.ID) -> Void) {
    self.reset = reset
  }

  /// Gives the focus to what wants it in a scope, if the focus stands in that scope.
  public func callAsFunction(in namespace: Namespace.ID) { reset(namespace) }
}
