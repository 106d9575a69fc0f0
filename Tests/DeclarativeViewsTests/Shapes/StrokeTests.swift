// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Strokes and fills of shapes")
struct StrokeTests {
  private struct Stroke: Equatable {
    let bounds: CGRect
    let color: Color
    let style: StrokeStyle
  }

  /// The strokes, those in a gradient with its first color.
  private func strokes(_ view: some View) -> [Stroke] {
    TreeProbe(view, width: 20, height: 10).tree.drawingSteps().compactMap {
      switch $0 {
      case .mark(.stroke(let path, let color, let style)):
        return Stroke(bounds: path.bounds, color: color, style: style)
      case .mark(.masked(.gradient(_, let gradient), by: let marks)):
        guard marks.count == 1, case .stroke(let path, _, let style) = marks[0],
          let color = gradient.stops.first?.color
        else { return nil }
        return Stroke(bounds: path.bounds, color: color, style: style)
      default: return nil
      }
    }
  }

  private let full = CGRect(x: 0, y: 0, width: 20, height: 10)
  private let red = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  @Test("a stroke is centered on the outline, and a border is inside it")
  func places() {
    let wide = StrokeStyle(lineWidth: 4)
    let inside = full.insetBy(dx: 2, dy: 2)
    let shape = Rectangle()
    #expect(
      strokes(shape.stroke(.red, lineWidth: 4)) == [Stroke(bounds: full, color: .red, style: wide)])
    #expect(
      strokes(shape.stroke(red, lineWidth: 4)) == [Stroke(bounds: full, color: .red, style: wide)])
    #expect(
      strokes(shape.stroke(lineWidth: 4).foregroundColor(.green))
        == [Stroke(bounds: full, color: .green, style: wide)])
    #expect(
      strokes(shape.strokeBorder(red, lineWidth: 4))
        == [Stroke(bounds: inside, color: .red, style: wide)])
    #expect(
      strokes(shape.strokeBorder(lineWidth: 4).foregroundColor(.green))
        == [Stroke(bounds: inside, color: .green, style: wide)])
  }

  @Test("a line is 1 point wide unless stated otherwise")
  func width() {
    let one = StrokeStyle(lineWidth: 1)
    let views: [AnyView] = [
      AnyView(Rectangle().stroke(.red)), AnyView(Rectangle().stroke(red)),
      AnyView(Rectangle().stroke()), AnyView(Rectangle().strokeBorder(red)),
      AnyView(Rectangle().strokeBorder()),
    ]
    for view in views { #expect(strokes(view).map(\.style) == [one]) }
  }

  @Test("a stroke style states the width, the ends, and the corners of a line")
  func styles() {
    let plain = StrokeStyle(lineWidth: 3)
    #expect(plain.width == 3 && plain.cap == .butt && plain.join == .miter)
    let round = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel)
    #expect(round.width == 2 && round.cap == .round && round.join == .bevel)
    #expect(
      strokes(Rectangle().stroke(red, style: round))
        == [Stroke(bounds: full, color: .red, style: round)])
    #expect(
      strokes(Rectangle().stroke(style: round).foregroundColor(.blue))
        == [Stroke(bounds: full, color: .blue, style: round)])
  }

  @Test("the named shapes clip like the shapes themselves")
  func names() {
    func clips(_ view: some View) -> [[BezierPath.PathElement]] {
      TreeProbe(view, width: 20, height: 10).tree.drawingSteps().compactMap {
        if case .open(.clip(let path), _, _) = $0 { path.elements } else { nil }
      }
    }
    let color = Color.red
    #expect(clips(color.clipShape(.ellipse)) == [BezierPath(ovalIn: full).elements])
    #expect(clips(color.clipShape(.rect)) == [BezierPath(rect: full).elements])
    #expect(clips(color.clipShape(.ellipse)) == clips(color.clipShape(Ellipse())))
    #expect(clips(color.clipShape(.circle)) != clips(color.clipShape(.ellipse)))
  }

  @Test("a gradient as a view fills its frame, mirrored in right-to-left layouts")
  func gradient() {
    let view = LinearGradient(
      colors: [.red, .blue], startPoint: UnitPoint(x: 0.25, y: 0), endPoint: .bottomTrailing)
    func ends(_ view: some View) -> [CGPoint] {
      TreeProbe(view, width: 20, height: 10).tree.drawingSteps().flatMap { step -> [CGPoint] in
        guard case .mark(.gradient(let path, let gradient)) = step else { return [] }
        #expect(path.bounds == full)
        return [gradient.start, gradient.end]
      }
    }
    #expect(ends(view) == [CGPoint(x: 0.25, y: 0), CGPoint(x: 1, y: 1)])
    #expect(
      ends(view.environment(\.layoutDirection, .rightToLeft))
        == [CGPoint(x: 0.75, y: 0), CGPoint(x: 0, y: 1)])
    #expect(TreeProbe(view, width: 20, height: 10).frames("LinearGradient") == [full])
    #expect(view.colors == [.red, .blue])
  }
}
