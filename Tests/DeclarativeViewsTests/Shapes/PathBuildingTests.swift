// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Building paths")
struct PathBuildingTests {
  @Test("the style of rounded corners makes no difference")
  func roundedCorners() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let expected = BezierPath(roundedRect: rect, cornerRadius: 5)
    for style in RoundedCornerStyle.allCases {
      #expect(Path(roundedRect: rect, cornerRadius: 5, style: style).elements == expected.elements)
      #expect(
        RoundedRectangle(cornerRadius: 5, style: style).path(in: rect).elements
          == RoundedRectangle(cornerRadius: 5).path(in: rect).elements)
    }
  }

  @Test("lines between points begin at the first, and no points add nothing")
  func lines() {
    let (a, b, c) = (CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 5), CGPoint(x: 9, y: 3))
    #expect(Path { $0.addLines([a, b, c]) }.elements == [.move(a), .line(b), .line(c)])
    #expect(Path { $0.addLines([a]) }.elements == [.move(a)])
    #expect(Path { $0.addLines([]) }.elements.isEmpty)
  }

  @Test("a cubic curve has its control points in order")
  func curve() {
    let (end, one, two) = (CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 5), CGPoint(x: 9, y: 3))
    let path = Path { path in
      path.move(to: .zero)
      path.addCurve(to: end, control1: one, control2: two)
    }
    #expect(path.elements.last == .curve(end, control1: one, control2: two))
    #expect(path.currentPoint == end)
  }

  @Test("the current point is the end of the last line, or the start of a closed part")
  func currentPoint() {
    let (a, b, c) = (CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 5), CGPoint(x: 9, y: 3))
    var path = Path()
    #expect(path.currentPoint == nil)
    path.closeSubpath()
    #expect(path.currentPoint == nil)
    path = Path()
    path.move(to: a)
    #expect(path.currentPoint == a)
    path.addLine(to: b)
    #expect(path.currentPoint == b)
    path.closeSubpath()
    #expect(path.currentPoint == a)
    path.move(to: c)
    path.addLine(to: b)
    path.closeSubpath()
    #expect(path.currentPoint == c)
  }

  @Test("a quadratic curve in an empty path stays at its end")
  func emptyQuadratic() {
    let end = CGPoint(x: 30, y: 0)
    let path = Path { $0.addQuadCurve(to: end, control: CGPoint(x: 0, y: 30)) }
    let near = CGPoint(x: 10, y: 20)
    #expect(path.elements == [.curve(end, control1: near, control2: near)])
  }

  @Test("a whole circle goes around in the given direction, however often it turns")
  func circles() {
    func second(_ end: Double, _ clockwise: Bool) -> CGPoint? {
      let path = Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(end),
          clockwise: clockwise)
      }
      guard path.elements.count == 5, case .curve(let point, _, _) = path.elements[1] else {
        return nil
      }
      return CGPoint(x: point.x.rounded(), y: point.y.rounded())
    }
    for end in [360, -360, 720, 1000] as [Double] {
      #expect(second(end, false) == CGPoint(x: 0, y: 10), "\(end)")
      #expect(second(end, true) == CGPoint(x: 0, y: -10), "\(end)")
    }
  }

  @Test("an arc is joined to the path before it by a line, and impossible angles add nothing")
  func joined() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 5, y: 5), radius: 2, startAngle: .zero, endAngle: .degrees(45),
      clockwise: false)
    #expect(Array(path.elements.prefix(2)) == [.move(.zero), .line(CGPoint(x: 7, y: 5))])
    #expect(path.elements.count == 3)
    for angle in [Double.nan, .infinity] {
      var copy = path
      copy.addArc(
        center: .zero, radius: 2, startAngle: .radians(angle), endAngle: .zero, clockwise: false)
      copy.addArc(
        center: .zero, radius: 2, startAngle: .zero, endAngle: .radians(angle), clockwise: false)
      #expect(copy.elements == path.elements)
    }
  }
}
