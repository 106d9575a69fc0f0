// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A node among declarative views.
struct NodeElement: LeafElement {
  let view: ViewNode

  var name: String { "NodeView \(view.debugName)" }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    let ideal = view.intrinsicContentSize
    var width = length(.horizontal, offer: proposal.width, ideal: ideal.width)
    var height = ideal.height
    if ideal.width > 0 {
      let offer = proposal.width ?? .infinity
      // Text makes up for width by height.
      let narrowed = min(width, max(offer, 1))
      if let wrapped = view.intrinsicHeight(forWidth: narrowed) {
        width = narrowed
        height = wrapped
      }
    }
    return CGSize(
      width: width, height: length(.vertical, offer: proposal.height, ideal: height))
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

  /// What is taken without an offer and without a natural length.
  private func fittingLength(_ axis: Axis) -> CGFloat {
    guard !view.subviews.isEmpty else { return 10 }
    let size = view.systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
    return size[axis] > 0 ? size[axis] : 10
  }

  var ownGuides: [GuideKey] { [.firstTextBaseline, .lastTextBaseline] }

  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: inout LayoutTask
  ) -> CGFloat?? {
    guard let size = tree.size(task.question) else { return nil }
    guard let offsets = view.textBaselineOffsets(for: size) else { return .some(nil) }
    if key == .firstTextBaseline { return .some(offsets.first) }
    if key == .lastTextBaseline { return .some(size.height - offsets.last) }
    return .some(nil)
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] {
    [.node(view, tree.drawnFrame(of: node))]
  }
}
