import FocusCore
import FormCore
import Foundation

/// What a program wants to be told to those who hear its form.
public enum AccessibilityNotification {
  /// A text to be said.
  ///
  /// It is said in the form whose action posts it: what a button, `onChange`, `onAppear` or `task`
  /// does, and the tasks that these begin. Code that no form has called, such as a timer's or a
  /// detached task's, belongs to no form, and what it posts nobody hears: let it change a state.
  public struct Announcement {
    private let text: AttributedString

    /// Creates an announcement, with a priority where the text has one.
    public init(_ announcement: AttributedString) { text = announcement }

    /// Creates an announcement.
    public init(_ announcement: String) { self.init(AttributedString(announcement)) }

    /// Has it said.
    public func post() {
      let priority = text.accessibilitySpeechAnnouncementPriority ?? .default
      Outbox.current?.post(
        FormMessage(
          String(text.characters), priority: priority.inMessages, language: text.languageIdentifier)
      )
    }
  }
}

extension AttributeScopes {
  /// Attributes for those who hear a text.
  public struct AccessibilityAttributes: AttributeScope {
    /// How urgent an announcement is.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// How urgent an announcement is.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// How urgent it is.
      public enum AnnouncementPriority: String, Hashable, Sendable, CaseIterable {
        /// After everything else.
        case low
        /// After what is being said.
        case `default`
        /// At once.
        case high
      }

      /// How urgent it is.
      public typealias Value = AnnouncementPriority
      /// What the attribute is called.
      public static let name = "AccessibilitySpeechAnnouncementPriority"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute for those who hear a text.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.Value {
  fileprivate var inMessages: FormMessage.Priority {
    switch self {
    case .low: .low
    case .default: .default
    case .high: .high
    }
  }
}

/// What a form's program has posted and the person has not been told yet.
///
/// Any thread may post.
final class Outbox: Sendable {
  /// That of the form whose action is being done.
  ///
  /// It goes with the task, and not with the process: so two forms at once stay apart.
  @TaskLocal static var current: Outbox?

  private let inbox: Inbox
  private let messages = Guarded<[FormMessage]>([])

  init(inbox: Inbox) { self.inbox = inbox }

  func post(_ message: FormMessage) {
    messages.withLock { $0.append(message) }
    inbox.wake()
  }

  func takeAll() -> [FormMessage] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
