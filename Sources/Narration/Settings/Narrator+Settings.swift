import FormCore
import SpeechCore

extension Narrator {
  /// Goes on to the next way of being told things, and tells which that is.
  mutating func changedPart(_ setting: ReadingSetting) -> AnnouncementPart {
    switch setting {
    case .verbosity: settings.verbosity.goOn()
    case .punctuation: settings.punctuation.goOn()
    case .typingEcho: settings.typingEcho.goOn()
    case .capitals: settings.capitals.goOn()
    }
    return part(.message, phrase(for: setting))
  }

  private func phrase(for setting: ReadingSetting) -> Phrase {
    switch setting {
    case .verbosity:
      switch settings.verbosity {
      case .brief: .settingBrief
      case .normal: .settingNormal
      case .full: .settingFull
      }
    case .punctuation:
      switch settings.punctuation {
      case .none: .settingNoPunctuation
      case .some: .settingSomePunctuation
      case .most: .settingMostPunctuation
      case .all: .settingAllPunctuation
      }
    case .typingEcho:
      switch settings.typingEcho {
      case .characters: .settingEchoCharacters
      case .words: .settingEchoWords
      case .both: .settingEchoBoth
      case .none: .settingEchoNone
      }
    case .capitals:
      switch settings.capitals {
      case .word: .settingCapitalWord
      case .pitch: .settingCapitalPitch
      case .cue: .settingCapitalCue
      case .none: .settingCapitalNone
      }
    }
  }

  /// What a rate, volume or pitch is now, and whether it goes no further.
  func parts(
    voice setting: VoiceSetting, number: Int, isRaised: Bool, isLimit: Bool
  ) -> [AnnouncementPart] {
    let (phrase, most, least): (Phrase, Phrase, Phrase) =
      switch setting {
      case .rate: (.settingRate, .settingFastest, .settingSlowest)
      case .volume: (.settingVolume, .settingLoudest, .settingSoftest)
      case .pitch: (.settingPitch, .settingHighest, .settingLowest)
      }
    var parts = [part(.message, phrase, ["number": "\(number)"])]
    if isLimit {
      parts.append(part(.message, isRaised ? most : least))
      parts[1].cue = .boundary
    }
    return parts
  }
}

extension CaseIterable where Self: Equatable {
  /// Becomes the next case; after the last one, the first.
  fileprivate mutating func goOn() {
    let all = Array(Self.allCases)
    guard let index = all.firstIndex(of: self) else { return }
    self = all[(index + 1) % all.count]
  }
}
