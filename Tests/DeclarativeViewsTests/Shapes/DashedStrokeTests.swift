// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures

@testable import DeclarativeViews

@Suite("Dashed strokes and gradients in strokes")
struct DashedStrokeTests {
  private func picture(_ view: some View) -> String {
    HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) { view }.svg()
  }

  private func operations(_ view: some View) -> [DisplayList.Operation] {
    DisplayList(of: HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) { view })
      .operations
  }

  @Test("a stroke style has SwiftUI's names, and its values can be changed")
  func names() {
    var style = StrokeStyle(
      lineWidth: 3, lineCap: CGLineCap.round, lineJoin: CGLineJoin.bevel, miterLimit: 5,
      dash: [4, 2], dashPhase: 1)
    #expect(style.lineWidth == 3 && style.lineCap == .round && style.lineJoin == .bevel)
    #expect(style.miterLimit == 5 && style.dash == [4, 2] && style.dashPhase == 1)
    style.lineWidth = 7
    style.lineCap = .square
    style.lineJoin = .round
    #expect(style.width == 7 && style.cap == .square && style.join == .round)
    #expect(StrokeStyle().lineWidth == 1 && StrokeStyle().miterLimit == 10)
    #expect(StrokeStyle().dash.isEmpty && StrokeStyle().dashPhase == 0)
  }

  @Test("dashes are drawn as parts of the line, and impossible ones as a solid line")
  func dashes() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 20, y: 0))
    }
    func drawn(_ dash: [CGFloat], _ phase: CGFloat = 0) -> String {
      picture(line.stroke(.red, style: StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)))
    }
    #expect(drawn([6, 4]).contains("M0 0H6M10 0H16"))
    #expect(drawn([6, 4], 2).contains("M0 0H4M8 0H14M18 0H20"))
    for dash in [[0], [-1, 2], [.nan], [.infinity, 1]] as [[CGFloat]] {
      #expect(drawn(dash).contains("\"M0 0H20\""), "\(dash)")
    }
    #expect(drawn([1e-9]).contains("\"M0 0H20\""))
  }

  @Test("sharp corners are pointed up to the miter limit, which impossible numbers remove")
  func miterLimit() {
    let corner = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 20, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 5))
    }
    func limit(_ limit: CGFloat) -> Bool {
      picture(corner.stroke(.red, style: StrokeStyle(miterLimit: limit)))
        .contains("stroke-miterlimit=\"\(Int(limit.isFinite ? limit : 1))\"")
    }
    #expect(limit(10) && limit(2) && limit(.nan) && limit(.infinity) && !limit(4))
    #expect(!picture(Rectangle().stroke(.red)).contains("miterlimit"))
  }

  @Test("a stroke in a gradient has the gradient of the shape's bounds")
  func gradient() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let style = StrokeStyle(lineWidth: 10, lineJoin: .round)
    let view = Circle().stroke(gradient, style: style).frame(width: 40, height: 40)
    let operations = operations(view)
    let circle = BezierPath(ovalIn: CGRect(x: 30, y: 5, width: 40, height: 40))
    guard case .begin(.mask(let mask, _)) = try #require(operations.first),
      case .fill(let path, .gradient(let paint)) = operations[1]
    else {
      Issue.record("A gradient is drawn in a mask.")
      return
    }
    #expect(mask == [.stroke(circle, style, .white)])
    // The gradient goes from 30 to 70, wherever the rectangle is that contains the line.
    let box = path.bounds
    #expect(box.minX <= 25 && box.maxX >= 75)
    #expect(abs(box.minX + paint.start.x * box.width - 30) < 1e-9)
    #expect(abs(box.minX + paint.end.x * box.width - 70) < 1e-9)
  }

  @Test("a circle begins at the right and goes clockwise")
  func start() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let quarter = Circle().trim(from: 0, to: 0.25).path(in: box)
    #expect(quarter.elements.first == .move(CGPoint(x: 20, y: 10)))
    let end = quarter.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 0.01 && abs(end.y - 20) < 0.01)
    #expect(Ellipse().path(in: box).elements.first == .move(CGPoint(x: 20, y: 10)))
    #expect(Path(ellipseIn: box).elements.first == .move(CGPoint(x: 20, y: 10)))
  }

  @Test("text and symbols in a gradient have the gradient of their frame")
  func text() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    for view in [
      AnyView(Text("Abc").foregroundStyle(gradient)),
      AnyView(Image(systemName: "heart.fill").foregroundStyle(gradient)),
      AnyView(
        Image(systemName: "heart.fill").renderingMode(.template).foregroundStyle(gradient)),
    ] {
      let operations = operations(view)
      guard case .begin(.mask(let mask, _)) = try #require(operations.first),
        case .fill(_, .gradient) = operations[1]
      else {
        Issue.record("A gradient is drawn in a mask.")
        continue
      }
      #expect(!mask.isEmpty)
    }
    let original = Image(systemName: "heart.fill").renderingMode(.original)
    #expect(!picture(original.foregroundStyle(gradient)).contains("Gradient"))
  }
}
