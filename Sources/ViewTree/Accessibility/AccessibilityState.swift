// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The accessibility properties set on a node; `nil` leaves a property at its class's default.
package final class AccessibilityState {
  var isElement: Bool?
  // Doubly optional: explicitly `nil`, or never set.
  package var label: String??
  var value: String??
  var hint: String??
  package var traits: AccessibilityTraits?
  var elements: [Any]??
  var frame: CGRect?
  var customActions: [AccessibilityCustomAction]??
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  /// The place in the order of the elements in a container: higher ones are read first.
  package var sortPriority = 0.0
  /// The label next to the node that names it.
  weak var titleNode: ViewNode?
}

/// The default accessibility properties of a class of nodes.
package struct AccessibilityDescription {
  package var isElement: Bool
  package var label: String?
  package var value: String?
  package var traits: AccessibilityTraits
  /// The role of an element, if its traits don't imply it.
  package var role: String?
  /// The role of a node that contains elements.
  package var containerRole: String?

  package init(
    isElement: Bool = false, label: String? = nil, value: String? = nil,
    traits: AccessibilityTraits = [], role: String? = nil, containerRole: String? = nil
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
    self.role = role
    self.containerRole = containerRole
  }
}

/// A class whose nodes have default accessibility properties.
package protocol AccessibilityDescribing: ViewNode {
  var accessibilityDescription: AccessibilityDescription { get }
}

extension AccessibleItem {
  final var accessibilityState: AccessibilityState {
    if let existing = accessibility { return existing }
    let made = AccessibilityState()
    accessibility = made
    return made
  }

  /// Returns the value set for a property, if any.
  package final func spoken<Value>(_ part: KeyPath<AccessibilityState, Value?>) -> Value? {
    accessibility?[keyPath: part]
  }

  /// The label that names this node, used as its accessibility label unless it has one.
  package final var accessibilityTitleNode: ViewNode? {
    get { accessibility?.titleNode }
    set { accessibilityState.titleNode = newValue }
  }

  /// The place of the node among others in its container, which are read in order of their
  /// priority, and by position if it is the same; 0 by default.
  package final var accessibilitySortPriority: Double {
    get { accessibility?.sortPriority ?? 0 }
    set { if newValue != accessibilitySortPriority { accessibilityState.sortPriority = newValue } }
  }

  final var ownDescription: AccessibilityDescription {
    (self as? any AccessibilityDescribing)?.accessibilityDescription ?? AccessibilityDescription()
  }

}
