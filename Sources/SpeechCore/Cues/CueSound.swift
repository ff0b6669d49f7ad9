/// The sound of a cue, ready to be mixed with speech.
public struct CueSound: Hashable, Sendable {
  /// What a transcript calls it: the name of a cue, or of a file.
  public var name: String
  /// Frames per second; it is heard only where speech has as many.
  public var sampleRate: Int
  /// The frames, mono.
  public var samples: [Int16]

  /// Frames per second of the sounds of a profile: those of espeak-ng.
  package static let sampleRate = 22_050
  /// The longest sound of a profile, in seconds.
  static let longest = 2.0

  /// Creates a sound.
  public init(name: String, sampleRate: Int, samples: [Int16]) {
    self.name = name
    self.sampleRate = sampleRate
    self.samples = samples
  }
}

extension CueSound {
  /// Why a file is no cue: what is wrong with it, and how to mend it.
  struct Unusable: Error, Hashable {
    var reason: String
    var mend: String
  }

  /// Reads a WAV file.
  init(name: String, contentsOf path: String) throws(Unusable) {
    let bytes: [UInt8]
    do throws(SettingsFile.Failure) {
      bytes = try SettingsFile.bytes(at: path)
    } catch {
      throw Unusable(reason: "\(error)", mend: "or write \"none\"")
    }
    let file: WAVFile
    do throws(WAVFileError) {
      file = try WAVFile(bytes: bytes, name: name)
    } catch {
      throw Unusable(reason: error.problem.reason, mend: Self.conversion)
    }
    guard file.sampleRate == Self.sampleRate else {
      throw Unusable(reason: "it has \(file.sampleRate) frames a second", mend: Self.conversion)
    }
    guard Double(file.samples.count) <= Self.longest * Double(Self.sampleRate) else {
      throw Unusable(
        reason: "it is longer than 2 seconds", mend: "cut it: sox IN.wav OUT.wav trim 0 2")
    }
    self.init(name: name, sampleRate: file.sampleRate, samples: file.samples)
  }

  private static let conversion =
    "make it a mono 16-bit WAV file: sox IN -r \(sampleRate) -c 1 -b 16 -e signed-integer OUT.wav"
}
