import SpeechCore

extension AudioSink {
  /// The time on the sink's clock, in seconds since it started.
  public var seconds: Double { Double(position) / Double(sampleRate) }
}
