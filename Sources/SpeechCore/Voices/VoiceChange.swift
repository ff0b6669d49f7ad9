/// What differs from a voice.
public struct VoiceChange: Hashable, Sendable {
  /// A number instead of the voice's own, or added to it.
  public enum Amount: Hashable, Sendable {
    case absolute(Int)
    case relative(Int)

    /// The number that results.
    public func applied(to number: Int) -> Int {
      switch self {
      case .absolute(let own): own
      case .relative(let change): number + change
      }
    }
  }

  /// Another voice; one that begins with `+` is a variant of whatever voice speaks, as `+f3` is.
  public var family: String?
  /// Another rate, in words per minute.
  public var rate: Amount?
  /// Another pitch.
  public var pitch: Amount?
  /// Another range of pitch.
  public var range: Amount?
  /// Another volume.
  public var volume: Amount?
  /// Whether punctuation is named.
  public var namesPunctuation: Bool?

  /// Creates a change that changes nothing.
  public init() {}

  /// The voice with the change; numbers are kept inside their range.
  public func applied(to voice: Voice) -> Voice {
    Voice(
      language: voice.language,
      family: family.map { voice.family(changedTo: $0) } ?? voice.family,
      rate: rate?.applied(to: voice.rate) ?? voice.rate,
      pitch: pitch?.applied(to: voice.pitch) ?? voice.pitch,
      range: range?.applied(to: voice.range) ?? voice.range,
      volume: volume?.applied(to: voice.volume) ?? voice.volume,
      namesPunctuation: namesPunctuation ?? voice.namesPunctuation)
  }

  /// What differs when another change comes on top of this one.
  func followed(by change: VoiceChange) -> VoiceChange {
    var both = self
    both.family = change.family ?? family
    both.rate = change.rate?.following(rate) ?? rate
    both.pitch = change.pitch?.following(pitch) ?? pitch
    both.range = change.range?.following(range) ?? range
    both.volume = change.volume?.following(volume) ?? volume
    both.namesPunctuation = change.namesPunctuation ?? namesPunctuation
    return both
  }
}

extension VoiceChange.Amount {
  /// Both in one, this one on top.
  fileprivate func following(_ earlier: Self?) -> Self {
    guard case .relative(let change) = self, let earlier else { return self }
    return switch earlier {
    case .absolute(let number): .absolute(number + change)
    case .relative(let first): .relative(first + change)
    }
  }
}

extension Voice {
  /// Whether the family is a variant that goes with any voice.
  package var isVariantOnly: Bool { family?.hasPrefix("+") == true }

  /// The family of a voice that is to be another, or the same with another variant.
  fileprivate func family(changedTo family: String) -> String {
    guard family.hasPrefix("+"), let own = self.family else { return family }
    return own.prefix { $0 != "+" } + family
  }
}
