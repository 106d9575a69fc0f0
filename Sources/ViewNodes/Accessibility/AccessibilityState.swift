// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// What was said about a node for those who do not see it; `nil` is the class's own default.
package final class AccessibilityState {
  var isElement: Bool?
  // Two layers: said to be nothing, or not said at all.
  var label: String??
  var value: String??
  var hint: String??
  var traits: AccessibilityTraits?
  var elements: [ViewNode]??
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
}

/// What a class says about its nodes by itself.
struct AccessibilityDescription {
  var isElement = false
  var label: String?
  var value: String?
  var traits: AccessibilityTraits = []
}

/// A class whose nodes say something by themselves.
protocol AccessibilityDescribing: ViewNode {
  var accessibilityDescription: AccessibilityDescription { get }
}

extension ViewNode {
  final var accessibilityState: AccessibilityState {
    if let existing = rareState.accessibility { return existing }
    let made = AccessibilityState()
    rareState.accessibility = made
    return made
  }

  /// What was said, if anything was.
  final func spoken<Value>(_ part: KeyPath<AccessibilityState, Value?>) -> Value? {
    rare?.accessibility?[keyPath: part]
  }

  final var ownDescription: AccessibilityDescription {
    (self as? any AccessibilityDescribing)?.accessibilityDescription ?? AccessibilityDescription()
  }

  /// Where the node is on the screen, in points. UIKit: `accessibilityFrame`.
  public final var accessibilityFrame: CGRect { convert(bounds, to: nil) }
}
