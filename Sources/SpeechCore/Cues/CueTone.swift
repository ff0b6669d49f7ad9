import Foundation

/// A short, soft sound, made of notes: the same on every machine.
///
/// What each cue is told by is how its pitch goes: it rises for what is good or switched on, falls
/// for what is wrong or switched off, and stays where nothing is to be had.
package struct CueTone: Hashable, Sendable {
  /// A note that glides from one pitch to another, in hertz.
  package struct Note: Hashable, Sendable {
    package var start: Double
    package var end: Double
    package var seconds: Double
  }

  /// The notes, one after the other.
  package var notes: [Note]

  /// The loudest sample: −18 dB of what there is room for.
  ///
  /// That is as strong as speech is on average, and hardly more than what the loudest speech leaves.
  package static let peak = 4096.0

  /// How long a note takes to get loud, in seconds: shorter would be a click.
  private static let attack = 0.005

  /// The strength of the fundamental and its overtones: without these it could not be told on a
  /// small loudspeaker, which has no low tones.
  private static let overtones = [1.0, 0.3, 0.1]

  /// The samples; the first and the last are silent.
  package func samples(at rate: Int) -> [Int16] {
    let wave = notes.flatMap { Self.wave(of: $0, at: Double(rate)) }
    let loudest = wave.map(abs).max() ?? 1
    return wave.map { Int16(($0 / loudest * Self.peak).rounded()) }
  }

  private static func wave(of note: Note, at rate: Double) -> [Double] {
    let count = Int(note.seconds * rate)
    var phase = 0.0
    return (0..<count).map { index in
      let progress = Double(index) / Double(count - 1)
      let rise = min(Double(index) / (attack * rate), 1)
      let envelope = sin(.pi / 2 * rise) * sin(.pi / 2 * rise) * cos(.pi / 2 * progress)
      defer { phase += 2 * .pi * note.start * pow(note.end / note.start, progress) / rate }
      return envelope
        * overtones.enumerated().reduce(0) { $0 + $1.element * sin(phase * Double($1.offset + 1)) }
    }
  }
}

extension Cue {
  /// What it sounds like, unless someone says otherwise.
  package var tone: CueTone {
    let notes: [(start: Double, end: Double, seconds: Double)] =
      switch self {
      case .focus: [(880, 880, 0.04)]
      case .error: [(330, 330, 0.065), (220, 220, 0.085)]
      case .success: [(659, 659, 0.055), (988, 988, 0.085)]
      case .boundary: [(233, 233, 0.06)]
      case .on: [(440, 660, 0.08)]
      case .off: [(660, 440, 0.08)]
      case .capital: [(1320, 1320, 0.04)]
      }
    return CueTone(
      notes: notes.map { CueTone.Note(start: $0.start, end: $0.end, seconds: $0.seconds) })
  }

  /// The file that holds it, in the folder of cues.
  package var fileName: String { "\(rawValue).wav" }

  /// The file as the program makes it: mono, 16 bits.
  package var file: WAVFile {
    WAVFile(sampleRate: CueSound.sampleRate, samples: tone.samples(at: CueSound.sampleRate))
  }
}
