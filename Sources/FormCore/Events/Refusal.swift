/// An input that could not be obeyed.
public struct Refusal: Hashable, Sendable {
  /// Why.
  public enum Reason: Hashable, Sendable {
    /// The field is full; what was typed was left out.
    case full(limit: Int)
    /// The field has no room for all of a text; so many characters of it were left out.
    case maximumLength(limit: Int, left: Int)
    /// No space can be part of it.
    case noSpaces
    /// Nothing can be pasted here.
    case noPaste
    /// No change is left to be taken back, or to be made again.
    case nothingToUndo, nothingToRedo
    /// Nothing was cut that could be put back here.
    case nothingToPutBack
    /// There is no text here that an editor could be given.
    case noTextToEdit
    /// An editor would write the secret to a file.
    case secretToEdit
    /// The field cannot be changed.
    case readOnly
    /// The field cannot be filled here at all.
    case unfillable
    /// The button does what it does by a script, which does not run here.
    case scripted
    /// The reset would take answers back, and is done only when it is asked for again.
    case unconfirmedReset
    /// There is no option that can be chosen.
    case noOptions
    /// There is nothing more in that direction.
    case fieldStart, fieldEnd
    /// The number is as small or as large as it may be.
    case minimum, maximum
    /// What was typed cannot be read as what is asked for.
    case unreadable
    /// The option cannot be chosen.
    case disabledOption
    /// No option starts with what was typed.
    case noSuchOption(String)
    /// No suggestion matches what was typed.
    case noSuggestion(String)
    /// There is no problem to go to.
    case noProblem
    /// Nothing was judged yet, so nobody knows of a problem.
    case notJudged
    /// There is no text to read here.
    case noText
    /// There is nothing to repeat or to take back.
    case nothing
    /// There is no other section to go to.
    case noSection
    /// No button goes with the keyboard here, or not so many.
    case noToolbarButton
    /// The button cannot be pressed.
    case disabledButton
    /// The button that submits the form cannot be pressed; its name.
    case disabledSubmitter(String)
    /// There is nothing in the form to go to.
    case noStops
    /// A tap does nothing here.
    case noTapAction
    /// The key does nothing here.
    case unknownKey
  }

  /// Why.
  public var reason: Reason
  /// The element, if one has the focus.
  public var element: FormElement?

  /// Creates a refusal.
  public init(_ reason: Reason, element: FormElement? = nil) {
    self.reason = reason
    self.element = element
  }
}
