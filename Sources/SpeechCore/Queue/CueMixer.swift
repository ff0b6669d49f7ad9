/// Adds cues to what is rendered, from the frame on where each begins.
///
/// It mixes where the samples are made and not at a sink, so that every sink has them, one of an
/// embedder's too, and so that a cut, a clock and a recording know nothing of cues.
struct CueMixer {
  private var playing: [Playing] = []

  private struct Playing {
    let samples: [Int16]
    /// Of a hundred.
    let volume: Int
    var next = 0

    var framesLeft: Int { samples.count - next }
  }

  /// How many frames there are until the last cue has ended.
  var framesLeft: Int { playing.map(\.framesLeft).max() ?? 0 }

  /// Has a cue begin with the next frame that is mixed.
  mutating func begin(_ sound: CueSound, volume: Int) {
    playing.append(Playing(samples: sound.samples, volume: volume))
  }

  /// Lets no more of any cue be heard.
  mutating func stop() { playing = [] }

  /// Adds what is playing to these frames; where the sum has no room, it is as loud as there is.
  mutating func mix(into frames: UnsafeMutableBufferPointer<Int16>) {
    for index in playing.indices {
      let cue = playing[index]
      let count = min(frames.count, cue.framesLeft)
      for frame in 0..<count {
        let sample = Int(cue.samples[cue.next + frame]) * cue.volume / 100
        frames[frame] = Int16(clamping: Int(frames[frame]) + sample)
      }
      playing[index].next += count
    }
    playing.removeAll { $0.framesLeft == 0 }
  }
}
