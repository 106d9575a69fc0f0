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
    let lines = lines(
      x: x, baseline: baseline, width: width, font: font, color: color,
      displayScale: context.displayScale)
    for (rect, color) in lines { context.fill(BezierPath(rect: rect), with: color) }
  }

  /// Returns the lines under and through a part of a line of text, as rectangles with colors.
  package func lines(
    x: CGFloat, baseline: CGFloat, width: CGFloat, font: Font, color: Color, displayScale: CGFloat
  ) -> [(rect: CGRect, color: Color)] {
    let size = font.pointSize
    let least = 1 / max(displayScale, 1)
    var lines: [(rect: CGRect, color: Color)] = []
    func append(_ line: Line, _ pattern: Pattern, at y: CGFloat, _ color: Color) {
      let height = max(line == .thick ? size / 10 : size / 20, least)
      for index in 0..<(line == .double ? 2 : 1) {
        let top = y + CGFloat(2 * index) * height
        let rect = CGRect(x: x, y: top, width: width, height: height)
        lines += Self.dashes(of: rect, pattern).map { ($0, color) }
      }
    }
    if let underline {
      append(underline, underlinePattern, at: baseline + size / 10, underlineColor ?? color)
    }
    if let strikethrough {
      append(
        strikethrough, strikethroughPattern, at: baseline - size / 4, strikethroughColor ?? color)
    }
    return lines
  }
  /// Returns the dashes of a line, which is solid if they would be too many.
  private static func dashes(of line: CGRect, _ pattern: Pattern) -> [CGRect] {
    let lengths = pattern.lengths.map { ($0.dash * line.height, $0.gap * line.height) }
    let period = lengths.reduce(0) { $0 + $1.0 + $1.1 }
    guard period > 0, line.width / period < 2_000 else { return [line] }
    var dashes: [CGRect] = []
    var x = line.minX
    while x < line.maxX {
      for (dash, gap) in lengths where x < line.maxX {
        let width = min(dash, line.maxX - x)
        dashes.append(CGRect(x: x, y: line.minY, width: width, height: line.height))
        x += dash + gap
      }
    }
    return dashes
  }
}
