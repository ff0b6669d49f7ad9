import FormCore

extension View {
  /// Describes the controls in the view, after what describes them already.
  nonisolated public func help(_ text: Text) -> some View {
    changing { environment in
      environment.form.changes.append { element in
        let old = element.description ?? ""
        element.description = old.isEmpty ? text.string : "\(old), \(text.string)"
      }
    }
  }

  /// Describes the controls in the view, after what describes them already.
  nonisolated public func help<Words: StringProtocol>(_ text: Words) -> some View {
    help(Text(text))
  }

  /// Describes the controls in the view, after what describes them already.
  @_disfavoredOverload
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
}
