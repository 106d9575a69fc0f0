// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Observation

/// A property wrapper for a value of an ``ObservableObject`` that views observe.
///
/// Combine: `Published`. The projected value, `$name`, is a publisher of the values.
@propertyWrapper
public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  /// Creates a property with an initial value.
  ///
  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a property with an initial value.
  ///
  /// - Parameter initialValue: The value.
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// A publisher of the values.
  ///
  /// Setting it makes the property the one of the publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// A publisher of the values of a published property: the current one at first, and each new one
  /// just before the property has it.
  ///
  /// Combine: `Published.Publisher`.
  public nonisolated struct Publisher: DeclarativeViews.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// There are no errors.
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    /// Sends the current value to a receiver, and adds it.
    public func _subscribe(_ receiver: _Receiver<Value, Never>) {
      storage.receivers.add(receiver)
      receiver.send(storage.untracked)
    }

    /// The identity of the property.
    public var _identity: AnyHashable? { ObjectIdentifier(storage) }

    /// Sets the property to the values of a publisher while it exists.
    func assign(from publisher: some DeclarativeViews.Publisher<Value, Never>) {
      let storage = storage
      let subscription = publisher.sink { [weak storage] in storage?.set($0) }
      storage.subscriptions.withLock { $0.append(subscription) }
    }
  }
}

/// A published property of any type.
nonisolated protocol PublishedProperty {
  /// Sets the publisher that announces changes of the property's object.
  func announce(to publisher: ObservableObjectPublisher)
}

nonisolated extension Published: PublishedProperty {
  func announce(to publisher: ObservableObjectPublisher) { storage.owner.exchange(publisher) }
}

/// The storage of a published value, which notifies its readers of the next change.
///
/// Unchecked, because values are read and set where the object is, as Combine's.
@Observable
private nonisolated final class PublishedStorage<Value>: @unchecked Sendable {
  private(set) var value: Value
  @ObservationIgnored let receivers = ReceiverList<Value, Never>()
  /// What announces changes of the object, if there is someone to whom to announce them.
  @ObservationIgnored let owner = LockedState<ObservableObjectPublisher?>(nil)
  /// The subscriptions whose values are assigned to the property.
  @ObservationIgnored let subscriptions = LockedState<[AnyCancellable]>([])

  init(_ value: Value) {
    self.value = value
  }

  /// The value, on which the view that is being evaluated doesn't depend.
  var untracked: Value { _value }

  func set(_ new: Value) {
    owner.current?.sendToReceivers()
    receivers.send(new)
    value = new
  }
}
