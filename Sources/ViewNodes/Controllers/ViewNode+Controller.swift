// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The controller whose view this node is.
  package final var owningController: ViewController? {
    rare?.controller as? ViewController
  }
}
