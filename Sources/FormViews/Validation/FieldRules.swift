import FormCore
import Foundation

extension View {
  /// The view with a change to each element in it; of several the outermost has the last word.
  nonisolated func changingElements(
    _ change: @escaping (inout FormElement) -> Void
  ) -> some View {
    changing { $0.form.changes.append(change) }
  }

  /// Says that the fields in the view must be answered.
  ///
  /// A check box must be checked.
  nonisolated public func required(_ isRequired: Bool = true) -> some View {
    changingElements { if $0.role.isInput { $0.constraints.isRequired = isRequired } }
  }

  /// Gives a field a rule, and what is said where it is broken.
  ///
  /// The rule may read any state of the form; the field is judged again when one of them changes.
  /// Of several broken rules the first is told, the one that stands nearest to the field.
  ///
  /// ```swift
  /// SecureField("Repeat the password", text: $repeated)
  ///   .validation("The passwords differ.") { repeated == password }
  /// ```
  nonisolated public func validation(
    _ message: String, _ rule: @escaping () -> Bool
  ) -> some View {
    changingElements { element in
      guard element.role.isInput, element.customValidity == nil else { return }
      if !rule() { element.customValidity = message }
    }
  }

  /// Gives a field a rule for the text in it, and what is said where it is broken.
  ///
  /// An empty field breaks no such rule: whether it must be answered says `required(_:)`.
  nonisolated public func validation(
    _ message: String, _ rule: @escaping (String) -> Bool
  ) -> some View {
    changingElements { element in
      guard element.customValidity == nil, let text = element.value.text, !text.isEmpty else {
        return
      }
      if !rule(text) { element.customValidity = message }
    }
  }

  /// Says how many characters a text must have at least, in UTF-16 as HTML counts.
  ///
  /// Only what the person has changed is judged.
  nonisolated public func minLength(_ count: Int) -> some View {
    changingElements { $0.constraints.minLength = count }
  }

  /// Says how many characters a text may have at most, in UTF-16 as HTML counts.
  ///
  /// What would be longer is refused as it is typed.
  nonisolated public func maxLength(_ count: Int) -> some View {
    changingElements { $0.constraints.maxLength = count }
  }

  /// Says how many characters a text must and may have.
  nonisolated public func length(_ range: ClosedRange<Int>) -> some View {
    minLength(range.lowerBound).maxLength(range.upperBound)
  }

  /// Says what a text must match as a whole.
  ///
  /// - Parameters:
  ///   - pattern: A regular expression as HTML's `pattern` takes it.
  ///   - description: The pattern in words, told where a text does not match.
  nonisolated public func pattern(_ pattern: String, description: String? = nil) -> some View {
    changingElements {
      $0.constraints.pattern = pattern
      $0.constraints.patternDescription = description
    }
  }

  /// Says what kind of text a field takes: an address, a number, a date.
  ///
  /// A field for a value has its format for that, and keeps it.
  nonisolated public func fieldType(_ type: InputType) -> some View {
    changingElements { element in
      guard element.role.isTextual, element.number == nil else { return }
      element.inputType = type
      if type == .number { element.role = .spinbutton }
    }
  }

  /// Names a field in the answers, where its label would not do.
  nonisolated public func fieldName(_ name: String) -> some View {
    changingElements { $0.key = name }
  }

  /// Has a button submit the form when it is pressed.
  ///
  /// Its action is done when the form was found valid, just before it is sent.
  nonisolated public func submitsForm(_ submits: Bool = true) -> some View {
    changingElements { element in
      if element.role == .button { element.buttonAction = submits ? .submit : .press }
    }
  }
}

extension InputType {
  /// A telephone number: any text will do.
  public static var telephone: InputType { .tel }
}
