// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// Registers a closure to call whenever any of the given traits changes.
  ///
  /// UIKit: `registerForTraitChanges(_:handler:)`. The node must be of the type that the closure
  /// takes; otherwise, the closure is never called.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: The closure, which receives the node and its former traits.
  /// - Returns: A token for canceling the registration; see ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public final func registerForTraitChanges<Node>(
    _ traits: [any TraitDefinition.Type], handler: @escaping (Node, TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { node, former in
      if let node = node as? Node { handler(node, former) }
    }
    rareState.traitObservers.append(registration)
    return registration
  }

  /// Cancels a registration for trait changes.
  ///
  /// UIKit: `unregisterForTraitChanges(_:)`.
  ///
  /// - Parameter registration: The token returned by the registration; a token of another node is
  ///   ignored.
  public final func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    rare?.traitObservers.remove(identicalTo: registration)
  }

  final func notifyTraitObservers(_ former: TraitCollection) {
    guard let observers = rare?.traitObservers, !observers.isEmpty else { return }
    let now = traitCollection
    for observer in observers { observer.notify(self, former: former, now: now) }
  }
}
