import FormRuntime
import Testing

@testable import TerminalFrontEnd

@Suite struct PasteTests {
  private static let start = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  private func pasted(_ bytes: [UInt8]) -> [TerminalEvent] {
    decode(Self.start + bytes + Self.end)
  }

  @Test func linesArriveAsOneEvent() {
    #expect(pasted(Array("one\rtwo\r\nthree\n".utf8)) == [.paste("one\ntwo\nthree\n")])
    #expect(pasted([]) == [.paste("")])
  }

  @Test func keysInsideAreText() {
    let text = "\u{1B}[A\u{1B}[200~\u{3}\u{1B}[20\u{1B}"
    #expect(pasted(Array(text.utf8)) == [.paste(text)])
  }

  @Test func invalidBytesAreRepaired() {
    #expect(pasted([0x61, 0xFF, 0x62]) == [.paste("a\u{FFFD}b")])
  }

  @Test func splitPointsChangeNothing() {
    let bytes = Self.start + Array("é\r\n".utf8) + Self.end + [0x09]
    for split in bytes.indices {
      var decoder = KeyDecoder()
      let events = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      #expect(events == [.paste("é\n"), .key(Key(.tab))], "split at \(split)")
    }
  }

  @Test func aStallDoesNotEndIt() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Self.start + [0x61]) == [])
    for _ in 1..<KeyDecoder.pastePatience { #expect(decoder.timeOut() == []) }
    #expect(decoder.decode([0x62]) == [])
    for _ in 1..<KeyDecoder.pastePatience { #expect(decoder.timeOut() == []) }
    #expect(decoder.decode(Self.end) == [.paste("ab")])
  }

  @Test func withoutAnEndItIsDeliveredInTheEnd() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Self.start + Array("lost".utf8)) == [])
    #expect(settle(&decoder) == [.paste("lost")])
    #expect(decoder.decode([0x09]) == [.key(Key(.tab))])
  }

  @Test func theLimitIsExact() {
    let longest = [UInt8](repeating: 0x61, count: KeyDecoder.pasteLimit)
    #expect(pasted(longest) == [.paste(String(decoding: longest, as: UTF8.self))])
    #expect(pasted(longest + [0x61]) == [.pasteTooLong])

    var decoder = KeyDecoder()
    _ = decoder.decode(Self.start)
    for _ in 0..<4 {
      _ = decoder.decode(longest)
      #expect(decoder.paste.bytes.count <= KeyDecoder.pasteLimit + Self.end.count)
    }
    #expect(decoder.decode(Self.end + [0x09]) == [.pasteTooLong, .key(Key(.tab))])
  }
}
