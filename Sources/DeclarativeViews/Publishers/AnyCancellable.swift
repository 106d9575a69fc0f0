// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A subscription that ends when it is canceled or released.
///
/// Combine: `AnyCancellable`.
///
/// Unchecked, because a lock protects the action.
public nonisolated final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let action: LockedState<(() -> Void)?>

  /// Creates a subscription with an action that ends it, which is performed once.
  ///
  /// - Parameter cancel: The action.
  public init(_ cancel: @escaping () -> Void) {
    action = LockedState(cancel)
  }

  /// Creates a subscription that cancels an activity at its end.
  ///
  /// - Parameter canceller: The activity.
  public init(_ canceller: some Cancellable) {
    action = LockedState { canceller.cancel() }
  }

  deinit { cancel() }

  /// Ends the subscription.
  public func cancel() { action.exchange(nil)?() }

  /// Adds the subscription to a set.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Adds the subscription to a collection.
  ///
  /// - Parameter collection: The collection.
  public func store<Collection: RangeReplaceableCollection>(
    in collection: inout Collection
  ) where Collection.Element == AnyCancellable {
    collection.append(self)
  }

  /// Returns whether two references are to the same subscription.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Adds the identity of the subscription to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
