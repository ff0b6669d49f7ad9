import FormCore

/// What Return does where it submits something.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The triggers as bits.
  public let rawValue: Int

  /// Creates triggers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a field for text.
  public static let text = Self(rawValue: 1 << 0)
  /// Return in a search field.
  public static let search = Self(rawValue: 1 << 1)
}

extension View {
  /// Says what Return is called in the fields of the view, and so what it does.
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View {
    changing { $0.form.submitLabel = label }
  }

  /// Does something on Return in the fields of the view, in place of what Return would do.
  ///
  /// Of several actions the innermost comes first; then those further out, up to a scope of submits.
  @preconcurrency
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    changing {
      $0.form.submitActions.append(FormEnvironment.SubmitAction(triggers: triggers, action: action))
    }
  }

  /// Keeps Return in the fields of the view from what is done on Return further out.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    changing { if isBlocking { $0.form.submitActions = [] } }
  }
}
