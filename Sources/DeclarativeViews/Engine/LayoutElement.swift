// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The rule by which a view chooses its size for a proposal and places its children.
///
/// A rule that depends on a child requests the child's size from the tree. If the tree does not
/// have it yet, the rule returns nil, the child is measured, and the rule is called again.
/// Therefore, even a deep tree can't overflow the call stack.
protocol LayoutElement {
  /// The name of the view in traces.
  var name: String { get }

  /// Whether the view has no children, so that its size is known immediately.
  var isLeaf: Bool { get }

  /// Returns the size of a view without children for a proposal; nil for other views.
  func leafSize(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize?

  /// Returns the size of the view for a proposal.
  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize?

  /// Returns the placements of the children, in drawing order.
  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]?

  /// Returns the position of an alignment guide: `nil` if it is not known yet, and a nested `nil`
  /// if the view does not define it.
  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat??

  /// The guides that the view itself defines, as opposed to its children.
  var ownGuides: [GuideKey] { get }

  /// Whether the view modifies a single child.
  var isModifier: Bool { get }

  /// Whether the view may define any alignment guides.
  var mayDefineAlignmentGuides: Bool { get }

  /// The effect of the view on the number of different proposals to its descendants.
  var effectOnOffers: OfferEffect { get }

  /// The axis along which the view arranges its children, if it is such a container.
  var stackAxis: Axis? { get }

  /// Returns the directions in which the minimum and maximum length of the view don't depend on
  /// the proposal for the other axis.
  ///
  /// The minimum length is the response to a proposal of zero, and the maximum that to an infinite
  /// one. Stacks request them once in these directions. Called when the children are known.
  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set

  /// Called once the children are known, to set the priority, spacing, and guides of the node.
  func finish(_ node: Int, in tree: LayoutTree)

  /// Called when the frame of the view is known, before its children are placed.
  func willPlaceContents(_ node: Int, in tree: LayoutTree)

  /// Returns the accessibility attributes of the view itself.
  func accessibilityAttributes(of node: Int, in tree: LayoutTree) -> AccessibilityAttributes?

  /// The change that the view makes to the accessibility attributes of its descendants.
  var accessibilityChange: AccessibilityChange? { get }

  /// The way in which the view is drawn, apart from its marks.
  var drawing: ElementDrawing { get }

  /// Returns the marks that draw the view itself.
  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark]

  /// Returns the effect that applies to the view and its descendants.
  func effect(for node: Int, in tree: LayoutTree) -> DrawingEffect?

  /// Returns all effects that apply to the view and its descendants, the outermost first.
  func effects(for node: Int, in tree: LayoutTree) -> [DrawingEffect]
}

/// The effect of an element on the number of different proposals to its descendants.
enum OfferEffect {
  case none, adds, multiplies, ends
}

/// The way in which a view is drawn, apart from its marks.
enum ElementDrawing {
  /// The view draws only marks.
  case marks
  /// The view applies an effect to its descendants.
  case effect
  /// The view shows a node.
  case node
}

extension LayoutElement {
  var isLeaf: Bool { false }

  var drawing: ElementDrawing { .marks }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set { [] }

  func leafSize(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize? { nil }

  var ownGuides: [GuideKey] { [] }
  var isModifier: Bool { false }
  var mayDefineAlignmentGuides: Bool { false }
  var effectOnOffers: OfferEffect { .none }
  var stackAxis: Axis? { nil }

  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? {
    tree.combinedGuide(key, task)
  }

  func willPlaceContents(_ node: Int, in tree: LayoutTree) {}

  var accessibilityChange: AccessibilityChange? { nil }

  func accessibilityAttributes(of node: Int, in tree: LayoutTree) -> AccessibilityAttributes? {
    nil
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] { [] }

  func effect(for node: Int, in tree: LayoutTree) -> DrawingEffect? { nil }

  func effects(for node: Int, in tree: LayoutTree) -> [DrawingEffect] {
    effect(for: node, in: tree).map { [$0] } ?? []
  }
}

/// A view without children.
protocol LeafElement: LayoutElement {
  /// Returns the size of the view for a proposal.
  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize
}

extension LeafElement {
  var isLeaf: Bool { true }

  func leafSize(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize? {
    size(for: proposal, node: node, in: tree)
  }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    size(for: task.proposal, node: task.node, in: tree)
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? { [] }

  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? { .some(nil) }

  func finish(_ node: Int, in tree: LayoutTree) {}
}

/// A view around a single child: most modifiers.
///
/// It forwards everything that it does not define, and places the child at its corner.
protocol UnaryElement: LayoutElement {
  /// Returns the size proposed to the child.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize

  /// Returns the view's size, given that of the child.
  func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize

  /// The sides on which the view has no spacing preference.
  var sidesWithoutSpacing: Edge.Set { get }
}

extension UnaryElement {
  var isModifier: Bool { true }
  var sidesWithoutSpacing: Edge.Set { [] }

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize { child }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    guard
      let child = tree.size(
        task.asking(tree.nodes[task.node].firstChild, childProposal(for: task.proposal)))
    else { return nil }
    return size(for: task.proposal, child: child)
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    [
      Placement(
        child: tree.nodes[task.node].firstChild, origin: .zero,
        proposal: childProposal(for: task.proposal))
    ]
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.takeTraits(of: tree.nodes[node].firstChild, for: node, without: sidesWithoutSpacing)
  }
}

/// A view around a single child that it aligns by guides.
protocol AligningElement: UnaryElement {
  /// The alignment of the child in the view.
  var alignment: Alignment { get }

  /// Returns the size proposed to the child once the size of the view is known.
  func placedProposal(for proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize
}

extension AligningElement {
  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    guard let size = tree.size(task.question) else { return nil }
    let child = task.asking(
      tree.nodes[task.node].firstChild, placedProposal(for: task.proposal, in: size))
    guard let origin = tree.origin(of: child, alignedBy: alignment, in: size) else { return nil }
    return [Placement(child: child.node, origin: origin, proposal: child.proposal)]
  }
}
