// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics
import ViewNodes

/// An image in its own size, or in the proposed one.
struct ImageElement: LeafElement {
  let image: Image

  var name: String { image.isResizable ? "Image, resizable" : "Image" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set { .both }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    image.isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
  }

  var ownGuides: [GuideKey] {
    image.isSymbolImage && !image.isResizable ? [.firstTextBaseline, .lastTextBaseline] : []
  }

  /// Symbols are centered on the capital letters next to them.
  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? {
    guard key == .firstTextBaseline || key == .lastTextBaseline, let size = tree.size(task.question)
    else { return .some(nil) }
    let pointSize = image.symbolConfiguration?.pointSize ?? Font.labelFontSize
    return .some((size.height + ViewGraphics.Font.systemFont(ofSize: pointSize).capHeight) / 2)
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] {
    let frame = tree.drawnFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return [] }
    if let color = tree.environment(of: node).redactionColor {
      return [.fill(BezierPath(rect: frame), color)]
    }
    let values = tree.environment(of: node)
    // A gradient replaces the tint color, but no other colors.
    let isTinted =
      image.renderingMode == .alwaysTemplate
      || image.isSymbolImage && image.renderingMode == .automatic
    if isTinted, let gradient = values.foregroundStyle as? any GradientStyle {
      let paint = gradient.resolved(values.layoutDirection, in: frame.size)
      return [
        .masked(
          .gradient(BezierPath(rect: frame), paint), by: [.image(image, frame, tint: .black)])
      ]
    }
    return [.image(image, frame, tint: values.resolvedForeground)]
  }
}
