import FormCore
import SpeechCore

/// Text between the fields, and values that the page shows there.
extension Narrator {
  /// A text; of a value that the page shows also what it is.
  func parts(of text: FormText) -> [AnnouncementPart] {
    guard let readout = text.readout else {
      return linkedParts(text)
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

  /// Words with the links among them, each of which is called one.
  private func linkedParts(_ text: FormText) -> [AnnouncementPart] {
    var rest = text.runs.covering(text.text, in: text.language)[...]
    guard rest.contains(where: \.isLink) else {
      return outside(.text, text.text, text.language, runs: text.runs, text.speech)
    }
    var parts: [AnnouncementPart] = []
    // How a link follows the words before it.
    var joint: AnnouncementPart.Joint?
    while let first = rest.first {
      let piece = Array(first.isLink ? rest.prefix(1) : rest.prefix { !$0.isLink })
      rest = rest.dropFirst(piece.count)
      // A full stop behind a link is nothing to be heard.
      guard piece.text.unicodeScalars.contains(where: \.isSayable) else { continue }
      let runs = piece.trimmingSpace
      var said = outside(.text, runs.text, text.language, runs: runs, text.speech)
      if let joint, !said.isEmpty { said[0].joint = joint }
      parts += said
      if first.isLink { parts.append(part(.text, .roleLink)) }
      joint = first.isLink ? nil : piece.text.last?.isWhitespace == true ? .space : .word
    }
    return parts
  }

  /// A text as it is printed, on one line.
  public func line(for text: FormText) -> String {
    guard text.readout != nil else { return text.text }
    return parts(of: text).sentences.map(\.string).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
