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
public nonisolated protocol ObservableObject: AnyObject {
  /// Announces changes of the object to the views that observe it.
  ///
  /// An object can store a publisher of its own; otherwise the library keeps one while the object
  /// exists.
  var objectWillChange: ObservableObjectPublisher { get }
}

nonisolated extension ObservableObject {
  /// The publisher that the library keeps for the object.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.all.publisher(of: self)
  }
}
