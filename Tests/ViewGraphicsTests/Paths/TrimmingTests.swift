// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Trimmed paths")
struct TrimmingTests {
  private let corner: BezierPath = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 40))
    return path
  }()

  @Test("a trimmed line begins and ends at fractions of its length")
  func lines() {
    #expect(
      corner.trimmed(from: 0.3, to: 0.8).elements == [
        .move(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 60, y: 0)), .line(CGPoint(x: 60, y: 20)),
      ])
    #expect(
      corner.trimmed(from: 0.7, to: 1).elements == [
        .move(CGPoint(x: 60, y: 10)), .line(CGPoint(x: 60, y: 40)),
      ])
  }

  @Test("trimming to everything returns the path itself, even with fractions beyond 0…1")
  func whole() {
    #expect(corner.trimmed(from: 0, to: 1) == corner)
    #expect(corner.trimmed(from: -3, to: 7) == corner)
    #expect(corner.trimmed(from: .nan, to: .nan) == corner)
    let oval = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(oval.trimmed(from: 0, to: 1).shape == oval.shape)
  }

  @Test(
    "nothing remains between fractions that don't increase, or of a path without a length",
    arguments: [(0.5, 0.5), (0.8, 0.2), (1, 1), (0, 0)])
  func nothing(start: CGFloat, end: CGFloat) {
    #expect(corner.trimmed(from: start, to: end).elements == [])
    var point = BezierPath()
    point.move(to: CGPoint(x: 3, y: 3))
    point.addLine(to: CGPoint(x: 3, y: 3))
    #expect(point.trimmed(from: 0, to: 0.5).elements == [])
    var endless = BezierPath()
    endless.move(to: .zero)
    endless.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    #expect(endless.trimmed(from: 0, to: 0.5).elements == [])
  }

  @Test("a closing line is part of the length")
  func closed() {
    let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let last = square.trimmed(from: 0.75, to: 0.875)
    #expect(last.elements.count == 2 && last.bounds.width == 0 && last.bounds.height == 5)
    let most = square.trimmed(from: 0, to: 0.875)
    #expect(most.elements.count == 5)
    #expect(most.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("subpaths stay separate")
  func subpaths() {
    var path = corner
    path.move(to: CGPoint(x: 60, y: 40))
    path.addLine(to: CGPoint(x: 60, y: 140))
    #expect(
      path.trimmed(from: 0.4, to: 0.75).elements == [
        .move(CGPoint(x: 60, y: 20)), .line(CGPoint(x: 60, y: 40)), .move(CGPoint(x: 60, y: 40)),
        .line(CGPoint(x: 60, y: 90)),
      ])
  }

  @Test("trimmed circles are arcs of the matching angle", arguments: [0.125, 0.25, 0.6, 0.9])
  func circle(fraction: CGFloat) throws {
    let circle = BezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    guard case .move(let start) = try #require(circle.elements.first),
      case .curve(let next, _, _) = circle.elements[1]
    else {
      Issue.record("A circle begins with a curve.")
      return
    }
    let arc = circle.trimmed(from: 0, to: fraction)
    guard case .curve(let end, _, _) = try #require(arc.elements.last) else {
      Issue.record("An arc ends with a curve.")
      return
    }
    let angle = { (point: CGPoint) in atan2(point.y, point.x) }
    let direction: CGFloat = sin(angle(next) - angle(start)) > 0 ? 1 : -1
    let expected = angle(start) + direction * fraction * 2 * .pi
    #expect(abs(hypot(end.x, end.y) - 50) < 0.02)
    #expect(abs(end.x - 50 * cos(expected)) < 0.05 && abs(end.y - 50 * sin(expected)) < 0.05)
    // The rest goes on where the part ends.
    guard case .move(let rest) = try #require(circle.trimmed(from: fraction, to: 1).elements.first)
    else {
      Issue.record("A path begins with a move.")
      return
    }
    #expect(abs(rest.x - end.x) < 1e-9 && abs(rest.y - end.y) < 1e-9)
  }

  @Test("a path that continues after an ellipse contains its further parts")
  func afterAnOval() {
    var path = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    path.move(to: CGPoint(x: 20, y: 4))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 8))
  }

  @Test("the bounds include control points, as in UIKit")
  func controlPoints() {
    var path = BezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: -5, y: 10),
      controlPoint2: CGPoint(x: 45, y: -20))
    #expect(path.bounds == CGRect(x: -5, y: -20, width: 50, height: 30))
  }
}
