// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Flexible space along the axis of a stack.
struct SpacerElement: LeafElement {
  let least: CGFloat

  var name: String { "Spacer" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set { .both }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    func length(_ offer: CGFloat?) -> CGFloat { max(offer ?? least, least) }
    guard let axis = tree.nodes[node].stackAxis else {
      return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
    return CGSize(axis, along: length(proposal[axis]), across: 0)
  }

  /// Sets the lowest priority, and no distance to neighbors.
  func finish(_ node: Int, in tree: LayoutTree) {
    tree.nodes[node].priority = -.infinity
    guard let axis = tree.nodes[node].stackAxis else { return }
    let none = SpacingPreferences.Side(plain: 0)
    if axis == .horizontal {
      tree.nodes[node].spacing.leading = none
      tree.nodes[node].spacing.trailing = none
    } else {
      tree.nodes[node].spacing.top = none
      tree.nodes[node].spacing.bottom = none
    }
  }
}
