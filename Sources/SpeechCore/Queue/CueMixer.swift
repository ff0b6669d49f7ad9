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

/// The cues of an announcement on its way through the sink: where each stands on the clock.
struct SpokenCues {
  private var cues: [Int: (name: String, start: Int64, end: Int64)] = [:]
  /// The parts whose turn has come, with a cue or without one.
  private var begun: Set<Int> = []

  /// Notes that a part begins to be heard; false where it did so before.
  mutating func begin(_ part: Int) -> Bool { begun.insert(part).inserted }

  mutating func note(_ sound: CueSound, of part: Int, at position: Int64) {
    cues[part] = (sound.name, position, position + Int64(sound.samples.count))
  }

  /// Forgets what was not heard before a position: those cues are still to come.
  mutating func rewind(to position: Int64) {
    for (part, cue) in cues {
      if cue.start >= position {
        cues[part] = nil
        begun.remove(part)
      } else {
        cues[part]?.end = min(cue.end, position)
      }
    }
  }

  /// The frame behind the last cue.
  var end: Int64? { cues.values.map(\.end).max() }

  /// The names of those that were heard, by the index of the part that began with each.
  func heard(through position: Int64) -> [Int: String] {
    cues.filter { $0.value.start < position }.mapValues(\.name)
  }
}
