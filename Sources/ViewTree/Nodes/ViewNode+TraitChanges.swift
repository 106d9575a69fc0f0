// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// Calls a closure whenever one of some traits is another.
  ///
  /// UIKit: `registerForTraitChanges(_:handler:)`. The node must be of the type that the closure
  /// takes; that of another type is never called.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Gets the node and its former traits.
  /// - Returns: What stops the calls.
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

  /// Stops the calls of a closure.
  ///
  /// UIKit: `unregisterForTraitChanges(_:)`.
  ///
  /// - Parameter registration: What asking for them gave; that of another node does nothing.
  public final func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    rare?.traitObservers.removeAll { $0 === registration }
  }

  final func notifyTraitObservers(_ former: TraitCollection) {
    guard let observers = rare?.traitObservers, !observers.isEmpty else { return }
    let now = traitCollection
    for observer in observers { observer.notify(self, former: former, now: now) }
  }
}
