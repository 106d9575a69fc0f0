// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// Draws what lies between two nodes of a declarative view.
final class CanvasNode: ViewNode {
  var drawing = Drawing()

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    drawing.play(in: context)
  }
}
