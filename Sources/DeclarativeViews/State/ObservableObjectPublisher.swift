// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Observation

/// Announces changes of an ``ObservableObject`` to the views that observe it.
///
/// Combine: `ObservableObjectPublisher`. It has no subscribers other than the views with a property
/// for the object: an ``ObservedObject``, a ``StateObject``, or an ``EnvironmentObject``.
public nonisolated final class ObservableObjectPublisher: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// Creates a publisher.
  public init() {}

  /// Updates the views that observe the object.
  ///
  /// It may be called before the change, since views are updated later.
  public func send() { registrar.withMutation(of: self, keyPath: \.change) {} }

  /// Records that a view observes the object.
  func noteReading() { registrar.access(self, keyPath: \.change) }

  /// What views observe.
  private var change: Void { () }
}

nonisolated extension ObservableObject {
  /// Returns the object, recording that the view whose body is evaluated observes it.
  func observed() -> Self {
    if CurrentReader.current != nil { objectWillChange.noteReading() }
    return self
  }
}
