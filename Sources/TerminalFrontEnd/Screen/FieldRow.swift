import FormCore
import Narration
import SpeechCore

/// A field as a row: `Name (role, states): value`.
struct FieldRow {
  /// What stands before the value.
  var label: SafeText
  /// The value, or the option under the cursor; without its secret.
  var value: String
  /// Whether nobody is asked for it.
  let isSkipped: Bool

  /// - Parameter isAloneInPrint: Whether nothing is spoken: the row then also tells the positions
  ///   and what Return does.
  init(_ report: FieldReport, narrator: Narrator, isAloneInPrint: Bool) {
    let name =
      report.element.name.hasSuffix(":")
      ? String(report.element.name.dropLast()) : report.element.name
    var notes = narrator.nameParts(report).filter { $0.kind == .role }
    notes += narrator.stateParts(report)
    if isAloneInPrint {
      notes += narrator.positionParts(report) + narrator.returnKeyParts(of: report)
    }
    let skipped = narrator.skippedParts(report.element)
    notes += skipped
    isSkipped = !skipped.isEmpty
    let tellsSetPosition = isAloneInPrint && !narrator.asksForLines
    let valueParts = narrator.valueParts(report).filter {
      $0.kind != .group && ($0.kind != .setPosition || tellsSetPosition)
    }
    // Where nothing is edited in the row, words say more.
    let isInWords =
      narrator.asksForLines && (report.element.isReadBack || report.element.isMultiline)
    let current =
      report.element.role.isTextual && !(isInWords && !report.element.value.isEmpty)
      ? report.currentLine ?? report.element.value.text ?? ""
      : valueParts.sentences.map(\.string).joined(separator: ", ")
    var words = notes.map(\.text.string)
    if narrator.asksForLines, !isSkipped, !current.isEmpty {
      // The answer is typed where the value would stand.
      words.append(narrator.vocabulary.words(.lineCurrent, ["value": current]))
    }
    let isAnswered = report.element.role.isInput || narrator.asksForLines
    let ending = !current.isEmpty || (isAnswered && !isSkipped) ? ": " : ""
    label = SafeText("\(name) (\(words.joined(separator: ", ")))\(ending)")
    value = narrator.asksForLines && !isSkipped ? "" : current
  }
}
