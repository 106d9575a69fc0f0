// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension Image {
  /// A part of a side: where it is in the image, and in the area.
  private struct Part {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>

    /// The part, repeated at its own size, or stretched if it would be repeated too often.
    var tiles: [Part] {
      let count = source.width > 0 ? (target.width / source.width).rounded(.up) : 0
      guard count > 0, count <= CGFloat(Image.pieceLimit) else { return [self] }
      return (0..<Int(count)).map { index in
        let start = target.lowerBound + CGFloat(index) * source.width
        let length = max(min(source.width, target.upperBound - start), 0)
        return Part(
          source: source.lowerBound...(source.lowerBound + length), target: start...(start + length)
        )
      }
    }
  }

  /// The largest number of pieces of a tiled image; one with more is stretched.
  private static let pieceLimit = 10_000

  /// Returns the first edge, the middle, and the last edge of a side; a tiled middle consists of
  /// several parts.
  private static func parts(
    of length: CGFloat, in available: CGFloat, first: CGFloat, last: CGFloat, isTiled: Bool
  ) -> [Part] {
    func usable(_ cap: CGFloat) -> CGFloat { cap.isFinite ? min(max(cap, 0), length) : 0 }
    let first = usable(first)
    let last = min(usable(last), length - first)
    let factor = first + last > available ? available / (first + last) : 1
    let (start, end) = (first * factor, available - last * factor)
    let middle = Part(source: first...(length - last), target: start...max(start, end))
    return
      ([Part(source: 0...first, target: 0...start)]
      + (isTiled ? middle.tiles : [middle])
      + [Part(source: (length - last)...length, target: max(start, end)...available)])
      .filter { $0.source.width > 0 && $0.target.width > 0 }
  }

  /// Draws the image into a rectangle: its edges at their size, and mirrored if it flips in the
  /// layout direction.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - tint: The color of a template image.
  ///   - direction: The layout direction.
  ///   - context: The destination.
  package func draw(
    in rect: CGRect, tint: Color, direction: UserInterfaceLayoutDirection,
    context: any GraphicsContext
  ) {
    guard !flipsForRightToLeftLayoutDirection || direction == .leftToRight else {
      let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
      return context.withTransform(mirror) { drawParts(in: rect, tint: tint, context: context) }
    }
    drawParts(in: rect, tint: tint, context: context)
  }

  private func drawParts(in rect: CGRect, tint: Color, context: any GraphicsContext) {
    guard capInsets != .zero || resizingMode == .tile, rect.size != size, size.width > 0,
      size.height > 0
    else {
      return context.draw(self, in: rect, tint: tint)
    }
    func parts(isTiled: Bool) -> (columns: [Part], rows: [Part]) {
      (
        Self.parts(
          of: size.width, in: rect.width, first: capInsets.left, last: capInsets.right,
          isTiled: isTiled),
        Self.parts(
          of: size.height, in: rect.height, first: capInsets.top, last: capInsets.bottom,
          isTiled: isTiled)
      )
    }
    var (columns, rows) = parts(isTiled: resizingMode == .tile)
    if columns.count * rows.count > Self.pieceLimit { (columns, rows) = parts(isTiled: false) }
    for row in rows {
      for column in columns {
        let across = column.target.width / column.source.width
        let down = row.target.width / row.source.width
        let whole = CGRect(
          x: rect.minX + column.target.lowerBound - column.source.lowerBound * across,
          y: rect.minY + row.target.lowerBound - row.source.lowerBound * down,
          width: size.width * across, height: size.height * down)
        let part = CGRect(
          x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
          width: column.target.width, height: row.target.width)
        context.withClip(to: BezierPath(rect: part)) {
          context.draw(self, in: whole, tint: tint)
        }
      }
    }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var width: CGFloat { upperBound - lowerBound }
}
