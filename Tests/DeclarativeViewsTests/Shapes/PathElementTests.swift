// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Elements of paths, and paths as text")
struct PathElementTests {
  private let path = Path { path in
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 30.5, y: 2))
    path.addQuadCurve(to: CGPoint(x: 60, y: 1), control: CGPoint(x: 45, y: 31))
    path.addCurve(
      to: CGPoint(x: 0, y: 9), control1: CGPoint(x: 40, y: 0), control2: CGPoint(x: -7, y: 3))
    path.closeSubpath()
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 3, y: 7))
  }

  private func elements(_ path: Path) -> [Path.Element] {
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    return elements
  }

  @Test("each element is passed in order, a quadratic curve as it was added")
  func each() {
    #expect(
      elements(path) == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 30.5, y: 2)),
        .quadCurve(to: CGPoint(x: 60, y: 1), control: CGPoint(x: 45, y: 31)),
        .curve(
          to: CGPoint(x: 0, y: 9), control1: CGPoint(x: 40, y: 0), control2: CGPoint(x: -7, y: 3)),
        .closeSubpath, .quadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 3, y: 7)),
      ])
    #expect(elements(Path()).isEmpty)
    #expect(elements(Path(CGRect(x: 0, y: 0, width: 4, height: 4))).last == .closeSubpath)
  }

  @Test("a path that is built from the elements of another equals it")
  func rebuilt() {
    var copy = Path()
    path.forEach { element in
      switch element {
      case .move(let to): copy.move(to: to)
      case .line(let to): copy.addLine(to: to)
      case .quadCurve(let to, let control): copy.addQuadCurve(to: to, control: control)
      case .curve(let to, let control1, let control2):
        copy.addCurve(to: to, control1: control1, control2: control2)
      case .closeSubpath: copy.closeSubpath()
      }
    }
    #expect(copy == path)
  }

  @Test("a path is described by its numbers and letters, from which it can be created again")
  func text() {
    #expect(
      path.description
        == "1 2 m 30.5 2 l 45 31 60 1 q 40 0 -7 3 0 9 c h 3 7 5 5 q")
    #expect(Path(path.description) == path)
    #expect(Path("") == Path() && Path().description == "")
    #expect(Path(" 0 0 m\n1e1 0 l ")?.bounds.width == 10)
    #expect(Path("1 2 30 40 re")?.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
    let circle = Path(ellipseIn: CGRect(x: 3, y: 4, width: 11, height: 17))
    #expect(Path(circle.description)?.elements == circle.elements)
  }

  @Test("a text that isn't a path has no path")
  func invalidText() {
    for text in [
      "0 0", "0 m", "0 0 0 m", "0 0 l", "h", "0 0 m 1 l", "0 0 m 1 2 3 q", "0 0 m x", "nan 0 m",
      "0 inf m", "m", "0 0 m 1 2 3 4 5 c", "1 2 3 re",
    ] { #expect(Path(text) == nil, "\(text)") }
  }

  @Test("numbers that aren't finite stay in their curve")
  func hostile() {
    var path = Path()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addCurve(
      to: CGPoint(x: CGFloat.infinity, y: 1), control1: .zero,
      control2: CGPoint(x: 1, y: -CGFloat.infinity))
    let all = elements(path)
    #expect(all.count == 2)
    if case .curve = all.last {} else { Issue.record("not a curve") }
    #expect(Path(path.description) == nil)
  }
}
