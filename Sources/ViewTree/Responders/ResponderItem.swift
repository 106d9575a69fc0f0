// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An item that handles touches and typing.
///
/// UIKit: `UIResponder`.
///
/// A base class of ``ViewNode``.
open class ResponderItem: AccessibleItem, Responder {
  // MARK: Touches

  /// Called when touches begin in the node; forwards them to ``next``.
  ///
  /// Override to handle them, calling `super` to forward them as well.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesBegan }
  }

  /// Called when touches that began in the node move, inside or outside its bounds.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesMoved }
  }

  /// Called when touches that began in the node end, inside or outside its bounds.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesEnded }
  }

  /// Called when touches are canceled, for example by a gesture recognizer.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesCancelled }
  }

  // MARK: First responder

  /// The view to show at the bottom of the screen while the item is the first responder; `nil` by
  /// default.
  open var inputAccessoryView: ViewNode? { nil }

  /// The next responder: the controller whose view this node is, or else the superview or, at the
  /// root, the screen.
  open var next: (any Responder)? { owningNode?.nextResponder }

  /// A Boolean value that indicates whether the node can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the node can resign first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the node is the first responder, of which a tree has at
  /// most one.
  open var isFirstResponder: Bool { owningNode?.holdsFirstResponder ?? false }

  /// Makes the node the first responder, after the current one has agreed to resign.
  ///
  /// - Returns: Whether the node is now the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    owningNode?.takeFirstResponder() ?? false
  }

  /// Makes the node resign first responder.
  ///
  /// - Returns: Whether the node is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    owningNode?.yieldFirstResponder() ?? true
  }
}
