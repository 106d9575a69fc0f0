// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures

@testable import DeclarativeViews

@Suite("Shapes with several paints")
struct ShapeViewTests {
  /// The marks of a view, such as “fill” and “stroke”, with their color and bounds.
  private func marks(_ view: some View) -> [String] {
    TreeProbe(view, width: 40, height: 20).tree.drawingSteps().compactMap {
      switch $0 {
      case .mark(.fill(let path, let color)):
        let rule = path.usesEvenOddFillRule ? " even-odd" : ""
        return "fill \(hex(color)) \(Int(path.bounds.width))\(rule)"
      case .mark(.stroke(let path, let color, let line)):
        return "stroke \(hex(color)) \(Int(path.bounds.width)) by \(Int(line.width))"
      case .mark(.gradient(let path, _)): return "gradient \(Int(path.bounds.width))"
      case .mark(.masked): return "masked"
      default: return nil
      }
    }
  }

  private func hex(_ color: Color) -> String {
    func digits(_ value: CGFloat) -> String {
      let text = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits(color.red) + digits(color.green) + digits(color.blue)
  }

  private let red = "#FF0000"
  private let blue = "#0000FF"
  private let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  @Test("paints are drawn in the order in which they are added")
  func chains() {
    let shape = Rectangle()
    #expect(
      marks(shape.fill(.red).stroke(.blue, lineWidth: 4))
        == ["fill \(red) 40", "stroke \(blue) 40 by 4"])
    #expect(
      marks(shape.stroke(.red, lineWidth: 2).fill(.blue))
        == ["stroke \(red) 40 by 2", "fill \(blue) 40"])
    #expect(
      marks(shape.strokeBorder(.red, lineWidth: 6).stroke(.blue).fill(gradient).fill(.red))
        == ["stroke \(red) 34 by 6", "stroke \(blue) 40 by 1", "gradient 40", "fill \(red) 40"])
    #expect(
      marks(shape.fill(.red).strokeBorder(.blue, style: StrokeStyle(lineWidth: 8)))
        == ["fill \(red) 40", "stroke \(blue) 32 by 8"])
    #expect(
      marks(shape.fill(.red).strokeBorder(lineWidth: 2).foregroundColor(.blue))
        == ["fill \(red) 40", "stroke \(blue) 38 by 2"])
    #expect(
      marks(shape.fill(.red, style: FillStyle(eoFill: true)).fill(.blue))
        == ["fill \(red) 40 even-odd", "fill \(blue) 40"])
    #expect(marks(shape.fill().foregroundColor(.red)) == ["fill \(red) 40"])
    #expect(marks(shape.fill(.red).fill().foregroundColor(.blue)).last == "fill \(blue) 40")
  }

  @Test("views of a shape have its types, its size, and its name")
  func types() {
    let view: FillShapeView<Circle, Color, StrokeShapeView<Circle, Color, EmptyView>> = Circle()
      .stroke(Color.red).fill(Color.blue)
    let border: StrokeBorderShapeView<Circle, Color, EmptyView> = Circle().strokeBorder(Color.red)
    _ = (view.shape, border.shape)
    #expect(TreeProbe.size(of: view, 30, 40) == CGSize(width: 30, height: 30))
    #expect(TreeProbe(view, width: 9, height: 9).frames("Circle").count == 1)
    func count(_ view: some ShapeView<Circle>) -> Int { view.paints(and: .fill(Color.red)).count }
    #expect(count(view) == 3)
  }

  @Test("a stroke as a shape is drawn as the stroke is, in any paint")
  func strokedShape() {
    let line = Rectangle().stroke(lineWidth: 4)
    #expect(marks(line.foregroundColor(.red)) == ["stroke \(red) 40 by 4"])
    #expect(marks(line.fill(.blue)) == ["stroke \(blue) 40 by 4"])
    #expect(marks(line.fill(gradient)) == marks(Rectangle().stroke(gradient, lineWidth: 4)))
    #expect(marks(line.foregroundStyle(gradient)) == ["masked"])
    #expect(
      marks(Rectangle().stroke(style: StrokeStyle(lineWidth: 3)).fill(.red).stroke(.blue)).first
        == "stroke \(red) 40 by 3")
    #expect(marks(Rectangle().stroke(lineWidth: .nan).fill(.red)) == ["stroke \(red) 40 by 1"])
    #expect(TreeProbe(line, width: 9, height: 9).frames("Rectangle").count == 1)
  }

  @Test("the area of a stroke can be clipped to, moved, and stroked itself")
  func areas() {
    let ring = Circle().stroke(lineWidth: 4)
    let path = ring.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(path.contains(CGPoint(x: 0, y: 10)) && path.contains(CGPoint(x: 19, y: 10)))
    #expect(!path.contains(CGPoint(x: 10, y: 10)) && !path.contains(CGPoint(x: 3, y: 10)))
    let moved = ring.offset(x: 5, y: 0).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(moved.contains(CGPoint(x: 5, y: 10)) && !moved.contains(CGPoint(x: 0, y: 10)))
    #expect(TreeProbe(Color.red.clipShape(ring), width: 20, height: 20).steps.contains("clip"))
    #expect(!ring.trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
    #expect(Circle().stroke(lineWidth: 0).path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) {
      ring.rotation(.degrees(30)).fill(.red)
    }
    #expect(host.svg().contains("path"))
  }
}
