// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Points in paths")
struct ContainingTests {
  private func polygon(_ points: [(CGFloat, CGFloat)], closes: Bool = true) -> BezierPath {
    var path = BezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if closes { path.close() }
    return path
  }

  private let square: [(CGFloat, CGFloat)] = [(10, 20), (50, 20), (50, 60), (10, 60)]
  private let inner: [(CGFloat, CGFloat)] = [(20, 30), (40, 30), (40, 50), (20, 50)]

  @Test(
    "a polygon contains its inside and its top and left edges, closed or not",
    arguments: [true, false])
  func edges(closes: Bool) {
    for points in [square, square.reversed()] {
      let path = polygon(points, closes: closes)
      for (x, y, isInside) in [
        (30, 40, true), (10.5, 20.5, true), (49.5, 59.5, true), (9, 40, false), (51, 40, false),
        (30, 19, false), (30, 61, false), (10, 20, true), (50, 40, false), (30, 60, false),
        (30, 20, true), (10, 40, true),
      ] as [(CGFloat, CGFloat, Bool)] {
        #expect(path.contains(CGPoint(x: x, y: y)) == isInside, "\(x) \(y)")
      }
    }
    #expect(!BezierPath().contains(.zero))
  }

  @Test("a hole depends on the direction of its outline, or on the fill rule")
  func holes() {
    let middle = CGPoint(x: 30, y: 40)
    for (hole, nonzero) in [(inner, true), (inner.reversed(), false)] {
      var path = polygon(square)
      path.append(polygon(hole))
      #expect(path.contains(middle) == nonzero)
      #expect(path.contains(CGPoint(x: 15, y: 25)))
      path.usesEvenOddFillRule = true
      #expect(!path.contains(middle))
      #expect(path.contains(CGPoint(x: 15, y: 25)))
      #expect(!path.contains(CGPoint(x: 5, y: 25)))
      #expect(!path.applying(Transform(translationX: 1, y: 1)).contains(middle))
    }
  }

  @Test("open parts are closed before the next one begins, and a closed one continues at its start")
  func parts() {
    // Two open triangles.
    var path = polygon([(0, 0), (10, 0), (10, 10)], closes: false)
    path.append(polygon([(20, 0), (30, 0), (30, 10)], closes: false))
    #expect(path.contains(CGPoint(x: 8, y: 2)) && path.contains(CGPoint(x: 28, y: 2)))
    #expect(!path.contains(CGPoint(x: 15, y: 2)) && !path.contains(CGPoint(x: 2, y: 8)))
    #expect(!path.contains(CGPoint(x: 22, y: 8)))
    // Another triangle from the start of the first.
    var more = polygon([(0, 0), (10, 0), (10, 10)])
    more.addLine(to: CGPoint(x: -10, y: 0))
    more.addLine(to: CGPoint(x: -10, y: 10))
    #expect(more.contains(CGPoint(x: -8, y: 2)) && more.contains(CGPoint(x: 8, y: 2)))
    #expect(!more.contains(CGPoint(x: -2, y: 8)) && !more.contains(CGPoint(x: -2, y: 4)))
  }

  @Test("an ellipse contains what is nearer than its curve", arguments: [true, false])
  func ellipse(isShape: Bool) {
    var path = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 40))
    if !isShape { path = path.applying(Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)) }
    for step in 0..<24 {
      let angle = (CGFloat(step) + 0.25) * .pi / 12
      for (radius, isInside) in [(0.99, true), (1.01, false), (0.1, true)] as [(CGFloat, Bool)] {
        let point = CGPoint(x: 40 + 40 * radius * cos(angle), y: 20 + 20 * radius * sin(angle))
        let turned = CGPoint(x: -point.y, y: point.x)
        #expect(path.contains(isShape ? point : turned) == isInside, "\(step) \(radius)")
      }
    }
  }
}

@Suite("Shapes of paths")
struct ShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 60, height: 40)

  @Test("corners have their own radii, clockwise from the top left, with quarter circles")
  func corners() throws {
    let path = BezierPath(roundedRect: rect, cornerRadii: (2, 4, 8, 16))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let k: CGFloat = 1 - 0.552_284_749_831
    let expected: [BezierPath.PathElement] = [
      .move(point(12, 20)), .line(point(66, 20)),
      .curve(point(70, 24), control1: point(70 - 4 * k, 20), control2: point(70, 20 + 4 * k)),
      .line(point(70, 52)),
      .curve(point(62, 60), control1: point(70, 60 - 8 * k), control2: point(70 - 8 * k, 60)),
      .line(point(26, 60)),
      .curve(point(10, 44), control1: point(10 + 16 * k, 60), control2: point(10, 60 - 16 * k)),
      .line(point(10, 22)),
      .curve(point(12, 20), control1: point(10, 20 + 2 * k), control2: point(10 + 2 * k, 20)),
      .close,
    ]
    #expect(path.elements == expected)
    #expect(path.shape == nil && path.bounds == rect)
    for corner in 0..<4 {
      let r = (0..<4).map { $0 == corner ? CGFloat(5) : 0 }
      let one = BezierPath(roundedRect: rect, cornerRadii: (r[0], r[1], r[2], r[3]))
      #expect(one.elements.count == 7)
      let corners = [(10.5, 20.5), (69.5, 20.5), (69.5, 59.5), (10.5, 59.5)]
      #expect(corners.map { one.contains(point($0.0, $0.1)) } == (0..<4).map { $0 != corner })
    }
  }

  @Test("an oval has four curves, clockwise from the right")
  func oval() {
    let path = BezierPath(ovalIn: rect)
    let ends = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .curve(let point, _, _): point
      default: nil
      }
    }
    #expect(
      ends == [(70, 40), (40, 60), (10, 40), (40, 20), (70, 40)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(path.elements.last == .close && path.shape == .oval(rect) && path.bounds == rect)
    guard case .curve(_, let first, let second) = path.elements[1] else {
      Issue.record("an oval has curves")
      return
    }
    #expect(abs(first.y - (40 + 20 * 0.552_284_749_831)) < 1e-9 && first.x == 70)
    #expect(abs(second.x - (40 + 30 * 0.552_284_749_831)) < 1e-9 && second.y == 60)
  }

  @Test(
    "a shape remains one if it is moved or stretched, and a rounded one if both sides are alike",
    arguments: [
      (2, 0, 0, 2, 3, true, true, true), (2, 0, 0, 3, 3, true, false, true),
      (1, 0, 0, 1, 3, true, true, true), (-2, 0, 0, 2, 3, false, false, false),
      (2, 0, 0, -2, 3, false, false, false), (2, 1, 0, 2, 3, false, false, false),
      (2, 0, 1, 2, 3, false, false, false), (0, 0, 0, 2, 0, false, false, false),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, Bool, Bool, Bool)])
  func transformed(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, rectangle: Bool, rounded: Bool,
    oval: Bool
  ) {
    let transform = Transform(a: a, b: b, c: c, d: d, tx: tx, ty: 5)
    let moved = CGRect(
      x: 10 * a + tx, y: 20 * d + 5, width: 60 * a, height: 40 * d)
    #expect(
      BezierPath(rect: rect).applying(transform).shape
        == (rectangle ? .rectangle(moved, cornerRadius: 0) : nil))
    #expect(
      BezierPath(roundedRect: rect, cornerRadius: 6).applying(transform).shape
        == (rounded ? .rectangle(moved, cornerRadius: 6 * a) : nil))
    #expect(
      BezierPath(ovalIn: rect).applying(transform).shape == (oval ? .oval(moved) : nil))
  }

  @Test("a path is no shape any more once anything is added to it")
  func additions() {
    let changes: [(inout BezierPath) -> Void] = [
      { $0.move(to: .zero) }, { $0.addLine(to: .zero) }, { $0.close() },
      { $0.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero) },
      { $0.append(BezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))) },
    ]
    for change in changes {
      var path = BezierPath(rect: rect)
      change(&path)
      #expect(path.shape == nil && path.elements.count > 6)
    }
    var empty = BezierPath()
    empty.append(BezierPath(ovalIn: rect))
    #expect(empty == BezierPath(ovalIn: rect))
    #expect(BezierPath().bounds == .zero)
    var line = BezierPath()
    line.move(to: CGPoint(x: 5, y: -3))
    line.addLine(to: CGPoint(x: -2, y: 7))
    line.close()
    #expect(line.bounds == CGRect(x: -2, y: -3, width: 7, height: 10))
  }

  @Test("corners have UIKit's bits")
  func cornerMask() {
    #expect(
      [
        CornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
        .layerMaxXMaxYCorner, .all,
      ].map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(StrokeStyle(width: 2) == StrokeStyle(width: 2, cap: .butt, join: .miter))
  }
}
