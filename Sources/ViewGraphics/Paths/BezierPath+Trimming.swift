// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension BezierPath {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// The length is that of all subpaths together; moves between them have no length. The length of
  /// a curve is approximated by 32 chords.
  ///
  /// - Parameters:
  ///   - start: The fraction at which the part begins; clamped to 0…1.
  ///   - end: The fraction at which the part ends; clamped to 0…1.
  /// - Returns: The part; empty if `end` isn't greater than `start`.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> BezierPath {
    let start = start.isNaN ? 0 : min(max(start, 0), 1)
    let end = end.isNaN ? 1 : min(max(end, 0), 1)
    if start == 0, end == 1 { return self }
    guard start < end else { return BezierPath() }
    let pieces = pieces()
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return BezierPath() }
    var trimmed = BezierPath()
    var position: CGFloat = 0
    /// The end of the part that was last added; `nil` at the start of a subpath.
    var last: CGPoint?
    for piece in pieces {
      let (from, to) = (max(start * total - position, 0), min(end * total - position, piece.length))
      position += piece.length
      if piece.beginsSubpath { last = nil }
      guard from < to else { continue }
      let part = piece.part(from: from, to: to)
      if last != part.start { trimmed.move(to: part.start) }
      part.add(to: &trimmed)
      last = part.end
    }
    return trimmed
  }

  /// Returns the lines and curves of the path, including closing lines.
  func pieces() -> [PathPiece] {
    var pieces: [PathPiece] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    var isNew = true
    func add(_ controls: (CGPoint, CGPoint)?, _ end: CGPoint) {
      pieces.append(PathPiece(start: last, controls: controls, end: end, beginsSubpath: isNew))
      last = end
      isNew = false
    }
    for element in elements {
      switch element {
      case .move(let point):
        (first, last) = (point, point)
        isNew = true
      case .line(let point): add(nil, point)
      case .curve(let point, let control1, let control2): add((control1, control2), point)
      case .close:
        if last != first { add(nil, first) }
        isNew = true
      }
    }
    return pieces
  }
}
