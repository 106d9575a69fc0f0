// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Members of paths that SwiftUI has")
struct PathMemberTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let move = CGAffineTransform(translationX: 5, y: 0)

  @Test("figures are added to a path, transformed or not")
  func figures() {
    func bounds(_ add: (inout Path) -> Void) -> CGRect { Path(add).boundingRect }
    let moved = box.offsetBy(dx: 5, dy: 0)
    #expect(
      bounds { $0.addRect(box) } == box && bounds { $0.addRect(box, transform: move) } == moved)
    #expect(bounds { $0.addRects([box, moved]) } == box.union(moved))
    #expect(bounds { $0.addRects([box], transform: move) } == moved)
    #expect(bounds { $0.addEllipse(in: box, transform: move) } == moved)
    let size = CGSize(width: 4, height: 2)
    #expect(bounds { $0.addRoundedRect(in: box, cornerSize: size, transform: move) } == moved)
    let radii = RectangleCornerRadii(topLeading: 3)
    let uneven = Path { $0.addRoundedRect(in: box, cornerRadii: radii, style: .circular) }
    #expect(!uneven.contains(CGPoint(x: 0.2, y: 0.2)) && uneven.contains(CGPoint(x: 9.8, y: 0.2)))
    #expect(bounds { $0.addPath(Path(box), transform: move) } == moved)
    #expect(bounds { $0.addPath(Path(box)) } == box)
  }

  @Test("a relative arc goes by its angle, clockwise if it is positive")
  func relativeArc() throws {
    func arc(_ delta: Double, _ transform: CGAffineTransform = .identity) -> Path {
      Path {
        $0.addRelativeArc(
          center: .zero, radius: 10, startAngle: .zero, delta: .degrees(delta),
          transform: transform)
      }
    }
    func ends(_ path: Path, at x: CGFloat, _ y: CGFloat) -> Bool {
      guard let end = path.currentPoint else { return false }
      return abs(end.x - x) < 1e-9 && abs(end.y - y) < 1e-9
    }
    #expect(ends(arc(90), at: 0, 10) && ends(arc(-90), at: 0, -10) && ends(arc(180), at: -10, 0))
    #expect(ends(arc(90, move), at: 5, 10))
    #expect(arc(1000).elements.count == 5 && arc(.nan).isEmpty && arc(.infinity).isEmpty)
    let turned = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
        transform: move)
    }
    #expect(ends(turned, at: 5, 10))
  }

  @Test("an arc between two lines touches both")
  func tangentArc() throws {
    func path(_ radius: CGFloat, second: CGPoint, _ map: CGAffineTransform = .identity) -> Path {
      var path = Path()
      path.move(to: CGPoint.zero.applying(map))
      path.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: second, radius: radius, transform: map)
      return path
    }
    func near(_ element: BezierPath.PathElement?, _ x: CGFloat, _ y: CGFloat) -> Bool {
      switch element {
      case .line(let point), .curve(let point, _, _):
        abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
      default: false
      }
    }
    let down = path(20, second: CGPoint(x: 100, y: 100))
    #expect(down.elements.count == 3)
    #expect(near(down.elements[1], 80, 0) && near(down.elements.last, 100, 20))
    // The arc is inside the corner, whose diagonal it crosses near the corner.
    let middle = down.boundingRect
    #expect(middle.maxX <= 100 + 1e-9 && middle.minY >= -1e-9)
    let up = path(20, second: CGPoint(x: 100, y: -100))
    #expect(near(up.elements[1], 80, 0) && near(up.elements.last, 100, -20))
    let moved = path(20, second: CGPoint(x: 100, y: 100), move)
    #expect(near(moved.elements[1], 85, 0) && near(moved.elements.last, 105, 20))
    for flat in [
      path(20, second: CGPoint(x: 200, y: 0)), path(0, second: CGPoint(x: 100, y: 100)),
      path(.nan, second: CGPoint(x: 100, y: 100)), path(20, second: CGPoint(x: 100, y: 0)),
    ] {
      #expect(flat.elements.count == 2 && near(flat.elements.last, 100, 0))
    }
    var empty = Path()
    empty.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    #expect(empty.isEmpty)
  }

  @Test("a path can be trimmed, moved, and asked whether it contains a point")
  func derived() {
    var ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(ring.contains(middle, eoFill: false) && !ring.contains(middle, eoFill: true))
    #expect(ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(
      Path(box).trimmedPath(from: 0, to: 0.25).boundingRect.size == CGSize(width: 10, height: 0))
    #expect(Path(box).offsetBy(dx: 1, dy: 2).boundingRect.origin == CGPoint(x: 1, y: 2))
    #expect(Path(box).cgPath == Path(box) && !Path(box).isEmpty && Path().isEmpty)
  }

  @Test("the outline of a stroke contains what the stroke covers")
  func strokedPath() {
    let corner = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 50, y: 0))
      path.addLine(to: CGPoint(x: 50, y: 50))
    }
    func outline(_ cap: CGLineCap, _ join: CGLineJoin, _ dash: [CGFloat] = []) -> Path {
      corner.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap, lineJoin: join, dash: dash))
    }
    let plain = outline(.butt, .miter)
    #expect(plain.contains(CGPoint(x: 20, y: 4)) && !plain.contains(CGPoint(x: 20, y: 6)))
    #expect(plain.contains(CGPoint(x: 54, y: -4)) && !plain.contains(CGPoint(x: -1, y: 0)))
    #expect(!outline(.butt, .bevel).contains(CGPoint(x: 53, y: -3)))
    #expect(outline(.butt, .round).contains(CGPoint(x: 53, y: -3)))
    #expect(!outline(.butt, .round).contains(CGPoint(x: 54.5, y: -4.5)))
    #expect(outline(.square, .miter).contains(CGPoint(x: -4, y: 4)))
    #expect(!outline(.round, .miter).contains(CGPoint(x: -4, y: 4)))
    #expect(outline(.round, .miter).contains(CGPoint(x: -4, y: 0)))
    let dashed = outline(.butt, .miter, [10, 10])
    #expect(dashed.contains(CGPoint(x: 5, y: 0)) && !dashed.contains(CGPoint(x: 15, y: 0)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      .strokedPath(StrokeStyle(lineWidth: 10))
    for angle in stride(from: 0.0, to: 6.2, by: 0.1) {
      func point(_ radius: Double) -> CGPoint {
        CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
      }
      #expect(circle.contains(point(45.3)) && circle.contains(point(54.7)))
      #expect(!circle.contains(point(44.7)) && !circle.contains(point(55.3)))
    }
    for width in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(corner.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
    let dot = Path { $0.move(to: CGPoint(x: 5, y: 5)) }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    #expect(
      dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).contains(CGPoint(x: 6, y: 5)))
    let closed = Path(CGRect(x: 0, y: 0, width: 50, height: 50)).strokedPath(
      StrokeStyle(lineWidth: 10))
    #expect(closed.contains(CGPoint(x: -4, y: -4)) && !closed.contains(CGPoint(x: 25, y: 25)))
  }

  @Test("a shape can be moved, rotated, scaled, and given a size of its own")
  func shapes() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    func bounds(_ shape: some Shape) -> CGRect { shape.path(in: box).bounds }
    func shape(_ shape: some Shape) -> CGRect { bounds(shape) }
    let moved = Rectangle().offset(x: 3, y: 4).trim(to: 1)
    #expect(bounds(moved) == box.offsetBy(dx: 3, dy: 4))
    let turned = bounds(Rectangle().rotation(.degrees(90)))
    #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.height - 40) < 1e-9)
    #expect(bounds(Rectangle().rotation(.degrees(.nan))).width == 40)
    #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(bounds(Rectangle().scale(x: 2, y: .nan, anchor: .leading)).maxX == 80)
    #expect(bounds(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1))).width == 80)
    #expect(
      bounds(Rectangle().size(width: 5, height: -1)).size == CGSize(width: 5, height: 0))
    #expect(bounds(Rectangle().size(CGSize(width: 5, height: 6))).height == 6)
  }
}
