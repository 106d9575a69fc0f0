// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A line or a curve of a path.
struct PathPiece {
  let start: CGPoint
  let controls: (CGPoint, CGPoint)?
  let end: CGPoint
  let beginsSubpath: Bool
  /// The lengths from the start to the ends of the chords.
  private let lengths: [CGFloat]

  var length: CGFloat { lengths[lengths.count - 1] }

  private static let chords = 32

  init(start: CGPoint, controls: (CGPoint, CGPoint)?, end: CGPoint, beginsSubpath: Bool) {
    (self.start, self.controls, self.end) = (start, controls, end)
    self.beginsSubpath = beginsSubpath
    guard let controls else {
      lengths = [hypot(end.x - start.x, end.y - start.y)]
      return
    }
    var (sum, last) = (CGFloat(0), start)
    lengths = (1...Self.chords).map { step in
      let t = CGFloat(step) / CGFloat(Self.chords)
      let point = Self.split(start, controls, end, at: t).middle
      sum += hypot(point.x - last.x, point.y - last.y)
      last = point
      return sum
    }
  }

  /// The ends of the chords of a curve, or the end of a line.
  var chordEnds: [CGPoint] {
    guard let controls else { return [end] }
    return (1...Self.chords).map { step in
      let t = CGFloat(step) / CGFloat(Self.chords)
      return step == Self.chords ? end : Self.split(start, controls, end, at: t).middle
    }
  }

  /// Returns the part between two lengths from the start.
  func part(from: CGFloat, to: CGFloat) -> PathPiece {
    if from <= 0, to >= length { return self }
    let (first, second) = (parameter(at: from), parameter(at: to))
    guard let controls else {
      func point(_ t: CGFloat) -> CGPoint { Self.between(start, end, t) }
      return PathPiece(
        start: point(first), controls: nil, end: point(second), beginsSubpath: beginsSubpath)
    }
    let head = Self.split(start, controls, end, at: second)
    let t = second > 0 ? first / second : 0
    let tail = Self.split(start, head.first, head.middle, at: t)
    return PathPiece(
      start: tail.middle, controls: tail.second, end: head.middle, beginsSubpath: beginsSubpath)
  }

  func add(to path: inout BezierPath) {
    if let controls {
      path.addCurve(to: end, controlPoint1: controls.0, controlPoint2: controls.1)
    } else {
      path.addLine(to: end)
    }
  }

  /// Returns the curve parameter of the point at a length from the start.
  private func parameter(at length: CGFloat) -> CGFloat {
    guard let chord = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    let before = chord == 0 ? 0 : lengths[chord - 1]
    let width = lengths[chord] - before
    let rest = width > 0 ? (length - before) / width : 0
    return (CGFloat(chord) + rest) / CGFloat(lengths.count)
  }

  /// Splits a curve by De Casteljau's algorithm: returns the control points of both parts, and the
  /// point between them.
  private static func split(
    _ start: CGPoint, _ controls: (CGPoint, CGPoint), _ end: CGPoint, at t: CGFloat
  ) -> (first: (CGPoint, CGPoint), middle: CGPoint, second: (CGPoint, CGPoint)) {
    let first = between(start, controls.0, t)
    let center = between(controls.0, controls.1, t)
    let last = between(controls.1, end, t)
    let left = between(first, center, t)
    let right = between(center, last, t)
    return ((first, left), between(left, right, t), (right, last))
  }

  private static func between(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
  }
}
