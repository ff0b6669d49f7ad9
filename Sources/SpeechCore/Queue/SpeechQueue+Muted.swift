/// What a program needs that can be silenced.
extension SpeechQueue {
  /// Whether there is an engine that can speak.
  public var speaks: Bool { state.withLock { $0.isSpeaking } }

  /// Takes an announcement as heard without saying it: someone prints it.
  public func deliver(_ announcement: Announcement) {
    if !announcement.parts.isEmpty { recordAsDelivered(announcement) }
  }
}
