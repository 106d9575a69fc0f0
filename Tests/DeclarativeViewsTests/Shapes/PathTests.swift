// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Paths")
struct PathTests {
  @Test("a custom shape draws in coordinates that start at its corner")
  func ownShape() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: rect.width, y: 0))
          path.addLine(to: CGPoint(x: 0, y: rect.height))
          path.closeSubpath()
        }
      }
    }
    func bounds(_ view: some View) -> [CGRect] {
      TreeProbe(view, width: 100, height: 50).tree.drawingSteps().compactMap {
        switch $0 {
        case .mark(.fill(let path, _)), .mark(.stroke(let path, _, _)): path.bounds
        case .open(.clip(let path), _, _): path.bounds
        default: nil
        }
      }
    }
    let frame = CGRect(x: 40, y: 15, width: 20, height: 20)
    #expect(bounds(Corner().frame(width: 20, height: 20)) == [frame])
    #expect(bounds(Corner().stroke(.red).frame(width: 20, height: 20)) == [frame])
    #expect(
      bounds(Color.red.frame(width: 20, height: 20).clipShape(Corner())) == [frame, frame])
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      bounds(path.fill(.red).frame(width: 20, height: 20))
        == [CGRect(x: 41, y: 17, width: 3, height: 4)])
  }

  @Test("a trimmed shape is part of its outline in the same frame")
  func trimmed() {
    let view = Rectangle().trim(from: 0, to: 0.25).stroke(.red).frame(width: 20, height: 20)
    let paths = TreeProbe(view, width: 20, height: 20).tree.drawingSteps().compactMap { step in
      if case .mark(.stroke(let path, _, _)) = step { path } else { nil }
    }
    #expect(paths.map(\.bounds) == [CGRect(x: 0, y: 0, width: 20, height: 0)])
    #expect(
      Circle().trim(to: 0.5).path(in: CGRect(x: 0, y: 0, width: 8, height: 8)).bounds.width > 3)
  }

  @Test("an arc goes around its center, clockwise or counterclockwise")
  func arc() throws {
    func end(_ clockwise: Bool) -> (bounds: CGRect, last: CGPoint?) {
      var path = Path()
      path.addArc(
        center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .degrees(0),
        endAngle: .degrees(90), clockwise: clockwise)
      return (path.bounds, path.currentPoint)
    }
    let quarter = end(false)
    #expect(abs(quarter.bounds.minX - 50) < 1e-9 && abs(quarter.bounds.maxY - 60) < 1e-9)
    let rest = end(true)
    #expect(abs(rest.bounds.minX - 40) < 1e-9 && abs(rest.bounds.minY - 40) < 1e-9)
    for last in [quarter.last, rest.last] {
      let last = try #require(last)
      #expect(abs(last.x - 50) < 1e-9 && abs(last.y - 60) < 1e-9)
    }
    // From just behind the right the long way round, which ends just before it.
    var long = Path()
    long.addArc(
      center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .degrees(10),
      endAngle: .degrees(350), clockwise: false)
    #expect(long.contains(CGPoint(x: 41, y: 50)) && long.contains(CGPoint(x: 50, y: 59)))
    #expect(long.elements.count == 5)
    var circle = Path()
    circle.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    // Its points are as far from the centre as they should be, between the ends of curves as well.
    #expect(circle.contains(CGPoint(x: 7, y: 7)) && !circle.contains(CGPoint(x: 7.2, y: 7.2)))
    #expect(circle.elements.count == 5)
  }

  @Test("a quadratic curve equals a cubic one with control points two thirds of the way")
  func quadratic() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 15, y: 30))
    #expect(
      path.elements.last
        == .curve(
          CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 20, y: 20)))
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 90, height: 5))
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 5, height: 70), cornerSize: CGSize(width: 2, height: 2))
    path.addPath(Path(ellipseIn: CGRect(x: -5, y: 0, width: 5, height: 5)))
    #expect(path.boundingRect == CGRect(x: -5, y: 0, width: 95, height: 70))
  }
}
