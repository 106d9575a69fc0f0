// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Shapes that are made smaller")
struct InsettableShapeTests {
  private struct Ring: InsettableShape {
    var amount: CGFloat = 0
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 2 * amount, dy: 2 * amount)) }
    func inset(by amount: CGFloat) -> some InsettableShape { Ring(amount: self.amount + amount) }
  }

  private func strokes(_ view: some View) -> [CGRect] {
    let (_, host) = shown { view.frame(width: 100, height: 100) }
    return host.tree?.drawingSteps().compactMap { step in
      if case .mark(.stroke(let path, _, _)) = step { path.bounds } else { nil }
    } ?? []
  }

  @Test("a border is inside the shape, which says where that is")
  func border() throws {
    let square = try #require(strokes(Rectangle().strokeBorder(.red, lineWidth: 10)).first)
    #expect(square.size == CGSize(width: 90, height: 90))
    let ring = try #require(strokes(Ring().strokeBorder(.red, lineWidth: 10)).first)
    #expect(ring.size == CGSize(width: 80, height: 80))
  }

  @Test("built-in shapes are made smaller by any amount, at most to a point")
  func builtIn() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 60)
    let smaller = CGRect(x: 10, y: 10, width: 80, height: 40)
    #expect(Rectangle().inset(by: 5).inset(by: 5).path(in: box).bounds == smaller)
    #expect(Capsule().inset(by: 10).path(in: box).bounds == smaller)
    #expect(Ellipse().inset(by: 10).path(in: box).bounds == smaller)
    #expect(RoundedRectangle(cornerRadius: 4).inset(by: 10).path(in: box).bounds == smaller)
    #expect(Circle().inset(by: 10).path(in: box).bounds.size == CGSize(width: 40, height: 40))
    let point = Rectangle().inset(by: 1000).path(in: box).bounds
    #expect(point.width == 0 && point.height == 0 && point.midX == 50)
    #expect(Rectangle().inset(by: .nan).path(in: box).bounds == box)
  }

  @Test("a shape that crosses itself is filled everywhere, or with holes")
  func fillStyle() throws {
    struct Twice: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: 10, dy: 10))
        return path
      }
    }
    for isEven in [false, true] {
      for view in [
        AnyView(Twice().fill(.red, style: FillStyle(eoFill: isEven))),
        AnyView(Twice().fill(style: FillStyle(eoFill: isEven, antialiased: false))),
      ] {
        let (_, host) = shown { view.frame(width: 50, height: 50) }
        let path = host.tree?.drawingSteps().compactMap { step in
          if case .mark(.fill(let path, _)) = step { path } else { nil }
        }.first
        let center = CGPoint(x: host.bounds.midX, y: host.bounds.midY)
        #expect(try #require(path).contains(center) == !isEven)
      }
    }
  }
}
