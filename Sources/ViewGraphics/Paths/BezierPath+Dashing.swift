// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension BezierPath {
  /// Returns the parts of the path that a dashed line draws, each as an open subpath.
  ///
  /// Each subpath begins the pattern anew.
  ///
  /// UIKit: `CGPath.copy(dashingWithPhase:lengths:)`.
  ///
  /// - Parameters:
  ///   - phase: The length at which the pattern begins, in points.
  ///   - lengths: The lengths of dashes and gaps in turn, in points; an odd number of lengths is
  ///     repeated. If they are empty, negative, not finite, or all 0, or if the path would have more
  ///     than 100,000 dashes, the line isn't dashed.
  /// - Returns: The dashes, or the path itself if the line isn't dashed.
  public func dashed(phase: CGFloat, lengths: [CGFloat]) -> BezierPath {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    let pieces = pieces()
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total.isFinite, total / period * CGFloat(pattern.count) < 200_000 else { return self }
    var dashes = Dashes(pattern: pattern, phase: phase, period: period)
    for piece in pieces { dashes.walk(piece) }
    return dashes.path
  }
}

/// The dashes of a path under construction.
private struct Dashes {
  private let pattern: [CGFloat]
  private let start: (index: Int, rest: CGFloat)
  /// The current element of the pattern: a dash if its index is even.
  private var index = 0
  /// What remains of the current element.
  private var rest: CGFloat = 0
  /// The end of the part that was last added; `nil` at the start of a dash.
  private var last: CGPoint?
  private(set) var path = BezierPath()

  init(pattern: [CGFloat], phase: CGFloat, period: CGFloat) {
    self.pattern = pattern
    var skipped = phase.truncatingRemainder(dividingBy: period)
    if skipped < 0 { skipped += period }
    var index = 0
    while index < pattern.count - 1, skipped > 0, skipped >= pattern[index] {
      skipped -= pattern[index]
      index += 1
    }
    start = (index, max(pattern[index] - skipped, 0))
  }

  mutating func walk(_ piece: PathPiece) {
    if piece.beginsSubpath {
      (index, rest) = start
      last = nil
    }
    let length = piece.length
    var position: CGFloat = 0
    while position < length {
      let end = min(position + rest, length)
      if index.isMultiple(of: 2), end > position || pattern[index] == 0 {
        add(piece.part(from: position, to: end))
      }
      rest -= end - position
      position = end
      // A sum that is rounded down would never end.
      if rest <= 0 || end < length {
        index = (index + 1) % pattern.count
        rest = pattern[index]
        last = nil
      }
    }
  }

  private mutating func add(_ part: PathPiece) {
    if last == nil { path.move(to: part.start) }
    part.add(to: &path)
    last = part.end
  }
}
