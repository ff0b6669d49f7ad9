import FocusCore

/// An object that tells of its changes as a whole.
///
/// The shape is Combine's, of which there is none here: only what forms need of it. A class says
/// nothing more than that it conforms, and marks its properties with `@Published`.
public protocol ObservableObject: AnyObject {
  /// What tells of the changes.
  ///
  /// A class that changes more than published properties declares its own, as
  /// `let objectWillChange = ObservableObjectPublisher()`, and sends by hand.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher of the object's published properties; they keep it, wherever in its class and
  /// the classes above they stand.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    let publisher = properties.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
    properties.forEach { $0.connect(to: publisher) }
    return publisher
  }

  /// The publisher, with every published property connected to it.
  ///
  /// Properties know nothing of a publisher that a class declares itself.
  var connectedPublisher: ObservableObjectPublisher {
    let publisher = objectWillChange
    publishedProperties.forEach { $0.connect(to: publisher) }
    return publisher
  }

  private var publishedProperties: [any PublishedProperty] {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      properties += current.children.compactMap { $0.value as? any PublishedProperty }
      mirror = current.superclassMirror
    }
    return properties
  }
}

/// Tells views that an object changes.
///
/// Any thread may send; views follow on the main actor, when the change has been made.
public final class ObservableObjectPublisher: Sendable {
  private struct WeakSubscription {
    weak var subscription: ObjectSubscription?
  }

  private let subscriptions = Guarded<[WeakSubscription]>([])

  /// Creates a publisher that nobody listens to yet.
  public init() {}

  /// Tells of a change.
  public func send() {
    let all = subscriptions.withLock { $0 }
    all.forEach { $0.subscription?.objectChanged() }
  }

  /// Adds a listener, for as long as somebody holds it.
  func add(_ subscription: ObjectSubscription) {
    subscriptions.withLock { subscriptions in
      subscriptions.removeAll { $0.subscription == nil }
      subscriptions.append(WeakSubscription(subscription: subscription))
    }
  }
}

/// A node that is evaluated again when an object changes.
final class ObjectSubscription: Sendable {
  /// What it listens to.
  let publisher: ObservableObjectPublisher
  private let inbox: Inbox
  private let node: Int

  init(_ publisher: ObservableObjectPublisher, node: Int, inbox: Inbox) {
    self.publisher = publisher
    self.node = node
    self.inbox = inbox
    publisher.add(self)
  }

  func objectChanged() { inbox.invalidate(CollectionOfOne(node)) }
}

/// Where a node keeps an object that it follows.
final class ObjectLocation<Object: ObservableObject> {
  private(set) var object: Object
  private var subscription: ObjectSubscription?

  init(_ object: Object) { self.object = object }

  /// Follows an object in place of the one before.
  @MainActor
  func follow(_ object: Object, from node: ViewNode) {
    guard subscription == nil || object !== self.object else { return }
    self.object = object
    subscription = ObjectSubscription(
      object.connectedPublisher, node: node.id, inbox: node.graph.inbox)
  }
}
