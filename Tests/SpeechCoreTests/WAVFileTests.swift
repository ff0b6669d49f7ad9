import Testing

@testable import SpeechCore

@Suite struct WAVFileTests {
  private static func bytes(_ samples: [Int16]) -> [UInt8] {
    samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  private static let whole =
    WAVHeader.bytes(sampleRate: 22_050, frames: 3) + bytes([1, -1, .min])

  @Test func headerIsRIFF() {
    #expect(
      WAVHeader.bytes(sampleRate: 22_050, frames: 3) == [
        0x52, 0x49, 0x46, 0x46, 42, 0, 0, 0, 0x57, 0x41, 0x56, 0x45,
        0x66, 0x6D, 0x74, 0x20, 16, 0, 0, 0, 1, 0, 1, 0,
        0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0,
        0x64, 0x61, 0x74, 0x61, 6, 0, 0, 0,
      ])
  }

  @Test func readsWhatWasWritten() throws {
    let file = try WAVFile(bytes: Self.whole, name: "a.wav")
    #expect(file == WAVFile(sampleRate: 22_050, samples: [1, -1, .min]))
  }

  @Test func passesOverOtherChunks() throws {
    var bytes = Self.whole
    // Of odd size, so that a byte of padding follows.
    bytes.insert(contentsOf: Array("LIST".utf8) + [3, 0, 0, 0, 1, 2, 3, 0], at: 12)
    #expect(try WAVFile(bytes: bytes, name: "a.wav").samples == [1, -1, .min])
  }

  @Test func readsAStreamOfUnknownSize() throws {
    let bytes = WAVHeader.bytes(sampleRate: 8000, frames: nil) + Self.bytes([5, 6])
    #expect(try WAVFile(bytes: bytes, name: "-").samples == [5, 6])
  }

  @Test(arguments: 0..<whole.count) func everyCutIsAnError(length: Int) {
    #expect(throws: WAVFileError.self) {
      try WAVFile(bytes: Array(Self.whole.prefix(length)), name: "a.wav")
    }
  }

  @Test(arguments: [
    (20, 3, WAVFileError.Problem.notPCM(coding: 3)),
    (22, 2, .notMono(channels: 2)),
    (34, 8, .not16Bits(bits: 8)),
    (0, 0, .notWAV),
    (12, 0, .noFormat),
    (36, 0, .noData),
  ])
  func namesWhatIsWrong(at place: Int, value: UInt8, problem: WAVFileError.Problem) {
    var bytes = Self.whole
    bytes[place] = value
    #expect(throws: WAVFileError(name: "a.wav", problem: problem)) {
      try WAVFile(bytes: bytes, name: "a.wav")
    }
  }

  @Test func messagesNameThePlaceAndTheMend() {
    #expect(
      WAVFileError(name: "a.wav", problem: .notMono(channels: 2)).description
        == "Cannot read “a.wav”: it has 2 channels. Convert it to mono 16-bit PCM: "
        + "sox IN.wav -c 1 -b 16 -e signed-integer OUT.wav")
    #expect {
      try WAVFile(path: "/no/such.wav")
    } throws: { error in
      "\(error)" == "Cannot read “/no/such.wav”: No such file or directory."
    }
  }
}
