// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Arcs")
struct ArcTests {
  private func ends(of path: BezierPath) -> [CGPoint] {
    path.elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point), .curve(let point, _, _):
        CGPoint(x: point.x.rounded(), y: point.y.rounded())
      case .close: nil
      }
    }
  }

  @Test("an arc leads from its start to its end, clockwise or not, with a line to its start")
  func directions() {
    for (isClockwise, middle) in [
      (true, [CGPoint]()), (false, [(10, 0), (0, 10)].map { CGPoint(x: $0, y: $1) }),
    ] {
      var path = BezierPath()
      path.move(to: CGPoint(x: 10, y: 10))
      path.addArc(
        withCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2,
        clockwise: isClockwise)
      #expect(
        ends(of: path) == [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)] + middle
          + [CGPoint(x: 10, y: 20)])
    }
  }

  @Test("a whole circle has the size of an oval")
  func circle() {
    var path = BezierPath()
    path.addArc(
      withCenter: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    let bounds = path.bounds
    for (edge, expected) in [
      (bounds.minX, 2), (bounds.maxX, 18), (bounds.minY, 2), (bounds.maxY, 18),
    ] {
      #expect(abs(edge - CGFloat(expected)) < 0.1)
    }
  }

  @Test("an arc with a number that isn't finite adds nothing", arguments: [CGFloat.nan, .infinity])
  func hostile(number: CGFloat) {
    var path = BezierPath()
    path.addArc(withCenter: .zero, radius: number, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(withCenter: .zero, radius: 1, startAngle: number, endAngle: 1, clockwise: true)
    #expect(path.elements.isEmpty)
  }

  @Test("a quadratic curve begins at the end of the path, or at the start of a closed one")
  func quadratic() {
    var path = BezierPath()
    path.move(to: CGPoint(x: 3, y: 0))
    path.addQuadCurve(to: CGPoint(x: 9, y: 0), controlPoint: CGPoint(x: 6, y: 6))
    let curve = BezierPath.PathElement.curve(
      CGPoint(x: 9, y: 0), control1: CGPoint(x: 5, y: 4), control2: CGPoint(x: 7, y: 4))
    #expect(path.elements.last == curve)
    path.close()
    path.addQuadCurve(to: CGPoint(x: 9, y: 0), controlPoint: CGPoint(x: 6, y: 6))
    #expect(path.elements.last == curve)
  }

  @Test("a quadratic curve in an empty path begins at its end, and in a later part at its start")
  func quadraticStart() {
    var empty = BezierPath()
    empty.addQuadCurve(to: CGPoint(x: 9, y: 0), controlPoint: CGPoint(x: 6, y: 6))
    #expect(
      empty.elements == [
        .curve(
          CGPoint(x: 9, y: 0), control1: CGPoint(x: 7, y: 4), control2: CGPoint(x: 7, y: 4))
      ])
    var path = BezierPath()
    path.move(to: CGPoint(x: 50, y: 50))
    path.close()
    path.move(to: CGPoint(x: 3, y: 0))
    path.close()
    #expect(path.lastPoint == CGPoint(x: 3, y: 0))
  }

  @Test("an arc with a negative radius is at its center")
  func negativeRadius() {
    var path = BezierPath()
    let center = CGPoint(x: 4, y: 5)
    path.addArc(withCenter: center, radius: -3, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.bounds == CGRect(origin: center, size: .zero))
  }
}
