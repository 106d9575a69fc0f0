// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Observation

/// Announces changes of an ``ObservableObject`` to its subscribers, and to the views that observe it.
///
/// Combine: `ObservableObjectPublisher`. Views observe an object with a property for it: an
/// ``ObservedObject``, a ``StateObject``, or an ``EnvironmentObject``. Subscribers are told before a
/// published property changes, too, if the library keeps the publisher for the object; views observe
/// each property by itself.
public nonisolated final class ObservableObjectPublisher: Publisher, Observable, Sendable {
  /// There is no value.
  public typealias Output = Void
  /// There are no errors.
  public typealias Failure = Never

  private let registrar = ObservationRegistrar()
  private let receivers = ReceiverList<Void, Never>()
  /// The object whose published properties are yet to be announced.
  private let object: LockedState<WeakObject>
  /// The subscription to the object's own publisher.
  private let source = LockedState<AnyCancellable?>(nil)

  /// Creates a publisher.
  public init() {
    object = LockedState(WeakObject(object: nil))
  }

  /// Creates the publisher of an object, which announces the changes of its published properties.
  init(of object: AnyObject) {
    self.object = LockedState(WeakObject(object: object))
  }

  /// Tells the subscribers, and updates the views that observe the object.
  ///
  /// It may be called before the change, since views are updated later.
  public func send() {
    sendToReceivers()
    registrar.withMutation(of: self, keyPath: \.change) {}
  }

  /// Tells the subscribers.
  func sendToReceivers() { receivers.send(()) }

  /// Adds a receiver.
  public func _subscribe(_ receiver: _Receiver<Void, Never>) {
    receivers.add(receiver)
    var mirror = object.exchange(WeakObject(object: nil)).object.map { Mirror(reflecting: $0) }
    while let part = mirror {
      for child in part.children {
        (child.value as? any PublishedProperty)?.announce(to: self)
      }
      mirror = part.superclassMirror
    }
  }

  /// The identity of the object.
  public var _identity: AnyHashable? { ObjectIdentifier(self) }

  /// Records that a view observes the object.
  func noteReading() { registrar.access(self, keyPath: \.change) }

  /// Announces what another publisher sends, from the first call on.
  func follow(_ publisher: some Publisher<some Any, Never>) {
    guard source.current == nil else { return }
    source.exchange(publisher.sink { [weak self] _ in self?.send() })
  }

  /// What views observe.
  private var change: Void { () }
}

/// A weak reference.
///
/// Unchecked, because the object is only reflected.
private nonisolated struct WeakObject: @unchecked Sendable {
  weak var object: AnyObject?
}

nonisolated extension ObservableObject {
  /// Returns the object, recording that the view whose body is evaluated observes it.
  func observed() -> Self {
    guard CurrentReader.current != nil else { return self }
    let publisher = objectWillChange
    if let publisher = publisher as? ObservableObjectPublisher {
      publisher.noteReading()
    } else {
      let publisherForViews = ObjectPublishers.all.publisher(of: self)
      publisherForViews.follow(publisher)
      publisherForViews.noteReading()
    }
    return self
  }
}
