/// A form at a glance.
public struct FormOverview: Hashable, Sendable {
  /// Its accessible name.
  public var name: String
  /// The BCP 47 tag of its texts.
  public var language: String?
  /// Its name in its languages, where it is not in the form's.
  public var nameRuns: [LanguageRun]
  /// How many fields it has.
  public var fieldCount: Int
  /// How many of them cannot be filled here.
  public var unfillableCount: Int
  /// How many fields and buttons are in sight and cannot be used now.
  public var unavailableCount: Int
  /// How many errors of fields its source found.
  public var invalidCount: Int
  /// How many errors its source found that are no field's.
  public var generalErrorCount: Int
  /// What its source says is wrong with the form as a whole.
  public var reportedErrors: [String]
  /// Each of the reported errors in its languages; none where all are in the form's.
  public var reportedErrorRuns: [[LanguageRun]]
  /// The key for help; `nil` where there is none.
  public var helpKey: KeyHelp?
  /// The key that reads the text before a field; `nil` where there is none.
  public var textKey: KeyHelp?

  /// Creates an overview of a form.
  public init(of tree: FormTree) {
    name = tree.name
    language = tree.language
    nameRuns = tree.nameRuns
    fieldCount = tree.fieldCount
    unfillableCount = tree.elements.count { $0.isField && ($0.isUnfillable || $0.offersNothing) }
    unavailableCount = tree.elements.count { $0.isDisabled && $0.isMet && !$0.isConcealed }
    invalidCount = tree.elements.count {
      $0.isValidated && $0.isReportedInvalid && tree.errorOwner(of: $0) == nil
    }
    generalErrorCount = tree.generalErrors.count
    reportedErrors = tree.reportedErrors
    reportedErrorRuns = tree.reportedErrorRuns
  }
}
