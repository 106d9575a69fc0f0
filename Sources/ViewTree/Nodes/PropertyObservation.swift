// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An observer of a property of a node, which compares the value with the last one whenever the node
/// says that a property may have changed.
package final class PropertyObservation {
  /// Compares the value and tells the observer; `nil` once observing has ended.
  package var tell: ((ViewNode) -> Void)?
  /// Returns whether an observer, property, and context are those of this observation.
  package let isOf: (AnyObject, String, UnsafeMutableRawPointer?) -> Bool
  /// The number of calls under way, each in the handler of the one before.
  private var depth = 0

  package init(
    isOf: @escaping (AnyObject, String, UnsafeMutableRawPointer?) -> Bool = { _, _, _ in false },
    tell: @escaping (ViewNode) -> Void
  ) {
    self.isOf = isOf
    self.tell = tell
  }

  fileprivate func perform(for node: ViewNode) {
    // A handler that always changes what it observes would never return.
    guard depth < LayoutPass.roundLimit else { return }
    depth += 1
    tell?(node)
    depth -= 1
  }
}

extension ViewNode {
  /// Tells the observers of properties that have changed.
  @inline(__always)
  package final func propertiesMayHaveChanged() {
    if let rare, !rare.observations.isEmpty { rare.tellObservers(of: self) }
  }
}

extension ViewNode.RareState {
  func tellObservers(of node: ViewNode) {
    // This is a copy, because a handler may change the list.
    for observation in observations { observation.perform(for: node) }
  }

  package func end(_ observation: PropertyObservation) {
    observation.tell = nil
    observations.remove(identicalTo: observation)
  }
}
