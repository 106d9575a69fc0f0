// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@testable import struct ViewPictures.ConicSectors

@Suite("Gradients in SVG")
struct SVGGradientTests {
  private func gradient(
    _ kind: Gradient.Kind, from start: CGPoint, to end: CGPoint, _ colors: [Color] = [.red, .blue]
  ) -> Gradient {
    let last = CGFloat(max(colors.count - 1, 1))
    return Gradient(
      kind: kind, start: start, end: end,
      stops: colors.enumerated().map { .init(color: $1, location: CGFloat($0) / last) })
  }

  private func svg(_ gradient: Gradient, in path: BezierPath) -> String {
    drawing { $0.fill(path, with: gradient) }.svg()
  }

  private let wide = BezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 20))

  @Test("an axial gradient is written in the unit space of its shape")
  func axial() {
    let text = svg(gradient(.axial, from: .zero, to: CGPoint(x: 1, y: 1)), in: wide)
    #expect(
      text.contains(
        "<linearGradient id=\"v1\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\">"
          + "<stop offset=\"0\" stop-color=\"#f00\"/><stop offset=\"1\" stop-color=\"#00f\"/>"))
  }

  @Test("a radial gradient is an ellipse with the distances to its end as semi-axes")
  func radial() {
    let round = svg(
      gradient(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1)), in: wide)
    #expect(round.contains("<radialGradient id=\"v1\" cx=\"0.5\" cy=\"0.5\" r=\"0.5\">"))
    let flat = svg(
      gradient(.radial, from: CGPoint(x: 0.5, y: 0.25), to: CGPoint(x: 1, y: 0)), in: wide)
    #expect(
      flat.contains(
        "<radialGradient id=\"v1\" cx=\"0\" cy=\"0\" r=\"1\" "
          + "gradientTransform=\"matrix(0.5 0 0 0.25 0.5 0.25)\">"))
  }

  @Test("translucent stops keep their opacity")
  func opacity() {
    let text = svg(
      gradient(
        .axial, from: .zero, to: CGPoint(x: 1, y: 0), [.red, Color.red.withAlphaComponent(0.25)]),
      in: wide)
    #expect(text.contains("<stop offset=\"1\" stop-color=\"#f00\" stop-opacity=\"0.25\"/>"))
  }

  @Test("a freeform shape states the bounding box of its gradient")
  func freeForm() {
    var path = BezierPath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addCurve(
      to: CGPoint(x: 30, y: 20), controlPoint1: CGPoint(x: 10, y: 60),
      controlPoint2: CGPoint(x: 30, y: 60))
    path.close()
    let text = svg(gradient(.axial, from: .zero, to: CGPoint(x: 1, y: 1)), in: path)
    #expect(
      text.contains(
        "gradientUnits=\"userSpaceOnUse\" gradientTransform=\"matrix(20 0 0 40 10 20)\""))
  }

  @Test(
    "a gradient of one color, or without length, is a plain fill",
    arguments: [
      ([Color.red], CGPoint(x: 1, y: 1)), ([.red, .red], CGPoint(x: 1, y: 1)),
      ([.blue, .red], .zero),
    ])
  func plain(colors: [Color], end: CGPoint) {
    let text = svg(gradient(.axial, from: .zero, to: end, colors), in: wide)
    #expect(text.contains("<rect width=\"100\" height=\"20\" fill=\"#f00\"/>"))
    #expect(!text.contains("<defs>"))
  }

  @Test("a conic gradient is cut into sectors that turn clockwise and end at the seam")
  func conic() throws {
    let conic = gradient(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.5, y: 0))
    let sectors = ConicSectors(of: conic)
    #expect(sectors.all.count == 180)
    let first = try #require(sectors.all.first)
    let last = try #require(sectors.all.last)
    // From straight up to the right, and from the left back to straight up.
    #expect(first.corners[1].y < 0 && abs(first.corners[1].x - 0.5) < 1e-6)
    #expect(first.corners[2].x > 0.5)
    #expect(abs(last.corners[2].x - 0.5) < 1e-6 && last.corners[1].x < 0.5)
    #expect(first.color.red > 0.99 && last.color.blue > 0.99)
    let text = svg(conic, in: wide)
    #expect(
      text.contains(
        "<mask id=\"v1\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100\" height=\"20\">")
    )
    #expect(text.contains("<g mask=\"url(#v1)\"><g transform=\"matrix(100 0 0 20 0 0)\">"))
    #expect(text.ranges(of: "<path ").count == 180)
  }

  @Test("sectors with one opacity are opaque in a group, and others don't overlap")
  func conicOpacity() {
    let half = Color.red.withAlphaComponent(0.5)
    let even = gradient(
      .conic, from: .zero, to: CGPoint(x: 1, y: 0), [half, Color.blue.withAlphaComponent(0.5)])
    #expect(ConicSectors(of: even).commonAlpha == 0.5)
    #expect(svg(even, in: wide).contains("opacity=\"0.5\"><g"))
    let uneven = gradient(.conic, from: .zero, to: CGPoint(x: 1, y: 0), [half, .blue])
    #expect(svg(uneven, in: wide).contains("shape-rendering=\"crispEdges\"><g"))
  }

  @Test("a radial gradient without width or height is its last color everywhere")
  func flatRadial() {
    let middle = CGPoint(x: 0.5, y: 0.5)
    for end in [CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0.5), middle] {
      let text = svg(gradient(.radial, from: middle, to: end), in: wide)
      #expect(!text.contains("radialGradient"))
      #expect(text.contains("fill=\"#00f\""))
    }
    let round = svg(gradient(.radial, from: middle, to: CGPoint(x: 1, y: 0.51)), in: wide)
    #expect(round.contains("radialGradient"))
  }

  @Test("each sector of a conic gradient is written with all its corners")
  func sectorPaths() throws {
    let conic = gradient(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.5, y: 0))
    let text = svg(conic, in: wide)
    let numbers = text.components(separatedBy: "<path d=\"M").dropFirst().map { part in
      let end = part.range(of: "Z")?.lowerBound ?? part.startIndex
      return part[..<end].components(separatedBy: "L").map {
        $0.components(separatedBy: " ").compactMap(Double.init)
      }
    }
    let sectors = ConicSectors(of: conic).all
    try #require(numbers.count == sectors.count)
    for (written, sector) in zip(numbers, sectors) {
      try #require(written.count == sector.corners.count)
      for (pair, corner) in zip(written, sector.corners) {
        try #require(pair.count == 2)
        #expect(abs(pair[0] - corner.x) < 0.01 && abs(pair[1] - corner.y) < 0.01)
      }
    }
  }
}
