// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// An element that proposes a size with a fixed aspect ratio to a view.
struct AspectRatioElement: UnaryElement {
  /// The ratio of width to height; nil for that of the ideal size.
  let ratio: CGFloat?
  let mode: AspectRatioMode

  var name: String {
    "aspectRatio(\(ratio.map(\.traceText) ?? "nil"), contentMode: .\(mode))"
  }

  var effectOnOffers: OfferEffect { .multiplies }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    let child = tree.nodes[task.node].firstChild
    guard let proposal = offer(to: child, in: tree, task) else { return nil }
    return tree.size(task.asking(child, proposal))
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    let child = tree.nodes[task.node].firstChild
    guard let proposal = offer(to: child, in: tree, task) else { return nil }
    return [Placement(child: child, origin: .zero, proposal: proposal)]
  }

  private func offer(
    to child: Int, in tree: LayoutTree, _ task: LayoutTask
  ) -> ProposedViewSize? {
    let proposal = task.proposal
    if proposal == .unspecified { return proposal }
    var base = CGSize(width: ratio ?? 1, height: 1)
    if ratio == nil {
      guard let ideal = tree.size(task.asking(child, .unspecified)) else { return nil }
      base = ideal
    }
    guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else {
      return proposal
    }
    let scales = [
      proposal.width.map { $0 / base.width }, proposal.height.map { $0 / base.height },
    ].compactMap(\.self)
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: base.width * scale, height: base.height * scale)
  }
}
