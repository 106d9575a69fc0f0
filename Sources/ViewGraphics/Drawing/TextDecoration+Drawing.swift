// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension TextDecoration {
  /// Draws the color behind a part of a line of text.
  ///
  /// - Parameters:
  ///   - x: The left edge of the part.
  ///   - baseline: The baseline of the line.
  ///   - width: The width of the part.
  ///   - font: The font of the part.
  ///   - context: The destination.
  package func drawBackground(
    x: CGFloat, baseline: CGFloat, width: CGFloat, font: Font, in context: any GraphicsContext
  ) {
    guard let backgroundColor else { return }
    let rect = CGRect(
      x: x, y: baseline - font.ascender, width: width, height: font.lineHeight)
    context.fill(BezierPath(rect: rect), with: backgroundColor)
  }

  /// Draws the lines under and through a part of a line of text.
  package func drawLines(
    x: CGFloat, baseline: CGFloat, width: CGFloat, font: Font, color: Color,
    in context: any GraphicsContext
  ) {
    let size = font.pointSize
    if let underline {
      draw(
        underline, x: x, y: baseline + size / 10, width: width, thickness: size / 20,
        color: underlineColor ?? color, in: context)
    }
    if let strikethrough {
      draw(
        strikethrough, x: x, y: baseline - size / 4, width: width, thickness: size / 20,
        color: strikethroughColor ?? color, in: context)
    }
  }

  private func draw(
    _ line: Line, x: CGFloat, y: CGFloat, width: CGFloat, thickness: CGFloat, color: Color,
    in context: any GraphicsContext
  ) {
    let least = 1 / max(context.displayScale, 1)
    let height = max(line == .thick ? 2 * thickness : thickness, least)
    for index in 0..<(line == .double ? 2 : 1) {
      let top = y + CGFloat(2 * index) * height
      context.fill(
        BezierPath(rect: CGRect(x: x, y: top, width: width, height: height)), with: color)
    }
  }
}
