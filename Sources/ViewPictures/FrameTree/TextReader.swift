// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A graphics context that keeps only the lines of text that a node draws.
final class TextReader: GraphicsContext {
  let displayScale: CGFloat = 3
  private var lines: [String] = []
  private var former: CGRect?

  /// Returns the lines of text that a node itself draws, from top to bottom.
  func lines(of node: ViewNode) -> [String] {
    lines = []
    former = nil
    node.draw(node.bounds, in: self)
    return lines
  }

  func draw(_ line: TextLine) {
    let text = line.text.withoutDirectionalMarks
    // A justified line is drawn word by word.
    let part = CGRect(x: line.baseline.x, y: line.baseline.y, width: line.width, height: 0)
    if let former, former.minY == part.minY, let start = lines.popLast() {
      let gap = max(part.minX - former.maxX, former.minX - part.maxX)
      lines.append(gap > 0.5 ? "\(start) \(text)" : start + text)
    } else {
      lines.append(text)
    }
    former = part
  }

  func fill(_ path: BezierPath, with color: Color) {}
  func fill(_ path: BezierPath, with gradient: Gradient) {}
  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {}
  func draw(_ image: Image, in rect: CGRect, tint: Color) {}
  func withShadow(_ shadow: Shadow, _ body: () -> Void) { body() }
  func withClip(to path: BezierPath, _ body: () -> Void) { body() }
  func withTransform(_ transform: Transform, _ body: () -> Void) { body() }
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void) { body() }

  /// Reads the mask, too, because text with a gradient is a mask of the gradient.
  func withMask(_ mask: (any GraphicsContext) -> Void, _ body: () -> Void) {
    mask(self)
    body()
  }
}
