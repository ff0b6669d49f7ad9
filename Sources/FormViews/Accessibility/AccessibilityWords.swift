import FormCore

extension View {
  nonisolated func describing(
    _ change: @escaping (inout AccessibilityProperties) -> Void
  ) -> some View {
    changing { change(&$0.form.accessibility) }
  }

  /// Says what the view is called.
  ///
  /// A view of several parts becomes a group of that name; the parts keep theirs.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    describing { if $0.label == nil { $0.label = label.string } }
  }

  /// Says what the view is called.
  nonisolated public func accessibilityLabel<Words: StringProtocol>(_ label: Words) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what the view is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what the view holds, in words.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    describing { if $0.value == nil { $0.value = value.string } }
  }

  /// Says what the view holds, in words.
  nonisolated public func accessibilityValue<Words: StringProtocol>(_ value: Words) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what the view holds, in words.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what comes of using the view: told after everything else there is to say of it.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    describing { $0.hints.insert(hint.string, at: 0) }
  }

  /// Says what comes of using the view.
  nonisolated public func accessibilityHint<Words: StringProtocol>(_ hint: Words) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what comes of using the view.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what the view is, or is like.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    describing { $0.addedTraits.formUnion(traits) }
  }

  /// Says what the view is not.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    describing { $0.removedTraits.formUnion(traits) }
  }

  /// Names the view for tests: nobody hears it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Names the view for those who speak to it: nobody hears it.
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  /// Names the view for those who speak to it: nobody hears it.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<Words: StringProtocol>(
    _ labels: [Words]
  ) -> some View {
    self
  }

  /// Names the view for those who speak to it: nobody hears it.
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    self
  }

  /// Says whether the view answers to the person: it makes no difference here, where the keyboard
  /// reaches what can be used and nothing else.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    self
  }
}
