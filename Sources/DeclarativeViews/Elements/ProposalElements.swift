// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// An element that fixes a view at its ideal size in some directions.
struct FixedSizeElement: UnaryElement {
  let horizontal: Bool
  let vertical: Bool

  var name: String {
    horizontal && vertical
      ? "fixedSize()" : "fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
  }

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

/// An element that offsets a view without affecting layout.
struct OffsetElement: UnaryElement {
  let offset: CGSize

  var name: String { "offset(x: \(offset.width.traceText), y: \(offset.height.traceText))" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    tree.steadyAxesOfContent(of: node)
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    [
      Placement(
        child: tree.nodes[task.node].firstChild,
        origin: CGPoint(x: offset.width, y: offset.height), proposal: task.proposal)
    ]
  }

  /// Returns the guides of the child, which stay in place.
  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? {
    tree.explicitGuide(key, task.asking(tree.nodes[task.node].firstChild, task.proposal))
  }
}

/// An element that fills the proposed space and centers a view at a point.
struct PositionElement: UnaryElement {
  let position: CGPoint

  var name: String { "position(x: \(position.x.traceText), y: \(position.y.traceText))" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set { .both }

  var sidesWithoutSpacing: Edge.Set { .all }

  func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child)
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    let child = task.asking(tree.nodes[task.node].firstChild, task.proposal)
    guard let size = tree.size(child) else { return nil }
    let origin = CGPoint(
      x: finite(position.x - size.width / 2), y: finite(position.y - size.height / 2))
    return [Placement(child: child.node, origin: origin, proposal: child.proposal)]
  }
}

/// An element that sets the layout priority of a view.
struct PriorityElement: UnaryElement {
  let priority: Double

  var name: String { "layoutPriority(\(CGFloat(priority).traceText))" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    tree.steadyAxesOfContent(of: node)
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.takeTraits(of: tree.nodes[node].firstChild, for: node, without: [])
    tree.nodes[node].priority = priority
  }
}

/// An element that sets the place of a view in the drawing order of its container.
struct ZIndexElement: UnaryElement {
  let value: Double

  var name: String { "zIndex(\(CGFloat(value).traceText))" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    tree.steadyAxesOfContent(of: node)
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.takeTraits(of: tree.nodes[node].firstChild, for: node, without: [])
    tree.nodes[node].zIndex = value
  }
}

/// An element that sets an explicit alignment guide.
struct AlignmentGuideElement: UnaryElement {
  let key: GuideKey
  let value: (ViewDimensions) -> CGFloat

  var name: String { "alignmentGuide" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    tree.steadyAxesOfContent(of: node)
  }
  var ownGuides: [GuideKey] { [key] }

  func explicitGuide(
    _ asked: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? {
    let child = task.asking(tree.nodes[task.node].firstChild, task.proposal)
    guard asked == key else { return tree.explicitGuide(asked, child) }
    guard let size = tree.size(child) else { return nil }
    return .some(value(ViewDimensions(size: size, tree: tree, question: child)))
  }
}
