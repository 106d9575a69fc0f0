// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Rectangles with rounded corners")
struct RoundedShapeTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("a corner can be wider than high")
  func cornerSize() {
    let shape = RoundedRectangle(cornerSize: CGSize(width: 40, height: 10), style: .circular)
    let path = shape.path(in: box)
    #expect(path.bounds == box && shape.style == .circular && shape.cornerRadius == 10)
    // The ellipse of the corner goes through a point at 45 degrees.
    let part = 1 - CGFloat(0.5).squareRoot()
    let edge = CGPoint(x: box.minX + 40 * part, y: box.minY + 10 * part)
    #expect(path.contains(CGPoint(x: edge.x + 0.2, y: edge.y + 0.2)))
    #expect(!path.contains(CGPoint(x: edge.x - 0.2, y: edge.y - 0.2)))
    let limited = RoundedRectangle(cornerSize: CGSize(width: 1000, height: 1000)).path(in: box)
    #expect(limited.bounds == box && limited.contains(CGPoint(x: box.midX, y: box.midY)))
    // Circular corners remain circular.
    let half = BezierPath(roundedRect: box, cornerRadius: min(box.width, box.height) / 2)
    #expect(limited == half)
    #expect(RoundedRectangle(cornerRadius: .infinity).path(in: box) == half)
    for size in [CGSize(width: CGFloat.nan, height: 5), CGSize(width: -3, height: 5)] {
      #expect(RoundedRectangle(cornerSize: size).path(in: box) == BezierPath(rect: box))
    }
    var changed = RoundedRectangle(cornerRadius: 4)
    changed.cornerRadius = 7
    #expect(changed.path(in: box) == BezierPath(roundedRect: box, cornerRadius: 7))
  }

  @Test("corners have radii of their own, which are reduced together if they don't fit")
  func uneven() {
    let radii = RectangleCornerRadii(topLeading: 30, bottomTrailing: 10)
    let path = UnevenRoundedRectangle(cornerRadii: radii).path(in: box)
    #expect(!path.contains(CGPoint(x: 12, y: 22)) && path.contains(CGPoint(x: 108, y: 22)))
    #expect(path.contains(CGPoint(x: 12, y: 78)) && !path.contains(CGPoint(x: 109.5, y: 79.5)))
    #expect(path.contains(CGPoint(x: 106, y: 76)))
    let wide = UnevenRoundedRectangle(topLeadingRadius: 120, bottomLeadingRadius: 40)
    let expected = UnevenRoundedRectangle(topLeadingRadius: 45, bottomLeadingRadius: 15)
    #expect(wide.path(in: box).elements == expected.path(in: box).elements)
    let equal = RectangleCornerRadii(
      topLeading: 5, bottomLeading: 5, bottomTrailing: 5, topTrailing: 5)
    #expect(
      UnevenRoundedRectangle(cornerRadii: equal).path(in: box)
        == BezierPath(roundedRect: box, cornerRadius: 5))
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: .nan, topTrailingRadius: -5).path(in: box)
        == BezierPath(rect: box))
  }

  @Test("leading corners are on the right in right-to-left layouts, as own shapes are mirrored")
  func mirrored() {
    struct Corner: Shape {
      var behavior: LayoutDirectionBehavior = .mirrors
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: 5, height: 5))
      }
      var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
    }
    func path(_ shape: some Shape) -> BezierPath {
      let view = shape.fill(.red).environment(\.layoutDirection, .rightToLeft)
      for case .mark(.fill(let path, _)) in TreeProbe(view, width: 100, height: 60).tree
        .drawingSteps()
      {
        return path
      }
      return BezierPath()
    }
    let uneven = path(UnevenRoundedRectangle(topLeadingRadius: 30))
    #expect(uneven.contains(CGPoint(x: 2, y: 2)) && !uneven.contains(CGPoint(x: 98, y: 2)))
    #expect(path(Corner()).bounds == CGRect(x: 95, y: 0, width: 5, height: 5))
    #expect(path(Corner().trim(to: 0.9)).bounds.minX == 95)
    #expect(path(Corner(behavior: .fixed)).bounds.minX == 0)
    #expect(path(Corner(behavior: .mirrors(in: .leftToRight))).bounds.minX == 0)
    #expect(path(Path(CGRect(x: 3, y: 0, width: 5, height: 5))).bounds.minX == 3)
  }

  @Test("corners of a smaller rounded rectangle have the same centers")
  func smaller() {
    #expect(
      RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: box)
        == BezierPath(roundedRect: box.insetBy(dx: 5, dy: 5), cornerRadius: 15))
    #expect(
      RoundedRectangle(cornerRadius: 4).inset(by: 2).inset(by: 8).path(in: box)
        == BezierPath(rect: box.insetBy(dx: 10, dy: 10)))
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 20).inset(by: 5).path(in: box).elements
        == UnevenRoundedRectangle(topLeadingRadius: 15).path(in: box.insetBy(dx: 5, dy: 5)).elements
    )
    #expect(RoundedRectangle(cornerRadius: 4).inset(by: .nan).path(in: box).bounds == box)
  }

  @Test("a shape can have the shape of its container, with smaller corners")
  func container() {
    func paths(_ view: some View) -> [BezierPath] {
      TreeProbe(view, width: 100, height: 60).tree.drawingSteps().compactMap {
        switch $0 {
        case .mark(.fill(let path, _)): path
        case .open(.clip(let path), _, _): path
        default: nil
        }
      }
    }
    let inner = CGRect(x: 10, y: 10, width: 80, height: 40)
    let expected = BezierPath(roundedRect: inner, cornerRadius: 15)
    let round = RoundedRectangle(cornerRadius: 25)
    #expect(
      paths(ContainerRelativeShape().fill(.red).padding(10).containerShape(round)) == [expected])
    #expect(
      paths(Color.red.clipShape(.containerRelative).padding(10).containerShape(round))
        == [expected, BezierPath(rect: inner)])
    #expect(
      paths(ContainerRelativeShape().inset(by: 5).fill(.red).padding(5).containerShape(round))
        == [expected])
    #expect(
      paths(ContainerRelativeShape().fill(.red).padding(10)) == [BezierPath(rect: inner)])
  }

  @Test("rounded rectangles have short names")
  func names() {
    func path(_ shape: some Shape) -> BezierPath { shape.path(in: box) }
    #expect(path(.rect(cornerRadius: 5)) == BezierPath(roundedRect: box, cornerRadius: 5))
    #expect(
      path(.rect(cornerSize: CGSize(width: 5, height: 5), style: .circular))
        == BezierPath(roundedRect: box, cornerRadius: 5))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 9, topTrailingRadius: 3).path(in: box)
    #expect(path(.rect(topLeadingRadius: 9, topTrailingRadius: 3)) == uneven)
    #expect(
      path(.rect(cornerRadii: RectangleCornerRadii(topLeading: 9, topTrailing: 3))) == uneven)
    #expect(path(.rect) == BezierPath(rect: box))
  }
}
