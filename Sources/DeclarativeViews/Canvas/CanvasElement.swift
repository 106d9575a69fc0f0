// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

/// An element that a closure draws, in the proposed size.
struct CanvasElement: LeafElement {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: (any View)?

  var name: String { "Canvas" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set { .both }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] {
    let frame = tree.drawnFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return [] }
    let values = tree.environment(of: node)
    let recorder = DrawingRecorder(displayScale: values.displayScale)
    var context = GraphicsContext(
      recorder: recorder,
      views: CanvasViews(environment: values, measurer: tree.measurer, symbols: symbols) {
        tree.report($0)
      })
    // What the closure reads belongs to the body that created it.
    CurrentEnvironment.with(values) {
      tree.memory.read(for: tree.reader(in: node)) { renderer(&context, frame.size) }
    }
    return [
      .image(Image(size: frame.size, recordedBy: recorder), frame, tint: values.resolvedForeground)
    ]
  }
}
