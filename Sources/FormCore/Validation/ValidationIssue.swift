/// What is wrong with one element.
public struct ValidationIssue: Hashable, Sendable {
  /// The element, as it was judged.
  public var element: FormElement
  /// What is wrong with what it holds.
  public var validity: ValidityState
  /// What is wrong with the file it names.
  public var fileProblem: FileProblem?

  /// Creates an issue; where it is about a file, looks at that.
  public init(element: FormElement, validity: ValidityState) {
    self.element = element
    self.validity = validity
    fileProblem = element.fileProblem
  }
}

extension FormTree {
  /// What is wrong with the form, in tree order; empty where it may be sent.
  public func validate() -> [ValidationIssue] {
    elements.compactMap { $0.isValidated ? $0.issue : nil }
  }

  /// What a person is asked to mend before the form is sent: all of that but what a choice has set
  /// aside.
  ///
  /// A browser judges that too, and so do pages' own scripts, which know to leave it out: nobody
  /// could mend what is not there to be met.
  public func validateWhatIsAsked() -> [ValidationIssue] {
    elements.compactMap { $0.isValidated && !$0.isSetAside ? $0.issue : nil }
  }
}

extension FormElement {
  /// What is wrong with this element, or `nil`.
  public var issue: ValidationIssue? {
    let validity = validity
    return validity.isValid ? nil : ValidationIssue(element: self, validity: validity)
  }
}
