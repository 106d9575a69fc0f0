// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Outlines of shapes")
struct OutlineTests {
  private let wide = CGRect(x: 10, y: 20, width: 60, height: 20)
  private let tall = CGRect(x: 10, y: 20, width: 20, height: 60)

  @Test("a shape has the outline of its name in a rectangle anywhere")
  func outlines() {
    for rect in [wide, tall] {
      #expect(Rectangle().path(in: rect) == BezierPath(rect: rect))
      #expect(Ellipse().path(in: rect) == BezierPath(ovalIn: rect))
      #expect(Capsule().path(in: rect) == BezierPath(roundedRect: rect, cornerRadius: 10))
      #expect(
        RoundedRectangle(cornerRadius: 3).path(in: rect)
          == BezierPath(roundedRect: rect, cornerRadius: 3))
    }
    #expect(
      Circle().path(in: wide) == BezierPath(ovalIn: CGRect(x: 30, y: 20, width: 20, height: 20)))
    #expect(
      Circle().path(in: tall) == BezierPath(ovalIn: CGRect(x: 10, y: 40, width: 20, height: 20)))
    let path = Path { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }
    #expect(path.path(in: wide).bounds == CGRect(x: 11, y: 22, width: 3, height: 4))
  }

  @Test("a shape takes what it is offered, and a trimmed one what the whole shape does")
  func sizes() {
    struct Fixed: Shape {
      func path(in rect: CGRect) -> BezierPath { BezierPath(rect: rect) }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 7, height: 9) }
    }
    #expect(TreeProbe.size(of: Fixed(), 100, 100) == CGSize(width: 7, height: 9))
    #expect(TreeProbe.size(of: Fixed().trim(to: 0.5), 100, 100) == CGSize(width: 7, height: 9))
    #expect(TreeProbe.size(of: Fixed().fill(.red), nil, nil) == CGSize(width: 7, height: 9))
    #expect(TreeProbe.size(of: Circle().trim(), 30, nil) == CGSize(width: 30, height: 30))
  }

  @Test(
    "a line has a width of at least 0, or 1 if it isn't a number",
    arguments: [(-3, 0), (0, 0), (2.5, 2.5), (.nan, 1), (.infinity, 1)] as [(CGFloat, CGFloat)])
  func lineWidth(_ row: (CGFloat, CGFloat)) {
    for view in [
      AnyView(Rectangle().stroke(.red, lineWidth: row.0)),
      AnyView(Rectangle().strokeBorder(.red, lineWidth: row.0)),
    ] {
      let widths = TreeProbe(view, width: 20, height: 10).tree.drawingSteps().compactMap {
        if case .mark(.stroke(_, _, let style)) = $0 { style.width } else { nil }
      }
      #expect(widths == [row.1])
    }
  }

  @Test("a border is inside its frame by half its width at all sides")
  func border() {
    let view = Rectangle().strokeBorder(.red, lineWidth: 6).frame(width: 30, height: 20)
    let bounds = TreeProbe(view, width: 50, height: 40).tree.drawingSteps().compactMap {
      if case .mark(.stroke(let path, _, _)) = $0 { path.bounds } else { nil }
    }
    #expect(bounds == [CGRect(x: 13, y: 13, width: 24, height: 14)])
  }

  @Test("shapes without a width or a height, and clear ones, aren't drawn")
  func nothing() {
    func count(_ view: some View) -> Int { TreeProbe(view, width: 20, height: 20).steps.count }
    #expect(count(Color.red.frame(width: 0)) == 0 && count(Color.red.frame(height: 0)) == 0)
    #expect(count(Rectangle().stroke(.red).frame(height: 0)) == 0)
    #expect(count(Circle().frame(width: 0)) == 0 && count(Circle()) == 1)
    #expect(count(Color.red.opacity(0)) == 0 && count(Color.red.opacity(0.01)) == 1)
  }

  @Test("the colors of a gradient are at equal distances")
  func stops() {
    func locations(_ colors: [Color]) -> [CGFloat] {
      Gradient(colors: colors).stops.map(\.location)
    }
    #expect(locations([]) == [] && locations([.red]) == [0] && locations([.red, .blue]) == [0, 1])
    #expect(locations([.red, .green, .blue]) == [0, 0.5, 1])
    #expect(locations([.red, .green, .blue, .red, .red]) == [0, 0.25, 0.5, 0.75, 1])
    let gradient = Gradient(colors: [.red, .blue])
    #expect(gradient.stops.map(\.color) == [.red, .blue])
    #expect(gradient.start == CGPoint(x: 0.5, y: 0) && gradient.end == CGPoint(x: 0.5, y: 1))
  }

  @Test("a color is named by its components, and its opacity multiplies")
  func colors() {
    func names(_ color: Color) -> [String] {
      TreeProbe(color, width: 10, height: 10).tree.nodes.map(\.element.name)
    }
    #expect(names(Color(red: 0.2, green: 0.4, blue: 1)).last == "Color #3366FF")
    #expect(names(Color(red: 0, green: 10.0 / 255, blue: 171.0 / 255)).last == "Color #000AAB")
    #expect(Color.red.opacity(0.5).opacity(0.5).alpha == 0.25)
    #expect(
      Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
        == Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(Color(white: 0.5, opacity: 0.25).alpha == 0.25)
    let hue = Color(hue: 0.5, saturation: 0.5, brightness: 0.5, opacity: 0.5)
    #expect(
      hue.alpha == 0.5 && hue == Color(hue: 0.5, saturation: 0.5, brightness: 0.5, alpha: 0.5))
  }

  @Test("a translucent gradient keeps its line, and all of its colors fade")
  func translucent() {
    let style = LinearGradient(
      stops: [
        Gradient.Stop(color: .red, location: 0.25),
        Gradient.Stop(color: .blue.opacity(0.5), location: 0.75),
      ], startPoint: .top, endPoint: .trailing)
    let faded = TreeProbe(Rectangle().fill(style.opacity(0.5)), width: 10, height: 10)
    for case .mark(.gradient(_, let gradient)) in faded.tree.drawingSteps() {
      #expect(gradient.start == CGPoint(x: 0.5, y: 0) && gradient.end == CGPoint(x: 1, y: 0.5))
      #expect(gradient.stops.map(\.location) == [0.25, 0.75])
      #expect(gradient.stops.map(\.color.alpha) == [0.5, 0.25])
    }
    #expect(faded.steps == ["gradient"])
  }
}
