import FormCore
import FormRuntime
import FormViews
import Narration
import SpeechCore
import Testing

/// How the words of a Swift form are spoken, where it says so itself.
@MainActor
@Suite struct SpeechAttributesTests {
  struct Codes: View {
    @State private var code = "A-1"
    @State private var isShown = false

    var body: some View {
      TextField("Code", text: $code).speechSpellsOutCharacters()
      TextField("Mark", text: $code).speechAlwaysIncludesPunctuation()
      Toggle("Low", isOn: $isShown).speechAdjustedPitch(-0.4)
      Text("Read: this").speechAlwaysIncludesPunctuation().speechAdjustedPitch(2)
      Button("Late") { isShown = true }.speechAnnouncementsQueued()
      if isShown { Text("Shown").speechAnnouncementsQueued() }
    }
  }

  private func atCodes() throws -> Listener {
    let listener = try Listener(of: ViewForm(Codes()), .brief)
    return listener
  }

  @Test func `What is to be spelt is said character by character`() throws {
    let listener = try atCodes()
    #expect(listener.heard().last == "cap C o d e, edit, cap A dash 1")
    listener.type("b")
    #expect(listener.heard() == ["b"])
  }

  @Test func `What is to be read with its marks is said with their names`() throws {
    let listener = try atCodes()
    listener.forget()
    listener.press(.tab)
    let parts = listener.told().flatMap(\.parts)
    #expect(parts.map(\.text.string) == ["Mark", "edit", "A-1"])
    #expect(parts.map { $0.spoken?.text } == [nil, nil, "A dash 1"])
  }

  @Test func `What is to be said lower or higher has a voice that does`() throws {
    let listener = try Listener(of: ViewForm(Codes()))
    listener.press(.tab)
    listener.forget()
    listener.press(.tab, .tab)
    let parts = listener.told().flatMap(\.parts)
    #expect(parts.first { $0.text == "Low" }?.voiceChange?.pitch == .relative(-20))
    let text = parts.first { $0.kind == .text }
    #expect(text?.text == "Read: this")
    #expect(text?.voiceChange?.pitch == .relative(50))
    #expect(text?.spoken?.text == "Read colon: this")
  }

  @Test func `What is to be queued cuts nothing that is being said`() throws {
    let listener = try atCodes()
    listener.press(.tab, .tab)
    listener.forget()
    listener.press(.tab)
    #expect(listener.told().map(\.topic) == [nil])
    listener.press(.return)
    let told = listener.told()
    #expect(told.map(\.text) == ["Shown"])
    #expect(told.map(\.priority) == [.polite])
  }

  struct Volume: View {
    @State private var volume = 3
    @State private var isOn = false

    var body: some View {
      Text("Volume")
        .accessibilityValue("\(volume) of ten")
        .accessibilityHint("Loud is far")
        .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
      Toggle("Sound", isOn: $isOn).accessibilityValue(isOn ? "playing" : "silent")
      Button("Blue") {}.accessibilityAddTraits(.isSelected)
    }
  }

  @Test func `Values in words are said in place of what a control would say`() throws {
    let listener = try Listener(of: ViewForm(Volume()))
    #expect(
      listener.heard().last == "Volume, slider, 3 of ten, Loud is far, 1 of 2, Return: next")
    listener.press(.up)
    #expect(listener.heard() == ["4 of ten"])
    listener.press(.tab, .character(" "))
    #expect(listener.heard() == ["Sound, check box, silent, 2 of 2", "playing"])
    listener.press(.tab)
    #expect(listener.heard() == ["Blue, button, selected"])
  }
}
