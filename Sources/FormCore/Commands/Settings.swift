/// What of the voice a person can change at any key.
public enum VoiceSetting: String, Hashable, Sendable, CaseIterable {
  case rate, volume, pitch
}

/// How a person wants to be told things, as far as it can be changed at any key.
public enum ReadingSetting: String, Hashable, Sendable, CaseIterable {
  case verbosity, punctuation, typingEcho, capitals
}
