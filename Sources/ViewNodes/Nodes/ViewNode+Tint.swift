// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The tint set here or at the nearest node above.
  final var inheritedTint: Color {
    var node: ViewNode? = self
    while let current = node {
      if let own = current.rare?.tintColor { return own }
      node = current.parent
    }
    return .systemBlue
  }

  /// Tells this node and all below that take their tint from it.
  final func tellTintChange() {
    var pending = [self]
    while let node = pending.popLast() {
      node.tintColorDidChange()
      for child in node.children.reversed() where child.rare?.tintColor == nil {
        pending.append(child)
      }
    }
  }
}
