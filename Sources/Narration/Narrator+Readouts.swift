import FormCore
import SpeechCore

/// Text between the fields, and values that the page shows there.
extension Narrator {
  /// A text; of a value that the page shows also what it is.
  func parts(of text: FormText) -> [AnnouncementPart] {
    guard let readout = text.readout else {
      return outside(.text, text.text, text.language, runs: text.runs, text.speech)
    }
    let kind: Phrase =
      switch readout.kind {
      case .output: .readoutOutput
      case .meter: .readoutMeter
      case .progress: .readoutProgress
      }
    let value =
      switch readout.value {
      case .text(let words):
        isSilent(words) ? [part(.text, .valueBlank)] : outside(.text, words, text.language)
      case .percent(let percent): [part(.text, .readoutPercent, count: percent)]
      case .unknown: [part(.text, .readoutUnknown)]
      }
    return outside(.text, readout.name ?? "", text.language) + [part(.text, kind)] + value
  }

  /// A text as it is printed, on one line.
  public func line(for text: FormText) -> String {
    guard text.readout != nil else { return text.text }
    return parts(of: text).sentences.map(\.string).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
