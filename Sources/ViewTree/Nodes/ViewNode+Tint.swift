// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The tint color set on this node or the nearest ancestor that has one.
  final var inheritedTint: Color {
    var node: ViewNode? = self
    while let current = node {
      if let own = current.rare?.tintColor { return own }
      node = current.parent
    }
    return .systemBlue
  }

  /// The tint color, under a name that UIKit doesn't use, for the module that declares UIKit's
  /// names with other types.
  package final var shownTint: Color {
    get { tintColor }
    set { tintColor = newValue }
  }

  /// Removes the node's own tint color, so that it inherits that of the superview.
  package final func removeOwnTint() {
    guard rare?.tintColor != nil else { return }
    rareState.tintColor = nil
    notifyTintChange()
  }

  /// Notifies this node and the descendants that inherit its tint color.
  final func notifyTintChange() {
    var pending = [self]
    while let node = pending.popLast() {
      node.tintColorDidChange()
      for child in node.children.reversed() where child.rare?.tintColor == nil {
        pending.append(child)
      }
    }
  }
}
