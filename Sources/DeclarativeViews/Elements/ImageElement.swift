// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// An image in its own size, or in the proposed one.
struct ImageElement: LeafElement {
  let image: Image
  let isResizable: Bool

  var name: String { isResizable ? "Image, resizable" : "Image" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set { .both }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] {
    let frame = tree.drawnFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return [] }
    if let color = tree.environment(of: node).redactionColor {
      return [.fill(BezierPath(rect: frame), color)]
    }
    return [.image(image, frame, tint: tree.environment(of: node).resolvedForeground)]
  }
}
