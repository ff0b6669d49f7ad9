/// A move over the parts of a date or time, or a change of one.
public struct PartMove: Hashable, Sendable {
  /// The element, as it is now.
  public var element: FormElement
  /// The part.
  public var part: CalendarPart
  /// What the element held before; `nil` where it held nothing.
  public var previous: CalendarValue?

  /// Creates a move.
  public init(element: FormElement, part: CalendarPart, previous: CalendarValue? = nil) {
    self.element = element
    self.part = part
    self.previous = previous
  }
}

/// A move over the options of a choice.
public struct OptionMove: Hashable, Sendable {
  /// The choice, as it is now.
  public var element: FormElement
  /// The option.
  public var index: Int
  /// Whether its being chosen is news: it was chosen or taken back by itself.
  public var isToggle: Bool
  /// The group of options that was entered with it.
  public var enteredGroup: String?
  /// The end of the options that was passed on the way to it, where the move went round.
  public var wrapped: CaretDirection?

  /// Creates a move.
  public init(
    element: FormElement, index: Int, isToggle: Bool = false, enteredGroup: String? = nil,
    wrapped: CaretDirection? = nil
  ) {
    self.element = element
    self.index = index
    self.isToggle = isToggle
    self.enteredGroup = enteredGroup
    self.wrapped = wrapped
  }

  /// Whether the option is chosen.
  public var isChosen: Bool { element.value.selection.contains(index) }
}

/// A move over the suggestions of a field, each of which it now holds.
public struct SuggestionMove: Hashable, Sendable {
  /// The field, as it is now.
  public var element: FormElement
  /// The suggestion.
  public var suggestion: FormOption
  /// Its place among those that match what was typed.
  public var place: FieldReport.Place

  /// Creates a move.
  public init(element: FormElement, suggestion: FormOption, place: FieldReport.Place) {
    self.element = element
    self.suggestion = suggestion
    self.place = place
  }
}
