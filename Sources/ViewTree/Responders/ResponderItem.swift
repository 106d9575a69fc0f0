// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An item that handles touches and typing, or forwards them to its controller or superview.
///
/// A base class of ``ViewNode``.
open class ResponderItem: AccessibleItem {
  /// The next responder: the controller whose view this node is, or else the superview or, at the
  /// root, the screen.
  open override var next: (any Responder)? { owningNode?.nextResponder }

  /// A Boolean value that indicates whether the node is the first responder, of which a tree has at
  /// most one.
  open override var isFirstResponder: Bool { owningNode?.holdsFirstResponder ?? false }

  /// Makes the node the first responder, after the current one has agreed to resign.
  ///
  /// - Returns: `true` if the node is now the first responder; otherwise, `false`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    owningNode?.makeFirstResponder() ?? false
  }

  /// Makes the node resign first responder.
  ///
  /// - Returns: `true` if the node is no longer the first responder; otherwise, `false`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    owningNode?.yieldFirstResponder() ?? true
  }
}
