// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// An arc of a circle, represented by cubic curves.
package struct Arc {
  private let center: CGPoint
  private let radius: CGFloat
  private let start: CGFloat
  /// The angle that the arc covers, in radians, negative if it runs counterclockwise.
  private let sweep: CGFloat

  /// Creates an arc from angles as Core Graphics interprets them; returns `nil` if a number isn't
  /// finite.
  package init?(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, isClockwise: Bool) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, end.isFinite
    else { return nil }
    let full = 2 * CGFloat.pi
    var sweep = (end - start).truncatingRemainder(dividingBy: full)
    if abs(end - start) >= full {
      sweep = isClockwise ? full : -full
    } else if isClockwise, sweep < 0 {
      sweep += full
    } else if !isClockwise, sweep > 0 {
      sweep -= full
    }
    self.center = center
    self.radius = max(radius, 0)
    self.start = start
    self.sweep = sweep
  }

  /// Returns the point at a fraction of the arc, from 0 to 1.
  package func point(at share: CGFloat) -> CGPoint {
    let angle = start + sweep * share
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// The curves, each of which covers at most a quarter of a circle.
  package var curves: [(first: CGPoint, second: CGPoint, end: CGPoint)] {
    let count = max(1, Int((abs(sweep) / (CGFloat.pi / 2)).rounded(.up)))
    let part = sweep / CGFloat(count)
    let handle = radius * 4 / 3 * tan(part / 4)
    return (0..<count).map { index in
      let (from, to) = (start + part * CGFloat(index), start + part * CGFloat(index + 1))
      let begin = point(at: CGFloat(index) / CGFloat(count))
      let end = point(at: CGFloat(index + 1) / CGFloat(count))
      return (
        CGPoint(x: begin.x - handle * sin(from), y: begin.y + handle * cos(from)),
        CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)), end
      )
    }
  }
}
