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

  /// The tint color to draw with, even if an override returns none.
  package final var shownTint: Color { tintColor ?? .systemBlue }

  /// Sets the node's own tint color; if `nil`, the node inherits that of the superview.
  final func changeOwnTint(to color: Color?) {
    if color == nil, rare?.tintColor == nil { return }
    rareState.tintColor = color
    notifyTintChange()
  }

  /// Removes the node's own tint color, so that it inherits that of the superview.
  package final func removeOwnTint() { tintColor = nil }

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
