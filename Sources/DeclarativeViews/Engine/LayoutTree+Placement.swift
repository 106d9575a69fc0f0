// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// Returns the size that the whole tree chooses for a proposal.
  func fittingSize(for proposal: ProposedViewSize) -> CGSize {
    resolvedSize(LayoutQuestion(node: 0, proposal: proposal, precision: .exact))
  }

  /// Sets the frame of every view within bounds, in which the tree is centered.
  ///
  /// - Parameters:
  ///   - bounds: The proposed rectangle.
  ///   - outer: The bounds including the unsafe areas.
  ///   - proposal: The proposed size, if it isn't that of the rectangle.
  func place(in bounds: CGRect, outer: CGRect? = nil, proposal: ProposedViewSize? = nil) {
    if safeArea != bounds, !containerSizes.isEmpty || usesContainerSize { invalidateSizes() }
    safeArea = bounds
    self.bounds = outer ?? bounds
    let root = LayoutQuestion(
      node: 0, proposal: proposal ?? ProposedViewSize(bounds.size), precision: .exact)
    placementCount = 0
    for _ in 0..<LayoutTree.placementLimit {
      needsAnotherPlacement = false
      if !matchedFrames.isEmpty { forgetMissingSources() }
      let size = resolvedSize(root)
      nodes[0].frame = CGRect(
        x: bounds.midX - finite(size.width) / 2, y: bounds.midY - finite(size.height) / 2,
        width: finite(size.width), height: finite(size.height))
      nodes[0].finalProposal = root.proposal
      placeContents(of: 0)
      if !needsAnotherPlacement { return }
    }
  }

  /// The number of times that estimated lengths may be corrected in one layout.
  private static let placementLimit = 8

  /// Returns the frame of a view, rounded to whole pixels.
  func drawnFrame(of node: Int) -> CGRect {
    let frame = nodes[node].frame
    let scale = environments[nodes[node].environment].displayScale
    guard scale.isFinite, scale > 0 else { return frame }
    // Returns a length rounded to pixels, halves up, with a tolerance for sums slightly below a
    // half.
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }
    let (x, y) = (pixel(frame.minX), pixel(frame.minY))
    return CGRect(
      x: x, y: y, width: pixel(frame.maxX) - x, height: pixel(frame.maxY) - y)
  }

  /// Sets the frames of all descendants of a node whose own frame is set.
  ///
  /// The contents of a view are kept if it has the same frame and proposal as before and has not
  /// changed.
  private func placeContents(of top: Int) {
    var pending = [top]
    while let node = pending.popLast() {
      placementCount += 1
      let element = nodes[node].element
      element.willPlaceContents(node, in: self)
      let placements = resolvedArrangement(
        LayoutQuestion(node: node, proposal: nodes[node].finalProposal, precision: .exact))
      let frame = nodes[node].frame
      let direction = environments[nodes[node].environment].layoutDirection
      let isMirrored = direction == .rightToLeft
      for placement in placements {
        let size = resolvedSize(
          LayoutQuestion(node: placement.child, proposal: placement.proposal, precision: .exact))
        let width = finite(size.width)
        let x = isMirrored ? frame.width - placement.origin.x - width : placement.origin.x
        let childFrame = CGRect(
          x: frame.minX + finite(x), y: frame.minY + finite(placement.origin.y),
          width: width, height: finite(size.height))
        let isKept =
          nodes[placement.child].isSettled && nodes[placement.child].frame == childFrame
          && nodes[placement.child].finalProposal == placement.proposal
        nodes[placement.child].frame = childFrame
        nodes[placement.child].finalProposal = placement.proposal
        if !isKept { pending.append(placement.child) }
      }
      nodes[node].isSettled = true
    }
  }
}
