/// Why a WAV file cannot be read.
public struct WAVFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  public enum Problem: Error, Hashable, Sendable {
    /// The system would not read it; the reason is in its words.
    case unreadable(String)
    /// It does not begin as a RIFF WAVE file does.
    case notWAV
    /// It ends before its own sizes say.
    case cutShort
    /// There is no format before the samples, or none at all.
    case noFormat
    /// There are no samples.
    case noData
    /// The samples are compressed, or floating-point.
    case notPCM(coding: Int)
    /// There is more than one channel.
    case notMono(channels: Int)
    /// The samples have another width.
    case not16Bits(bits: Int)
  }

  /// The file's path, or what stands for it.
  public var name: String
  /// What is wrong with it.
  public var problem: Problem

  /// The file, what is wrong, and how to mend it.
  public var description: String {
    let mend = problem.mend.map { " \($0)" } ?? ""
    return "Cannot read “\(name)”: \(problem.reason).\(mend)"
  }
}

extension WAVFileError.Problem {
  /// What is wrong, in a few words.
  package var reason: String {
    switch self {
    case .unreadable(let reason): reason
    case .notWAV: "it is not a WAV file"
    case .cutShort: "it ends before its header says"
    case .noFormat: "it has no “fmt ” chunk before its samples"
    case .noData: "it has no “data” chunk"
    case .notPCM(let coding): "its samples are coded (format \(coding))"
    case .notMono(let channels): "it has \(channels) channels"
    case .not16Bits(let bits): "its samples have \(bits) bits"
    }
  }

  fileprivate var mend: String? {
    switch self {
    case .unreadable: nil
    case .notWAV: "Give a mono 16-bit WAV file."
    case .cutShort: "Copy or make it again."
    case .noFormat, .noData: "Make it again."
    case .notPCM, .notMono, .not16Bits:
      "Convert it to mono 16-bit PCM: sox IN.wav -c 1 -b 16 -e signed-integer OUT.wav"
    }
  }
}
