/// Why a sink cannot be opened, or fell silent.
public enum AudioSinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The device could not be opened.
  case cannotOpenDevice(device: String, reason: String)
  /// The device stopped taking frames in mid-speech.
  case deviceLost(device: String, reason: String)
  /// The file could not be created.
  case cannotCreateFile(path: String, reason: String)
  /// The file stopped taking frames.
  case cannotWriteFile(path: String, reason: String)

  /// What happened, where, and how to mend it.
  public var description: String {
    switch self {
    case .cannotOpenDevice(let device, let reason):
      "Cannot open the audio device “\(device)”: \(reason). Check that a sound card or sound "
        + "server is there (`aplay -L` lists the devices), or go on without sound."
    case .deviceLost(let device, let reason):
      "The audio device “\(device)” stopped: \(reason). Nothing more will be heard; connect it "
        + "again and start anew."
    case .cannotCreateFile(let path, let reason):
      "Cannot create the audio file “\(path)”: \(reason). Check that its folder exists and may be "
        + "written to."
    case .cannotWriteFile(let path, let reason):
      "Cannot write the audio file “\(path)”: \(reason). It holds what was heard until then; make "
        + "room and start anew."
    }
  }
}
