// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Space around a view.
struct PaddingElement: UnaryElement {
  let insets: DirectionalEdgeInsets

  var name: String {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if sides.allSatisfy({ $0 == insets.top }) { return "padding(\(insets.top.traceText))" }
    return "padding(\(sides.map(\.traceText).joined(separator: ", ")))"
  }

  var sidesWithoutSpacing: Edge.Set {
    var sides: Edge.Set = []
    if insets.top != 0 { sides.insert(.top) }
    if insets.leading != 0 { sides.insert(.leading) }
    if insets.bottom != 0 { sides.insert(.bottom) }
    if insets.trailing != 0 { sides.insert(.trailing) }
    return sides
  }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    var axes = tree.steadyAxesOfContent(of: node)
    // With negative padding, the proposal to the child is never zero.
    if insets.leading + insets.trailing < 0 { axes.remove(.horizontal) }
    if insets.top + insets.bottom < 0 { axes.remove(.vertical) }
    return axes
  }

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    CGSize(
      width: max(0, child.width + insets.leading + insets.trailing),
      height: max(0, child.height + insets.top + insets.bottom))
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    [
      Placement(
        child: tree.nodes[task.node].firstChild,
        origin: CGPoint(x: insets.leading, y: insets.top),
        proposal: childProposal(for: task.proposal))
    ]
  }
}
