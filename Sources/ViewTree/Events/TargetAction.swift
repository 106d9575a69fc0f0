// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A target, held weakly, and the method to call on it.
package final class TargetAction {
  /// What a target's action is found by.
  package nonisolated struct Key: Hashable {
    package var target: ObjectIdentifier?
    package var selector: ActionSelector.Identity
  }

  package private(set) weak var target: AnyObject?
  package let selector: ActionSelector
  /// What the pair is found by.
  package nonisolated let key: Key

  package init(target: AnyObject?, selector: ActionSelector) {
    self.target = target
    self.selector = selector
    key = Key(target: target.map { ObjectIdentifier($0) }, selector: selector.identity)
  }

  /// Calls the method: without a target, on the first object of a responder chain that has it.
  ///
  /// - Returns: Whether an object has the method.
  @discardableResult
  package func perform(sender: Any?, event: Event? = nil, chains: [(any Responder)?] = []) -> Bool {
    if key.target != nil {
      guard let target else { return false }
      return selector.call(target, sender, event)
    }
    for chain in chains {
      var responder = chain
      while let current = responder {
        if selector.call(current, sender, event) { return true }
        responder = current.next
      }
    }
    return false
  }

  /// An action that calls the target.
  package func action(chains: @escaping (AnyObject?) -> [(any Responder)?] = { _ in [] }) -> Action
  {
    let action = Action { [self] action in
      perform(sender: action.sender, chains: chains(action.sender))
    }
    mark(action)
    return action
  }

  /// Marks an action as calling the target.
  package func mark(_ action: Action) {
    action.targetKey = key
    action.target = target
  }

  /// Returns whether an action was made for the same target and selector.
  package func isCalled(by action: Action) -> Bool {
    action.targetKey == AnyHashable(key) && action.target === target
  }
}

extension Action {
  /// Returns whether the action calls a target's method; `nil` matches every target or method.
  package func calls(_ target: Any?, _ selector: ActionSelector?) -> Bool {
    guard let key = targetKey?.base as? TargetAction.Key else { return false }
    if let target, key.target != ObjectIdentifier(target as AnyObject) { return false }
    return selector.map { $0.identity == key.selector } ?? true
  }
}
