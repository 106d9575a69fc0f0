// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Sectors of conic gradients")
struct ConicSectorTests {
  private func gradient(_ stops: [(Color, CGFloat)], start: CGPoint? = nil) -> Gradient {
    let start = start ?? CGPoint(x: 0.5, y: 0.5)
    return Gradient(
      kind: .conic, start: start, end: CGPoint(x: start.x + 0.5, y: start.y),
      stops: stops.map { Gradient.Stop(color: $0.0, location: $0.1) })
  }

  private func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }

  @Test("each sector covers two degrees and 30 below the next ones, but not beyond the start")
  func opaque() {
    let conic = gradient([(.red, 0), (.blue, 1)])
    let sectors = ConicSectors(of: conic)
    #expect(sectors.all.count == 180 && sectors.commonAlpha == 1)
    #expect(sectors.all.allSatisfy { $0.corners.count == 3 && $0.corners[0] == conic.start })
    for (index, sector) in sectors.all.enumerated() {
      let (from, to) = (CGFloat(index) * .pi / 90, min(CGFloat(index) + 16, 180) * .pi / 90)
      #expect(isNear(sector.corners[1], 0.5 + 4 * cos(from), 0.5 + 4 * sin(from)), "\(index)")
      #expect(isNear(sector.corners[2], 0.5 + 4 * cos(to), 0.5 + 4 * sin(to)), "\(index)")
      let middle = (CGFloat(index) + 0.5) / 180
      #expect(abs(sector.color.blue - middle) < 1e-9 && abs(sector.color.red - 1 + middle) < 1e-9)
    }
    let corner = ConicSectors(of: gradient([(.red, 0)], start: CGPoint(x: 0, y: 0.9)))
    #expect(isNear(corner.all[0].corners[1], 5, 0.9))
    let low = ConicSectors(of: gradient([(.red, 0)], start: CGPoint(x: 0.4, y: 1.5)))
    #expect(isNear(low.all[0].corners[1], 6.4, 1.5))
  }

  @Test("sectors of different opacities don't overlap, and those of one are opaque")
  func translucent() {
    let (half, clear) = (Color.red.withAlphaComponent(0.5), Color.red.withAlphaComponent(0))
    let fading = ConicSectors(of: gradient([(half, 0), (clear, 1)]))
    #expect(fading.commonAlpha == nil && fading.all.count == 180)
    let angle = CGFloat.pi / 90
    #expect(isNear(fading.all[0].corners[2], 0.5 + 4 * cos(angle), 0.5 + 4 * sin(angle)))
    #expect(abs(fading.all[0].color.alpha - 0.5 * (1 - 0.5 / 180)) < 1e-9)
    let even = ConicSectors(of: gradient([(half, 0), (.blue.withAlphaComponent(0.5), 1)]))
    #expect(even.commonAlpha == 0.5 && even.all.allSatisfy { $0.color.alpha == 1 })
    #expect(ConicSectors(of: gradient([])).commonAlpha == nil)
  }

  @Test(
    "a hard stop is between two sectors, wherever it is",
    arguments: [(0.25, 180), (0.2525, 181), (0.999, 181), (-1, 180), (2, 180)] as [(CGFloat, Int)])
  func stops(location: CGFloat, count: Int) {
    let conic = gradient([(.red, 0), (.red, location), (.blue, location), (.blue, 1)])
    let sectors = ConicSectors(of: conic).all
    #expect(sectors.count == count)
    if location > 0, location < 1 {
      #expect(sectors.allSatisfy { $0.color == .red || $0.color == .blue })
      #expect(sectors.first?.color == .red && sectors.last?.color == .blue)
    }
  }
}

@Suite("Strokes and backgrounds in SVG")
struct SVGStrokeTests {
  private let line: BezierPath = {
    var line = BezierPath()
    line.move(to: CGPoint(x: 10, y: 10))
    line.addLine(to: CGPoint(x: 20, y: 30))
    return line
  }()

  private func stroke(_ style: StrokeStyle, _ color: Color = .red) -> String? {
    let list = DisplayList(
      size: CGSize(width: 50, height: 50), operations: [.stroke(line, style, color)])
    return list.svg().split(separator: "\n").first { $0.hasPrefix("<path") }.map(String.init)
  }

  @Test("a stroke states its width, ends, and corners if they aren't the usual ones")
  func styles() {
    let start = "<path d=\"M10 10L20 30\" fill=\"none\" stroke=\"#f00\""
    #expect(stroke(StrokeStyle(width: 1)) == start + "/>")
    #expect(stroke(StrokeStyle(width: 2.5)) == start + " stroke-width=\"2.5\"/>")
    #expect(
      stroke(StrokeStyle(width: 1, cap: .round, join: .round))
        == start + " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>")
    #expect(
      stroke(StrokeStyle(width: 1, cap: .square, join: .bevel))
        == start + " stroke-linecap=\"square\" stroke-linejoin=\"bevel\"/>")
    #expect(
      stroke(StrokeStyle(width: 1), .red.withAlphaComponent(0.5))
        == start + " stroke-opacity=\"0.5\"/>")
    // Black isn't the default of strokes.
    #expect(stroke(StrokeStyle(width: 1), .black)?.contains("stroke=\"#000\"") == true)
  }

  @Test("a picture has the background and the title of its options, unless they are invisible")
  func options() {
    let list = DisplayList(size: CGSize(width: 50, height: 50.0004))
    let start =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"50\" height=\"50\""
      + " viewBox=\"0 0 50 50\" role=\"img\">\n"
    #expect(list.svg() == start + "</svg>\n")
    #expect(list.svg(options: SVGOptions(background: .clear)) == start + "</svg>\n")
    #expect(
      list.svg(options: SVGOptions(background: .black))
        == start + "<rect width=\"100%\" height=\"100%\"/>\n</svg>\n")
    #expect(
      list.svg(options: SVGOptions(title: "", background: .red.withAlphaComponent(0.5)))
        == start + "<title></title>\n"
        + "<rect width=\"100%\" height=\"100%\" fill=\"#f00\" fill-opacity=\"0.5\"/>\n</svg>\n")
    let larger = DisplayList(size: CGSize(width: 50.001, height: 49.2))
    #expect(larger.svg().contains("width=\"51\" height=\"50\" viewBox=\"0 0 51 50\""))
  }

  @Test(
    "groups are closed in the order in which they were opened, and superfluous ends are ignored")
  func groups() {
    let fill = DisplayList.Operation.fill(
      BezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)), .color(.black))
    let list = DisplayList(
      size: CGSize(width: 9, height: 9),
      operations: [
        .begin(.opacity(0.5)), .begin(.transform(Transform(translationX: 1, y: 2))), fill, .end,
        .end, .end, fill, .begin(.clip(line)), fill, .end,
      ])
    #expect(
      list.svg().split(separator: "\n").dropFirst().map(String.init) == [
        "<defs>", "<clipPath id=\"v1\"><path d=\"M10 10L20 30\"/></clipPath>", "</defs>",
        "<g opacity=\"0.5\">", "<g transform=\"translate(1 2)\">",
        "<rect width=\"5\" height=\"5\"/>", "</g>", "</g>", "<rect width=\"5\" height=\"5\"/>",
        "<g clip-path=\"url(#v1)\">", "<rect width=\"5\" height=\"5\"/>", "</g>", "</svg>",
      ])
  }
}
