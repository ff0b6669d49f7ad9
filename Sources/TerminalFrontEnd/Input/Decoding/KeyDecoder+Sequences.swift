import FormRuntime

extension KeyDecoder {
  mutating func takeAfterEscape(
    _ byte: UInt8, doubled: Bool, into events: inout [TerminalEvent]
  ) {
    switch byte {
    case UInt8(ascii: "["):
      begin(.controlSequence, alt: doubled)
    case UInt8(ascii: "O"):
      begin(.singleShift, alt: doubled)
    case 0x1B:
      // Escape held down repeats faster than a pause: keep two, let go of the rest.
      if doubled { events.append(.key(Key(.escape))) }
      state = .escape(doubled: true)
    default:
      if doubled { events.append(.key(Key(.escape))) }
      if byte == 0x09 {
        state = .ground
        events.append(.key(Key(.tab, .shift)))
      } else if "]PX^_".utf8.contains(byte) {
        begin(.string(introducer: byte, length: 0), alt: false)
      } else {
        takeFirst(byte, alt: true, into: &events)
      }
    }
  }

  private mutating func begin(_ next: State, alt: Bool) {
    state = next
    hasAlt = alt
    sequence = ControlSequence()
  }

  mutating func continueControlSequence(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if byte == UInt8(ascii: "["), sequence.isEmpty {
      state = .consoleKey
    } else if byte == UInt8(ascii: "$"), sequence.isOneNumber {
      // rxvt's Shift keys end in what the standard has for an intermediate byte.
      finishControlSequence(byte, into: &events)
    } else if 0x20...0x3F ~= byte {
      if !sequence.take(byte) { state = .ground }
    } else if 0x40...0x7E ~= byte {
      finishControlSequence(byte, into: &events)
    } else {
      // A control character, or no ASCII: the sequence was cut off, and this is a new start.
      takeFirst(byte, alt: false, into: &events)
    }
  }

  private mutating func finishControlSequence(
    _ final: UInt8, into events: inout [TerminalEvent]
  ) {
    state = .ground
    if final == UInt8(ascii: "M"), sequence.isEmpty {
      state = .mouseReport(left: 3)
    } else if final == UInt8(ascii: "~"), sequence.isOneNumber, sequence.number(0) == 200 {
      paste.begin()
      state = .paste
    } else if let key = sequence.key(final: final) {
      events.append(.key(hasAlt ? key.adding(.alt) : key))
    }
  }

  mutating func continueSingleShift(_ byte: UInt8, into events: inout [TerminalEvent]) {
    // Old xterm and konsole put modifiers in here as well: `SS3 5 P`.
    if 0x30...0x3B ~= byte {
      if !sequence.take(byte) { state = .ground }
    } else if 0x20...0x7E ~= byte {
      state = .ground
      if let key = sequence.singleShiftKey(final: byte) {
        events.append(.key(hasAlt ? key.adding(.alt) : key))
      }
    } else {
      takeFirst(byte, alt: false, into: &events)
    }
  }

  mutating func finishConsoleKey(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if 0x41...0x45 ~= byte {
      state = .ground
      events.append(.key(Key(.function(Int(byte) - 0x40), hasAlt ? .alt : [])))
    } else if 0x20...0x7E ~= byte {
      state = .ground
    } else {
      takeFirst(byte, alt: false, into: &events)
    }
  }

  mutating func continueMouseReport(_ byte: UInt8, left: Int) {
    if byte == 0x1B {
      state = .escape(doubled: false)
    } else {
      state = left > 1 ? .mouseReport(left: left - 1) : .ground
    }
  }

  mutating func continueString(_ byte: UInt8, introducer: UInt8, length: Int) {
    switch byte {
    case 0x1B:
      state = .stringEnd
    case 0x07 where introducer == UInt8(ascii: "]"), 0x18, 0x1A:
      state = .ground
    default:
      state =
        length < Self.stringLimit
        ? .string(introducer: introducer, length: length + 1) : .ground
    }
  }
}
