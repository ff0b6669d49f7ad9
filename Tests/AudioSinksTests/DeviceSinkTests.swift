#if canImport(CALSA)
  import Foundation
  import Testing

  @testable import AudioSinks

  /// Plays to ALSA's own `null` and `file` devices; neither needs a sound card.
  @Suite(.timeLimit(.minutes(1))) struct DeviceSinkTests {
    let folder: ScratchFolder
    let raw: String
    let source = ScriptedSource()

    init() throws {
      folder = try ScratchFolder()
      raw = folder.file("played.raw")
    }

    /// What ALSA wrote, whole once the sink has finished.
    private var played: [Int16] {
      get throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: raw)))
        return stride(from: 0, to: bytes.count - 1, by: 2).map {
          Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
      }
    }

    private func fileSink() throws -> DeviceSink {
      try DeviceSink(device: "file:'\(raw)',raw", sampleRate: 22_050)
    }

    @Test func playsToTheEnd() async throws {
      let sink = try DeviceSink(device: "null", sampleRate: 22_050)
      sink.start(pulling: source)
      source.say(ramp(2000), on: sink)
      await source.until { $0.isHeardOut }
      let last = try #require(source.now.rendered.last)
      #expect(source.now.rendered.flatMap(\.samples) == ramp(2000))
      // On a busy machine the last frames are handed over, and heard, later than they were asked for.
      let heard = try #require(source.now.heard.last)
      #expect((last.position + Int64(last.samples.count)...sink.position).contains(heard))
      sink.finish()
    }

    @Test func playsExactlyWhatTheSourceGives() async throws {
      let sink = try fileSink()
      sink.start(pulling: source)
      source.say(ramp(3000), on: sink)
      await source.until { $0.isHeardOut }
      source.say(ramp(777, from: 9000), on: sink)
      await source.until { $0.waiting.isEmpty }
      sink.finish()
      #expect(try played == ramp(3000) + ramp(777, from: 9000))
      #expect(source.now.isHeardOut)
    }

    @Test(arguments: 1...10) func nothingOldIsHeardAfterAFlush(attempt: Int) async throws {
      let sink = try fileSink()
      sink.start(pulling: source)
      source.say([Int16](repeating: 1, count: 22_050), on: sink)
      await source.until { $0.rendered.count >= attempt }
      source.forget()
      let first = sink.flush()
      #expect(first <= sink.position)
      source.say([Int16](repeating: 2, count: 500), on: sink)
      await source.until { $0.isHeardOut && $0.rendered.last?.samples.last == 2 }
      sink.finish()
      let heard = try played
      let old = heard.prefix { $0 == 1 }
      #expect(heard.dropFirst(old.count).elementsEqual([Int16](repeating: 2, count: 500)))
    }

    @Test func anUnknownDeviceIsNamed() {
      #expect {
        try DeviceSink(device: "no-such-device", sampleRate: 22_050)
      } throws: { error in
        "\(error)" == "Cannot open the audio device “no-such-device”: No such file or directory. "
          + "Check that a sound card or sound server is there (`aplay -L` lists the devices), or "
          + "go on without sound."
      }
    }
  }
#endif
