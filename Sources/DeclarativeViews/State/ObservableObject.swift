// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An object whose ``Published`` properties views observe.
///
/// Combine: `ObservableObject`. A view is updated when a published property that its body reads has
/// changed, as with `@Observable`, or when the object announces a change with ``objectWillChange``:
///
/// ```swift
/// final class Player: ObservableObject {
///   var volume = 5 {
///     willSet { objectWillChange.send() }
///   }
/// }
/// ```
///
/// Objects can also have a publisher of another type, such as a ``PassthroughSubject``.
public nonisolated protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Announces changes of the object to the views that observe it, and to subscribers.
  ///
  /// An object can store a publisher of its own; otherwise the library keeps one while the object
  /// exists, which also tells subscribers, but not views, before a published property changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

nonisolated extension ObservableObject
where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the library keeps for the object.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.all.publisher(of: self)
  }
}
