import FormViews
import Foundation
import Testing

@Suite("What a program has said")
@MainActor
struct AnnouncementTests {
  struct Saver: View {
    @State private var count = 0

    var body: some View {
      Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
      Button("Urgent") {
        var text = AttributedString("Fire")
        text.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(text).post()
      }
      Button("Later") {
        Task {
          var text = AttributedString("Loaded")
          text.accessibilitySpeechAnnouncementPriority = .low
          AccessibilityNotification.Announcement(text).post()
        }
      }
      TextField("Name", text: .constant(""))
        .onSubmit { AccessibilityNotification.Announcement("Returned").post() }
    }
  }

  @Test("An action has something said, as urgently as it asks")
  func actions() {
    let person = Person(Saver())
    person.go(to: "Save")
    _ = person.told()
    person.press(.return, .tab)
    person.press(.return)
    #expect(
      person.told() == [
        "announced (default): Saved", "Urgent (user)", "announced (high): Fire",
      ])
    person.go(to: "Name")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["announced (default): Returned"])
  }

  @Test("A task that an action begins has it said in the same form", .timeLimit(.minutes(1)))
  func tasks() async {
    let (person, other) = (Person(Saver()), Person(Saver()))
    person.go(to: "Later")
    person.press(.return)
    _ = (person.told(), other.told())
    var told: [String] = []
    while told.isEmpty {
      await Task.yield()
      told = person.told()
    }
    #expect(told == ["announced (low): Loaded"])
    #expect(other.told() == [])
  }
}
