// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A path written as text: letters followed by numbers, all absolute.
///
///     M x y          begin          L x y   line       H x, V y   level, upright line
///     C x1 y1 x2 y2 x y   curve     Z       close
///     O x y r        circle         N x y r   circle the other way round, a hole in an area
///     E x y rx ry    ellipse        R x y width height radius   rectangle
///     A x y r from to   arc in degrees, clockwise from the right; begins a part
///     S x y outer inner points   star           G x y outer inner teeth   cog wheel
///     P x y arm half angle   a cross as a hole, turned by degrees
struct SymbolPath {
  private(set) var path = BezierPath()
  private var current = CGPoint.zero

  init(_ text: String) {
    var letter: Character?
    var numbers: [CGFloat] = []
    for word in text.split(separator: " ") {
      if let first = word.first, word.count == 1, first.isLetter {
        if let letter { append(letter, numbers) }
        letter = first
        numbers = []
      } else if let number = Double(word) {
        numbers.append(CGFloat(number))
      }
    }
    if let letter { append(letter, numbers) }
  }

  /// Appends path elements of a kind until its numbers are used up.
  private mutating func append(_ letter: Character, _ numbers: [CGFloat]) {
    let count: Int
    switch letter {
    case "H", "V": count = 1
    case "M", "L": count = 2
    case "O", "N": count = 3
    case "E": count = 4
    case "R", "A", "S", "G", "P": count = 5
    case "C": count = 6
    case "Z":
      path.close()
      return
    default: return
    }
    var rest = numbers[...]
    while rest.count >= count {
      appendStep(letter, Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
  }

  private mutating func appendStep(_ letter: Character, _ n: [CGFloat]) {
    switch letter {
    case "M":
      current = CGPoint(x: n[0], y: n[1])
      path.move(to: current)
    case "L": line(to: CGPoint(x: n[0], y: n[1]))
    case "H": line(to: CGPoint(x: n[0], y: current.y))
    case "V": line(to: CGPoint(x: current.x, y: n[0]))
    case "C":
      current = CGPoint(x: n[4], y: n[5])
      path.addCurve(
        to: current, controlPoint1: CGPoint(x: n[0], y: n[1]),
        controlPoint2: CGPoint(x: n[2], y: n[3]))
    case "O":
      path.append(BezierPath(ovalIn: square(n[0], n[1], n[2]), startsAtTop: true))
    case "N": arc(CGPoint(x: n[0], y: n[1]), n[2], from: 360, to: 0, closes: true)
    case "E":
      path.append(
        BezierPath(
          ovalIn: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]),
          startsAtTop: true))
    case "R":
      path.append(
        BezierPath(
          roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4]))
    case "A": arc(CGPoint(x: n[0], y: n[1]), n[2], from: n[3], to: n[4], closes: false)
    case "S": star(CGPoint(x: n[0], y: n[1]), outer: n[2], inner: n[3], points: Int(n[4]))
    case "G": cog(CGPoint(x: n[0], y: n[1]), outer: n[2], inner: n[3], teeth: Int(n[4]))
    case "P": cross(CGPoint(x: n[0], y: n[1]), arm: n[2], half: n[3], angle: n[4])
    default: break
    }
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
    CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }

  private mutating func line(to point: CGPoint) {
    current = point
    path.addLine(to: point)
  }

  private func point(_ middle: CGPoint, _ radius: CGFloat, at degrees: CGFloat) -> CGPoint {
    let angle = Double(degrees) * .pi / 180
    return CGPoint(
      x: middle.x + radius * CGFloat(cos(angle)), y: middle.y + radius * CGFloat(sin(angle)))
  }

  private mutating func arc(
    _ middle: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, closes: Bool
  ) {
    let count = max(1, Int((abs(end - start) / 90).rounded(.up)))
    let step = (end - start) / CGFloat(count)
    let control = CGFloat(4.0 / 3 * tan(Double(step) * .pi / 180 / 4)) * radius
    path.move(to: point(middle, radius, at: start))
    for index in 0..<count {
      let first = start + step * CGFloat(index)
      let second = first + step
      let from = point(middle, radius, at: first)
      let to = point(middle, radius, at: second)
      let out = point(.zero, control, at: first + 90)
      let into = point(.zero, control, at: second + 90)
      path.addCurve(
        to: to, controlPoint1: CGPoint(x: from.x + out.x, y: from.y + out.y),
        controlPoint2: CGPoint(x: to.x - into.x, y: to.y - into.y))
      current = to
    }
    if closes { path.close() }
  }

  private mutating func polygon(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for next in points.dropFirst() { path.addLine(to: next) }
    path.close()
  }

  private mutating func star(_ middle: CGPoint, outer: CGFloat, inner: CGFloat, points: Int) {
    polygon(
      (0..<(2 * points)).map { index in
        point(
          middle, index.isMultiple(of: 2) ? outer : inner,
          at: -90 + 180 / CGFloat(points) * CGFloat(index))
      })
  }

  private mutating func cog(_ middle: CGPoint, outer: CGFloat, inner: CGFloat, teeth: Int) {
    let step = 360 / CGFloat(teeth)
    polygon(
      (0..<teeth).flatMap { index -> [CGPoint] in
        let angle = -90 + step * CGFloat(index)
        return [
          point(middle, inner, at: angle - step * 0.32),
          point(middle, outer, at: angle - step * 0.18),
          point(middle, outer, at: angle + step * 0.18),
          point(middle, inner, at: angle + step * 0.32),
        ]
      })
  }

  private mutating func cross(_ middle: CGPoint, arm: CGFloat, half: CGFloat, angle: CGFloat) {
    let corners: [(CGFloat, CGFloat)] = [
      (-half, -arm), (-half, -half), (-arm, -half), (-arm, half), (-half, half), (-half, arm),
      (half, arm), (half, half), (arm, half), (arm, -half), (half, -half), (half, -arm),
    ]
    let turn = Transform(rotationAngle: angle * .pi / 180)
    polygon(
      corners.map { x, y in
        let turned = turn.apply(to: CGPoint(x: x, y: y))
        return CGPoint(x: middle.x + turned.x, y: middle.y + turned.y)
      })
  }
}
