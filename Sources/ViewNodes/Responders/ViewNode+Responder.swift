// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode: Responder {}

extension ViewNode {
  /// The controller whose own node this is.
  package final var owningController: ViewController? {
    rare?.controller
  }

  /// The node's controller if it is the controller's own, else the superview; at the root the
  /// screen.
  package final var nextResponder: (any Responder)? {
    owningController ?? parent ?? rare?.screen
  }
}

extension ViewNode {
  /// Lays out the subviews; the controller whose own node this is hears of it before and after.
  final func callLayoutSubviews() {
    if let controller = rare?.controller {
      controller.layOut(self)
    } else {
      layoutSubviews()
    }
  }
}
