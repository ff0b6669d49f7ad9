import FocusCore
import FormCore

/// A person in a form: takes inputs, edits, moves the focus, validates and submits, and tells of
/// all of it in events.
///
/// Only the session's focus engine moves the focus. Events carry redacted elements: a protected
/// value leaves the session in its outcome and nowhere else.
@MainActor
public final class FormSession {
  /// How a session ended.
  public enum Outcome: Hashable, Sendable {
    /// With a valid submit: what the form sends.
    case submitted(EntryList)
    /// The program ended it.
    case dismissed
    /// The person left.
    case left
  }

  /// What the form is made from.
  public let source: any FormSource
  /// Which keys ask for what.
  public let keymap: Keymap
  /// How it ended; `nil` while it goes on.
  public private(set) var outcome: Outcome?
  /// How many inputs there were; the opening counts as one.
  public private(set) var inputCount = 0

  /// What the person may write beside what the page's language has.
  public var ownWords = OwnWords()

  /// Called when it has ended, by whatever.
  public var onEnd: (() -> Void)?

  /// Called with the text that the person's own editor is to be given.
  ///
  /// What it makes of that comes back as ``FormInput/edit(_:)``. Without it there is no such command.
  public var onEditRequest: ((String) -> Void)?

  /// Called with each event and the number of the input that gave rise to it.
  public var onEvent: ((FormEvent, _ input: Int) -> Void)?

  let engine: FocusEngine
  var layout: FormLayout

  /// The text being edited, where the focus is on a textual field.
  var buffer: TextBuffer?
  /// The textual field whose text that is: not the focused one while it is not told where the source
  /// has moved the focus.
  var bufferOwner: ElementID?
  /// What typing and arrows do to that text.
  var entry = TextEntry.editing
  /// What calendar and clock show: where an empty field begins, and the years of two digits.
  let clock: () -> DateAndTime?
  /// What the focused textual field held when it was come to, or when it was last told what that is.
  var knownText: String?
  /// The option under the cursor, where the focus is on a choice.
  var optionCursor: Int?
  /// The group of the option that was told last.
  var toldOptionGroup: String?
  /// Where the person is among the suggestions of a field.
  var suggestionWalk: SuggestionWalk?
  /// What has been typed to find an option, since something else was done.
  var soughtText = ""
  /// What was deleted last by word or line.
  var kills = KillBuffer()
  /// What was done to the texts of the fields.
  var undoHistories = UndoHistories()
  /// Where the person stood in which text at the last input.
  var inputPlace: (owner: ElementID, place: UndoHistory.Place)?
  /// What is wrong with the elements, from the first attempt to submit on.
  var findings = Findings()
  /// Whether there was an attempt to submit.
  var hasAttempted = false
  /// How many attempts to submit there were.
  var attemptCount = 0
  /// The button whose reset waits to be asked for again, and the last input that left it waiting.
  var resetQuestion: (button: ElementID, input: Int)?
  /// Whether the prefix was pressed, and the next key is a command of the reader's.
  var isAfterPrefix = false
  /// Whether keys are explained instead of obeyed.
  public internal(set) var isExplainingKeys = false
  /// The search for a field that is going on.
  var finder: FieldFinder?
  /// Whether the source does what it does on opening: told once it is told that the form opened.
  private var isOpening = false
  private var eventsOfOpening: [FormEvent] = []

  /// What came into sight and went out of it by the input, until that is told.
  var pendingFields: SourceChange?
  /// Where the source has moved the focus, until that is told.
  var pendingArrival: FocusChange?
  /// Whether what the person entered is on its way into the source.
  var isArrivalHeld = false
  /// Whether the source asked for the focus to be where it was.
  public internal(set) var isFocusReasserted = false
  /// Whether what the person types is on its way into the source.
  var isEditing = false
  /// Whether the source made something else of what was typed.
  var hasOwnTextChanged = false
  /// What is about to be sent, while the program does what it does before.
  var submitting: EntryList?
  /// How many events there were.
  private(set) var eventCount = 0
  /// The texts that stood in the form when it had this mark.
  var texts: Set<FormText> = []
  var textMark: TreeMark?
  /// The texts that were told since the last input.
  var toldTexts: Set<FormText> = []

  /// The groups the focus stands in, outermost first.
  var currentGroups: [GroupPlace] = []
  /// The elements whose preceding text has been met.
  var metTexts: Set<ElementID> = []
  /// Whether the text after the last element has been met.
  var hasMetEnd = false
  /// Whether the person is asked one field after the other, and so passes by the buttons.
  private(set) var isFieldByField = false

  /// Creates a session; nothing happens before `open()`.
  ///
  /// - Parameter clock: What calendar and clock show where the person is.
  public init(
    source: any FormSource, keymap: Keymap = .standard,
    clock: @escaping () -> DateAndTime? = DateAndTime.now
  ) {
    self.source = source
    self.clock = clock
    self.keymap = keymap
    layout = FormLayout(source.tree)
    engine = FocusEngine(source.focusMap)
    source.host = self
  }

  /// The form as it is now.
  public var tree: FormTree { source.tree }

  /// The element that has the focus.
  public var focusedElement: FormElement? { engine.focused.flatMap { tree[$0] } }

  /// The graphemes before the caret, where the focus is on a textual field.
  public var caret: Int? { buffer?.caret }

  /// The line that is being edited, without its secret, and the graphemes before the caret in it;
  /// `nil` where the focus is on no textual field.
  public var editedLine: (text: String, caret: Int)? {
    guard let buffer, let element = bufferOwner.flatMap({ tree[$0] }) else { return nil }
    let line = buffer.currentLine
    return (
      element.isProtected ? FormElement.bullets(for: line) : line, buffer.caretInLine
    )
  }

  /// Opens the form: tells what it is, and focuses its autofocus, else its first invalid field,
  /// else its first field.
  ///
  /// - Parameter atFirstField: Whether to begin at the first field whatever the form asks for, as
  ///   someone does who is asked one field after the other.
  public func open(atFirstField: Bool = false) {
    inputCount += 1
    isFieldByField = atFirstField
    isOpening = true
    let asked = source.open().flatMap { tree[$0] }
    isOpening = false
    layout = FormLayout(tree)
    engine.update(source.focusMap)
    var overview = FormOverview(of: tree)
    overview.helpKey = keymap.help(for: .help)
    overview.textKey = keymap.help(for: .readText)
    emit(.opened(overview))
    eventsOfOpening.forEach(emit)
    eventsOfOpening = []
    guard outcome == nil else { return }
    let elements = tree.elements.filter(\.isFocusable)
    let invalid = elements.first(where: \.isReportedInvalid)
    let start = atFirstField ? nil : asked ?? invalid
    // The buttons of a page are no questions to be asked.
    let button = atFirstField && !source.buttonsAct ? nil : elements.first
    if let start = start ?? elements.first(where: \.isField) ?? button {
      moveFocus(to: start.id, cause: .appearance)
    }
  }

  /// Does what a person asks for; nothing after the session has ended.
  public func handle(_ input: FormInput) {
    guard outcome == nil else { return }
    inputCount += 1
    if !input.isTyping { soughtText = "" }
    toldTexts = []
    inputPlace = placeInText
    switch input {
    case .key(let key): press(key)
    case .text(let text) where isExplainingKeys: explain(typed: text)
    case .paste where isExplainingKeys: explainPaste()
    case .text(let text): take(typed: text)
    case .paste(let text): finder == nil ? paste(text) : narrowSearch(by: text)
    case .edit(let text): takeEdited(text)
    case .answer(let value): answer(value)
    case .command(let command): perform(command)
    }
    tellFieldsChange()
  }

  /// What a key does to what is being said, before it is obeyed.
  public func effectOnSpeech(of key: Key) -> SpeechEffect {
    // A key that is explained must not have its explanation wait.
    if isExplainingKeys { return .cut }
    if !isAfterPrefix, key == keymap.prefix { return .hold }
    return keymap.command(for: key, afterPrefix: isAfterPrefix) == .pause ? .leave : .cut
  }

  private func press(_ key: Key) {
    if isExplainingKeys { return explain(key) }
    if isAfterPrefix {
      isAfterPrefix = false
      if let command = keymap.command(for: key, afterPrefix: true) {
        perform(command)
      } else if key.code != .escape {
        refuse(.unknownKey)
      }
    } else if key == keymap.prefix {
      isAfterPrefix = true
      keepResetQuestion()
    } else if let command = keymap.command(for: key) {
      perform(command)
    } else if case .character(let scalar) = key.code, key.modifiers.isSubset(of: .shift) {
      take(typed: String(Character(scalar)))
    } else {
      refuse(.unknownKey)
    }
  }

  private func take(typed text: String) {
    if finder == nil { type(text) } else { narrowSearch(by: text) }
  }

  private func perform(_ command: FormCommand) {
    if finder != nil, search(by: command) { return }
    if command.onlyReads { keepResetQuestion() }
    switch command {
    case .nextStop: moveFocus(.next)
    case .previousStop: moveFocus(.previous)
    case .focus(let id):
      settleFocused()
      moveFocus(to: id, cause: .user)
    case .return: performReturn()
    case .space: performSpace()
    case .step(let direction): step(direction)
    case .stepFar(let direction): stepFar(direction)
    case .suggestion(let direction): suggest(direction)
    case .moveCaret(let unit, let direction): moveCaret(unit, direction)
    case .delete(let unit, let direction): delete(unit, direction)
    case .putBack: putBack()
    case .transpose: transpose()
    case .undo: undo()
    case .redo: redo()
    case .editExternally: editExternally()
    case .submit: submitByDefault()
    case .press(let id): press(id)
    case .nextSection: moveFocus(.nextSection)
    case .previousSection: moveFocus(.previousSection)
    case .toolbarButton(let index): pressToolbarButton(index)
    case .activate: activate()
    case .problem(let direction): moveToProblem(direction)
    case .repeatLast: emit(.requested(.repeatLast))
    case .readField, .readValue, .spellValue, .spellPhonetically, .readText, .listProblems:
      read(command)
    case .whereAmI: tellPlace()
    case .readForm: readForm()
    case .findField: beginSearch()
    case .history(let direction, let scope): emit(.requested(.history(direction, scope)))
    case .raise(let setting): emit(.requested(.voice(setting, isRaised: true)))
    case .lower(let setting): emit(.requested(.voice(setting, isRaised: false)))
    case .cycle(let setting): emit(.requested(.setting(setting)))
    case .mute: emit(.requested(.mute))
    case .help: tellHelp()
    case .keyHelp: toggleKeyHelp()
    case .pause: emit(.requested(.pause))
    case .leave:
      // A draft then holds what was meant.
      takeTyped()
      end(.left)
    case .silence, .suspend: break  // the front end's business
    }
  }

  /// Ends the session.
  func end(_ outcome: Outcome) {
    self.outcome = outcome
    switch outcome {
    case .submitted: emit(.submitted)
    case .dismissed: emit(.dismissed)
    case .left: emit(.left)
    }
    onEnd?()
  }

  func emit(_ event: FormEvent) {
    if isOpening { return eventsOfOpening.append(event) }
    // That something went tells a person nothing: something else is to be told.
    if case .elementsGone = event {} else { eventCount += 1 }
    onEvent?(event, inputCount)
  }

  func refuse(_ reason: Refusal.Reason) {
    emit(.refused(Refusal(reason, element: focusedElement?.redacted)))
  }

  /// Says why an element cannot be changed, if it cannot.
  func refusesChange(of element: FormElement) -> Bool {
    if element.isUnfillable {
      refuse(.unfillable)
    } else if element.offersNothing {
      refuse(.noOptions)
    } else if element.isReadOnly {
      refuse(.readOnly)
    } else {
      return false
    }
    return true
  }
}
