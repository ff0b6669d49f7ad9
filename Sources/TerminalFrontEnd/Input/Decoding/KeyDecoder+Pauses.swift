import FormRuntime

extension KeyDecoder {
  /// Tells the decoder that for about 50 ms no byte has come.
  public mutating func timeOut() -> [TerminalEvent] {
    pauses += 1
    switch state {
    case .ground:
      return []
    case .escape(let doubled):
      state = .ground
      return Array(repeating: .key(Key(.escape)), count: doubled ? 2 : 1)
    case .stringEnd:
      state = .ground
      return [.key(Key(.escape))]
    case .controlSequence where sequence.isEmpty:
      return settle(as: "[")
    case .singleShift where sequence.isEmpty:
      return settle(as: "O")
    case .string(let introducer, length: 0):
      return settle(as: Unicode.Scalar(introducer))
    case .paste:
      guard pauses >= Self.pastePatience else { return [] }
      state = .ground
      return [paste.finish()]
    case .character, .controlSequence, .singleShift, .consoleKey, .mouseReport, .string:
      if pauses >= Self.sequencePatience { state = .ground }
      return []
    }
  }

  /// What looked like the beginning of a sequence was Alt and a character.
  private mutating func settle(as character: Unicode.Scalar) -> [TerminalEvent] {
    state = .ground
    let key = TerminalEvent.key(.typed(character, .alt))
    return hasAlt ? [.key(Key(.escape)), key] : [key]
  }
}
