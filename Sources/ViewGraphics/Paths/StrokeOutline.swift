// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The outline of a stroke under construction.
struct StrokeOutline {
  /// A point of a line.
  struct Corner {
    let point: CGPoint
    /// Whether the line approximates a curve there, so that it has no corner.
    let isSmooth: Bool
  }

  private let style: StrokeStyle
  private let half: CGFloat
  private(set) var path = BezierPath()

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  /// Adds the outline of a line.
  mutating func add(_ line: [Corner], isClosed: Bool) {
    guard let first = line.first, let last = line.last else { return }
    guard line.count > 1 else {
      // A point is visible only with round ends.
      if style.cap == .round { addDisc(at: first.point) }
      return
    }
    let count = isClosed ? line.count : line.count - 1
    let directions = (0..<count).map {
      direction(from: line[$0].point, to: line[($0 + 1) % line.count].point)
    }
    for (index, direction) in directions.enumerated() {
      addBar(line[index].point, line[(index + 1) % line.count].point, direction)
      let next = index + 1
      guard next < count || isClosed else { continue }
      addJoin(line[next % line.count], from: direction, to: directions[next % count])
    }
    guard !isClosed else { return }
    addCap(at: first.point, CGPoint(x: -directions[0].x, y: -directions[0].y))
    addCap(at: last.point, directions[count - 1])
  }

  private func direction(from start: CGPoint, to end: CGPoint) -> CGPoint {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return .zero }
    return CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
  }

  /// Returns a point beside another one, to the right of a direction.
  private func beside(_ point: CGPoint, _ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: point.x - direction.y * distance, y: point.y + direction.x * distance)
  }

  private mutating func addBar(_ start: CGPoint, _ end: CGPoint, _ direction: CGPoint) {
    add([
      beside(start, direction, -half), beside(end, direction, -half), beside(end, direction, half),
      beside(start, direction, half),
    ])
  }

  private mutating func addJoin(_ corner: Corner, from one: CGPoint, to other: CGPoint) {
    let point = corner.point
    let turn = one.x * other.y - one.y * other.x
    let cosine = one.x * other.x + one.y * other.y
    if turn == 0, cosine > 0 { return }
    if style.join == .round, !corner.isSmooth { return addDisc(at: point) }
    // The gap is on the left of a line that turns right.
    let side = turn > 0 ? -half : half
    let (first, second) = (beside(point, one, side), beside(point, other, side))
    // The ratio of the lengths of the pointed corner and the line width is 1 / cos(turn / 2).
    let share = ((1 + cosine) / 2).squareRoot()
    guard style.join == .miter, !corner.isSmooth, share > 0, 1 / share <= style.usableMiterLimit
    else { return add([point, first, second]) }
    let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    let factor = 1 / (share * share)
    let tip = CGPoint(
      x: point.x + (middle.x - point.x) * factor, y: point.y + (middle.y - point.y) * factor)
    add([point, first, tip, second])
  }

  private mutating func addCap(at point: CGPoint, _ direction: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(at: point)
    case .square:
      let end = CGPoint(x: point.x + direction.x * half, y: point.y + direction.y * half)
      addBar(point, end, direction)
    }
  }

  private mutating func addDisc(at point: CGPoint) {
    path.append(
      BezierPath(
        ovalIn: CGRect(
          x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)))
  }

  /// Adds a polygon, clockwise as discs are.
  private mutating func add(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += point.x * next.y - next.x * point.y
    }
    guard area != 0 else { return }
    for (index, point) in (area > 0 ? points : points.reversed()).enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
  }
}
