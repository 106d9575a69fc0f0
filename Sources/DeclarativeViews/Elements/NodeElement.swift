// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// An element that shows a node.
struct NodeElement: LeafElement {
  let view: ViewNode
  /// The node, if its height depends on its width.
  private let wrapping: (any WrappingNode)?
  /// A size that has precedence over the node's own for a proposal.
  private let preferredSize: (ProposedViewSize) -> CGSize?
  private let givenName: String?

  init(
    view: ViewNode, name: String? = nil,
    preferredSize: @escaping (ProposedViewSize) -> CGSize? = { _ in nil }
  ) {
    self.view = view
    givenName = name
    self.preferredSize = preferredSize
    wrapping = view as? any WrappingNode
  }

  var name: String { givenName ?? "NodeView \(view.debugName)" }
  var drawing: ElementDrawing { .node }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    if let size = preferredSize(proposal) {
      if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 {
        tree.report(.unusableSize(layout: name))
      }
      return size
    }
    var ideal = view.intrinsicContentSize
    let explicit = (
      width: statedLength(.horizontal, ideal: ideal.width),
      height: statedLength(.vertical, ideal: ideal.height)
    )
    if let width = explicit.width { ideal.width = width }
    if let height = explicit.height { ideal.height = height }
    var width = length(.horizontal, offer: proposal.width, ideal: ideal.width)
    var height = ideal.height
    if ideal.width > 0, explicit.width == nil {
      let offer = proposal.width ?? .infinity
      // Text that becomes narrower becomes taller.
      let narrowed = min(width, max(offer, 1))
      let own = wrapping?.wrappedHeight(forWidth: narrowed)
      if let wrapped = own ?? view.intrinsicHeight(forWidth: narrowed) {
        width = narrowed
        if explicit.height == nil { height = wrapped }
      }
    }
    return CGSize(
      width: explicit.width ?? width,
      height: explicit.height ?? length(.vertical, offer: proposal.height, ideal: height))
  }

  private func length(_ axis: Axis, offer: CGFloat?, ideal: CGFloat) -> CGFloat {
    guard ideal >= 0 else { return offer ?? fittingLength(axis) }
    guard let offer else { return ideal }
    let priority =
      offer > ideal
      ? view.contentHuggingPriority(for: axis)
      : view.contentCompressionResistancePriority(for: axis)
    return priority.rawValue < 500 ? offer : ideal
  }

  /// Returns the length that one of the node's own constraints sets, if the constraint is stronger
  /// than proposals, which have priority 500, and than the content's priorities.
  private func statedLength(_ axis: Axis, ideal: CGFloat) -> CGFloat? {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    var strongest: LayoutConstraint?
    for constraint in view.constraints
    where constraint.isActive && constraint.firstItem === view && constraint.secondItem == nil
      && constraint.relation == .equal && constraint.firstAttribute == attribute
      && constraint.priority.rawValue >= (strongest?.priority.rawValue ?? 500)
    { strongest = constraint }
    guard let strongest else { return nil }
    let length = max(strongest.constant, 0)
    guard ideal >= 0, ideal != length else { return length }
    let content =
      ideal > length
      ? view.contentCompressionResistancePriority(for: axis)
      : view.contentHuggingPriority(for: axis)
    return content.rawValue > strongest.priority.rawValue ? nil : length
  }

  /// Returns the length used when there is neither a proposal nor an intrinsic length.
  private func fittingLength(_ axis: Axis) -> CGFloat {
    guard !view.subviews.isEmpty else { return 10 }
    let size = view.systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
    return size[axis] > 0 ? size[axis] : 10
  }

  var ownGuides: [GuideKey] { [.firstTextBaseline, .lastTextBaseline] }

  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? {
    guard let size = tree.size(task.question) else { return nil }
    guard let offsets = view.textBaselineOffsets(for: size) else { return .some(nil) }
    if key == .firstTextBaseline { return .some(offsets.first) }
    if key == .lastTextBaseline { return .some(size.height - offsets.last) }
    return .some(nil)
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] {
    // A length that constraints set must not be rounded, because that would contradict them.
    var frame = tree.drawnFrame(of: node)
    let ideal = view.intrinsicContentSize
    if let width = statedLength(.horizontal, ideal: ideal.width) { frame.size.width = width }
    if let height = statedLength(.vertical, ideal: ideal.height) { frame.size.height = height }
    let insets = view.alignmentRectInsets
    frame.origin.x -= insets.left
    frame.origin.y -= insets.top
    frame.size.width += insets.left + insets.right
    frame.size.height += insets.top + insets.bottom
    return [.node(view, frame)]
  }
}

/// A node whose height for a width differs from that of its entire text.
protocol WrappingNode: ViewNode {
  /// Returns the height for a width, in points; nil for the height of the text.
  func wrappedHeight(forWidth width: CGFloat) -> CGFloat?
}
