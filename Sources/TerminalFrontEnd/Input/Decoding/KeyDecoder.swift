import FormRuntime

/// Turns the bytes a terminal sends into keys and pastes.
///
/// A state machine that takes one byte at a time, so how the bytes were split over reads changes
/// nothing; only a pause does, reported by ``timeOut()``. It reads ECMA-48 control sequences and
/// single shifts with xterm's, rxvt's, kitty's and the Linux console's keys, UTF-8, and bracketed
/// pastes. Replies, reports and whatever it does not know are swallowed whole. Its memory is
/// bounded by ``pasteLimit`` whatever comes in.
///
/// The reader calls ``timeOut()`` after about 50 ms without a byte, again and again while
/// ``isPending``. The first pause settles what may have been a key of its own: Escape, or Alt with
/// `[`, `O`, `]`… A longer one gives up what never got its end, so that nothing swallows keys for
/// ever: a cut-off sequence after ``sequencePatience`` pauses and an unterminated paste after
/// ``pastePatience``, which is then delivered as it stands. A paste may stall longer than a
/// sequence, since what follows too early an end would be taken for keys, its line breaks for
/// Return.
public struct KeyDecoder: Sendable {
  /// The longest paste, in bytes.
  public static let pasteLimit = 1 << 20
  /// The pauses after which a control sequence is given up: half a second.
  public static let sequencePatience = 10
  /// The pauses after which a paste without an end is taken to be over: five seconds.
  public static let pastePatience = 100
  /// The longest control string (OSC, DCS, …) that is swallowed, in bytes.
  static let stringLimit = 1 << 16

  enum State: Hashable, Sendable {
    case ground
    case character
    /// After ESC, or after two.
    case escape(doubled: Bool)
    case controlSequence
    case singleShift
    /// After `CSI [`, as the Linux console sends F1 to F5.
    case consoleKey
    /// In an X10 mouse report: three bytes of any value.
    case mouseReport(left: Int)
    /// In OSC, DCS, APC, PM or SOS, which began with this byte after ESC.
    case string(introducer: UInt8, length: Int)
    /// After an ESC in such a string, where `\` ends it.
    case stringEnd
    case paste
  }

  var state = State.ground
  /// Whether a second ESC came before the sequence: Alt, as rxvt and PuTTY send it.
  var hasAlt = false
  var scalar = ScalarCollector()
  var sequence = ControlSequence()
  var paste = PasteCollector(limit: Self.pasteLimit)
  var pauses = 0
  let eraseByte: UInt8?

  /// Creates a decoder.
  ///
  /// - Parameter eraseCharacter: What the terminal sends for Backspace, if neither 0x08 nor 0x7F.
  ///   Only a control character without a meaning of its own counts.
  public init(eraseCharacter: UInt8? = nil) {
    let taken: Set<UInt8> = [0x03, 0x09, 0x0A, 0x0D, 0x1A, 0x1B]
    eraseByte = eraseCharacter.flatMap { (0x01..<0x20) ~= $0 && !taken.contains($0) ? $0 : nil }
  }

  /// Whether bytes are held back whose meaning a pause will settle.
  public var isPending: Bool { state != .ground }

  /// Takes bytes as they were read.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes {
      pauses = 0
      take(byte, into: &events)
    }
    return events
  }

  mutating func take(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch state {
    case .ground: takeFirst(byte, alt: false, into: &events)
    case .character: continueCharacter(byte, into: &events)
    case .escape(let doubled): takeAfterEscape(byte, doubled: doubled, into: &events)
    case .controlSequence: continueControlSequence(byte, into: &events)
    case .singleShift: continueSingleShift(byte, into: &events)
    case .consoleKey: finishConsoleKey(byte, into: &events)
    case .mouseReport(let left): continueMouseReport(byte, left: left)
    case .string(let introducer, let length):
      continueString(byte, introducer: introducer, length: length)
    case .stringEnd:
      if byte == UInt8(ascii: "\\") {
        state = .ground
      } else {
        takeAfterEscape(byte, doubled: false, into: &events)
      }
    case .paste:
      if let end = paste.take(byte) {
        state = .ground
        events.append(end)
      }
    }
  }

  /// A byte that begins something, perhaps after the ESC that stands for Alt.
  mutating func takeFirst(_ byte: UInt8, alt: Bool, into events: inout [TerminalEvent]) {
    state = .ground
    hasAlt = alt
    if byte == 0x1B {
      state = .escape(doubled: false)
    } else if byte < 0x80 {
      events.append(.key(.byte(byte, alt: alt, eraseByte: eraseByte)))
    } else if scalar.begin(byte) {
      state = .character
    }
  }

  private mutating func continueCharacter(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch scalar.take(byte) {
    case .incomplete: break
    case .invalid: takeFirst(byte, alt: false, into: &events)
    case .complete(let character):
      state = .ground
      // C1 controls are no characters, and nobody's keys.
      guard character.value >= 0xA0 else { break }
      events.append(.key(.typed(character, hasAlt ? .alt : [])))
    }
  }
}
