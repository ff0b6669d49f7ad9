import FormRuntime
import Testing

@testable import TerminalFrontEnd

@Suite struct KeyDecoderTests {
  @Test(arguments: KeyEncodings.all)
  func everyKeyInEveryEncoding(_ encoding: KeyEncoding) {
    #expect(decode(encoding.bytes) == encoding.events)
  }

  /// However reads cut the bytes, and whatever stands around them, the events are the same.
  @Test func splitPointsChangeNothing() {
    for encoding in KeyEncodings.all {
      let bytes = encoding.bytes + Array("x".utf8) + encoding.bytes
      let whole = decode(bytes)
      for split in bytes.indices {
        var decoder = KeyDecoder()
        var events = decoder.decode(bytes[..<split])
        events += decoder.decode(bytes[split...])
        events += settle(&decoder)
        #expect(events == whole, "\(encoding) split at \(split)")
      }
    }
  }

  /// A pause inside a sequence, where the network was slow, does not tear it apart.
  @Test func sequencesOutliveAPause() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[1;".utf8) == [])
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode("5C".utf8) == [.key(Key(.right, .control))])
    #expect(decoder.decode([0xE2, 0x82]) == [])
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode([0xAC]) == [.key(Key(.character("€")))])
  }

  @Test(arguments: [
    ("\u{1B}", [Key(.escape)]), ("\u{1B}\u{1B}", [Key(.escape), Key(.escape)]),
    ("\u{1B}\u{1B}\u{1B}", [Key(.escape), Key(.escape), Key(.escape)]),
    ("\u{1B}[", [Key(.character("["), .alt)]), ("\u{1B}]", [Key(.character("]"), .alt)]),
    ("\u{1B}O", [Key(.character("o"), [.alt, .shift])]),
    ("\u{1B}P", [Key(.character("p"), [.alt, .shift])]),
    ("\u{1B}\u{1B}[", [Key(.escape), Key(.character("["), .alt)]),
    ("\u{1B}]0;title\u{1B}", [Key(.escape)]),
  ])
  func aPauseSettlesWhatMayBeAKey(_ text: String, _ keys: [Key]) {
    var decoder = KeyDecoder()
    let early = decoder.decode(text.utf8)
    #expect(decoder.isPending)
    #expect(early + decoder.timeOut() == keys.map(TerminalEvent.key))
    #expect(!decoder.isPending)
  }

  @Test(arguments: ["\u{1B}[1;", "\u{1B}O5", "\u{1B}[[", "\u{1B}[Ma", "\u{1B}]0;title", "\u{1B}_x"])
  func whatNeverEndsIsGivenUp(_ text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(text.utf8) == [])
    for _ in 1...KeyDecoder.sequencePatience {
      #expect(decoder.isPending)
      #expect(decoder.timeOut() == [])
    }
    #expect(!decoder.isPending)
    #expect(decoder.decode("a".utf8) == [.key(Key(.character("a")))])
  }

  @Test func theTerminalsEraseCharacterIsBackspace() {
    var decoder = KeyDecoder(eraseCharacter: 0x17)
    #expect(
      decoder.decode([0x17, 0x08, 0x7F]) == Array(repeating: .key(Key(.backspace)), count: 3))
    for taken in [0x03, 0x0D, 0x1B, 0x23] as [UInt8] {
      #expect(KeyDecoder(eraseCharacter: taken).eraseByte == nil)
    }
  }

  @Test func aControlCharacterCutsASequenceShort() {
    let controlC = TerminalEvent.key(.control("c"))
    for start in ["\u{1B}[1;", "\u{1B}O", "\u{1B}[["] {
      #expect(decode(Array((start + "\u{3}").utf8)) == [controlC])
    }
    #expect(decode(Array("\u{1B}[1;\u{1B}[A".utf8)) == [.key(Key(.up))])
  }

  @Test func invalidBytesAreIgnored() {
    let b = TerminalEvent.key(Key(.character("b")))
    for invalid in [
      [0x80], [0xFF], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82],
      [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xC2, 0x9B], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]] {
      #expect(decode(invalid + Array("b".utf8)) == [b], "\(invalid)")
    }
  }

  /// Noise, seeded: nothing traps, nothing grows, and a key gets through afterwards.
  @Test func noiseStaysBounded() {
    var noise = SplitMix(state: 20)
    // Mostly what sequences are made of; plain noise hardly ever gets into one.
    let favoured = Array("\u{1B}\u{1B}[]OPX^_\\?;:0123456789~MuZ$ \u{7}\u{18}".utf8)
    for _ in 0..<2000 {
      var decoder = KeyDecoder()
      for _ in 0..<100 {
        let number = noise.next()
        let byte =
          number % 4 == 0
          ? UInt8(truncatingIfNeeded: number >> 8)
          : favoured[Int((number >> 8) % UInt64(favoured.count))]
        _ = decoder.decode(CollectionOfOne(byte))
        if number >> 60 == 0 { _ = decoder.timeOut() }
        #expect(decoder.sequence.storedCount <= ControlSequence.storedLimit)
      }
      _ = settle(&decoder)
      #expect(!decoder.isPending)
      #expect(decoder.decode("a".utf8) == [.key(Key(.character("a")))])
    }
  }

  @Test func endlessSequencesEnd() {
    for start in ["\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P"] {
      var decoder = KeyDecoder()
      let events = decoder.decode(
        Array(start.utf8) + Array(repeating: UInt8(ascii: "1"), count: 1 << 17))
      #expect(!decoder.isPending, "\(start.dropFirst())")
      #expect(events.last == .key(Key(.character("1"))))
      #expect(decoder.sequence.storedCount <= ControlSequence.storedLimit)
    }
  }
}

func decode(_ bytes: [UInt8]) -> [TerminalEvent] {
  var decoder = KeyDecoder()
  return decoder.decode(bytes) + settle(&decoder)
}

/// What a long silence brings.
func settle(_ decoder: inout KeyDecoder) -> [TerminalEvent] {
  (1...KeyDecoder.pastePatience).flatMap { _ in decoder.timeOut() }
}

/// SplitMix64: the same numbers everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
