// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An activity that can be canceled, such as a subscription to a publisher.
///
/// Combine: `Cancellable`.
public nonisolated protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

nonisolated extension Cancellable {
  /// Adds a subscription that cancels this activity at its end to a set.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }

  /// Adds a subscription that cancels this activity at its end to a collection.
  ///
  /// - Parameter collection: The collection.
  public func store<Collection: RangeReplaceableCollection>(
    in collection: inout Collection
  ) where Collection.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}
