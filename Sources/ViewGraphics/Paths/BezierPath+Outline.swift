// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension BezierPath {
  /// Returns a path that is filled as a stroke of this path is drawn: a union of its straight parts,
  /// corners, and ends, which all turn in the same direction.
  ///
  /// - Parameter style: The stroke style of the line.
  /// - Returns: The outline; empty if the line has no width, or one that isn't finite.
  package func outline(of style: StrokeStyle) -> BezierPath {
    guard style.width > 0, style.width.isFinite else { return BezierPath() }
    var outline = StrokeOutline(style)
    var line: [StrokeOutline.Corner] = []
    for element in style.solidLine(along: self).flattened {
      switch element {
      case .begin(let point):
        outline.add(line, isClosed: false)
        line = [StrokeOutline.Corner(point: point, isSmooth: false)]
      case .line(let point, let isSmooth):
        if let last = line.last, last.point == point { continue }
        line.append(StrokeOutline.Corner(point: point, isSmooth: isSmooth))
      case .close:
        if line.count > 1, line.last?.point == line.first?.point { line.removeLast() }
        outline.add(line, isClosed: true)
        line = []
      }
    }
    outline.add(line, isClosed: false)
    return outline.path
  }

  private enum FlatElement {
    case begin(CGPoint)
    /// A line to a point, at which a curve may go on smoothly.
    case line(CGPoint, isSmooth: Bool)
    case close
  }

  /// The elements with chords in place of curves.
  private var flattened: [FlatElement] {
    var last = CGPoint.zero
    var start = CGPoint.zero
    return elements.flatMap { element -> [FlatElement] in
      switch element {
      case .move(let point):
        (start, last) = (point, point)
        return [.begin(point)]
      case .line(let point):
        last = point
        return [.line(point, isSmooth: false)]
      case .curve(let point, let control1, let control2):
        let piece = PathPiece(
          start: last, controls: (control1, control2), end: point, beginsSubpath: false)
        last = point
        return piece.chordEnds.enumerated().map { index, end in
          .line(end, isSmooth: index < piece.chordEnds.count - 1)
        }
      case .close:
        last = start
        return [.close]
      }
    }
  }
}
