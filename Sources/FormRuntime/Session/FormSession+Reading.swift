import FormCore

extension FormSession {
  /// The focused element as it is met now, for whoever shows it; `nil` where nothing has the focus.
  public var focusedReport: FieldReport? { focusedElement.map { report(on: $0) } }

  /// Tells what the person asked to hear.
  func read(_ command: FormCommand) {
    switch command {
    case .help: return emit(.requested(.help(keymap.help)))
    case .listProblems:
      revalidateFocused()
      return emit(.requested(.problems(problemsLeft)))
    default: break
    }
    guard let element = focusedElement else { return refuse(.nothing) }
    switch command {
    case .readField: emit(.requested(.field(report(on: element))))
    case .readValue: emit(.requested(.value(element.redacted)))
    case .spellValue: emit(.requested(.spelling(element.redacted)))
    case .readText:
      let texts = tree.texts(before: element.id)
      if texts.isEmpty { refuse(.noText) } else { emit(.requested(.text(texts))) }
    default: break
    }
  }
}
