// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The accessibility properties set on a node; `nil` leaves a property at its class's default.
package final class AccessibilityState {
  var isElement: Bool?
  // Doubly optional: explicitly `nil`, or never set.
  var label: String??
  var value: String??
  var hint: String??
  var traits: AccessibilityTraits?
  var elements: [ViewNode]??
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  /// The label beside the node that says what it is.
  weak var titleNode: ViewNode?
}

/// The accessibility properties that a class gives its nodes by default.
struct AccessibilityDescription {
  var isElement = false
  var label: String?
  var value: String?
  var traits: AccessibilityTraits = []
}

/// A class whose nodes have default accessibility properties.
protocol AccessibilityDescribing: ViewNode {
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
  final func spoken<Value>(_ part: KeyPath<AccessibilityState, Value?>) -> Value? {
    accessibility?[keyPath: part]
  }

  /// The label that says what this node is, heard as its name unless it is given another.
  package final var accessibilityTitleNode: ViewNode? {
    get { accessibility?.titleNode }
    set { accessibilityState.titleNode = newValue }
  }

  final var ownDescription: AccessibilityDescription {
    (self as? any AccessibilityDescribing)?.accessibilityDescription ?? AccessibilityDescription()
  }

}

extension ViewNode {
  /// The frame of the node in screen coordinates, in points. UIKit: `accessibilityFrame`.
  public final var accessibilityFrame: CGRect { convert(bounds, to: nil) }
}
