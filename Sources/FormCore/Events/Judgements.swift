/// What is wrong with an element, and which of how many problems it is.
public struct FieldProblem: Hashable, Sendable {
  /// What is wrong.
  public var issue: ValidationIssue
  /// Its place among the problems that are left, from 1.
  public var place: FieldReport.Place?

  /// Creates a problem.
  public init(issue: ValidationIssue, place: FieldReport.Place? = nil) {
    self.issue = issue
    self.place = place
  }
}

/// What became of a field that had been found invalid.
public struct Revalidation: Hashable, Sendable {
  /// What is wrong with it now; `nil` where it is valid.
  public var problem: FieldProblem?
  /// The element.
  public var element: FormElement
  /// How many invalid fields are left in the form.
  public var left: Int

  /// Creates a finding.
  public init(element: FormElement, problem: FieldProblem?, left: Int) {
    self.element = element
    self.problem = problem
    self.left = left
  }
}

/// A submit that failed.
public struct SubmitFailure: Hashable, Sendable {
  /// Everything that is wrong, in tree order.
  public var problems: [FieldProblem]
  /// What is wrong with the form as a whole.
  public var formErrors: [String]
  /// The first invalid element that can take the focus, as it is met; `nil` where none can.
  public var focused: FieldReport?
  /// Whether the focus moved to get there.
  public var focusMoved: Bool

  /// Creates a failure.
  public init(
    problems: [FieldProblem], formErrors: [String] = [], focused: FieldReport?, focusMoved: Bool
  ) {
    self.problems = problems
    self.formErrors = formErrors
    self.focused = focused
    self.focusMoved = focusMoved
  }

  /// The problems of elements that cannot take the focus.
  public var unreachable: [FieldProblem] {
    problems.filter { !$0.issue.element.isFocusable }
  }
}
