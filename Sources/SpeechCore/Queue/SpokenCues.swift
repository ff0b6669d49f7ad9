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
