// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Gradients around a center")
struct GradientStyleTests {
  private func gradient(_ style: some ShapeStyle, width: CGFloat, height: CGFloat) throws
    -> Gradient
  {
    let (_, host) = shown { Rectangle().fill(style).frame(width: width, height: height) }
    let steps = host.tree?.drawingSteps() ?? []
    return try #require(
      steps.compactMap { if case .mark(.gradient(_, let found)) = $0 { found } else { nil } }.first)
  }

  @Test("the radii of a radial gradient are in points, whatever the box is")
  func radial() throws {
    let style = RadialGradient(
      colors: [.red, .blue], center: .center, startRadius: 10, endRadius: 40)
    let found = try gradient(style, width: 80, height: 160)
    #expect(found.kind == .radial && found.start == CGPoint(x: 0.5, y: 0.5))
    #expect(found.end == CGPoint(x: 1, y: 0.75))
    #expect(found.stops.map(\.location) == [0.25, 1])
    #expect(found.stops.map(\.color) == [.red, .blue])
    let reversed = try gradient(
      .radialGradient(colors: [.red, .blue], center: .leading, startRadius: 40, endRadius: 0),
      width: 80, height: 80)
    #expect(reversed.stops.map(\.color) == [.blue, .red])
    #expect(reversed.stops.map(\.location) == [0, 1] && reversed.start.x == 0)
    for radius in [-1, CGFloat.nan, .infinity] {
      let odd = RadialGradient(
        colors: [.red, .blue], center: .top, startRadius: radius, endRadius: radius)
      let stops = try gradient(odd, width: 10, height: 10).stops
      #expect(stops.allSatisfy { $0.location.isFinite })
    }
  }

  @Test("an angular gradient starts at its angle, clockwise from the right")
  func angular() throws {
    let whole = try gradient(
      AngularGradient(colors: [.red, .blue, .red], center: .center), width: 100, height: 50)
    #expect(whole.kind == .conic && whole.end == CGPoint(x: 0.51, y: 0.5))
    #expect(whole.stops.map(\.location) == [0, 0.5, 1])
    let part = try gradient(
      .angularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(90), endAngle: .degrees(180)),
      width: 100, height: 50)
    #expect(abs(part.end.x - 0.5) < 1e-9 && abs(part.end.y - 0.52) < 1e-9)
    #expect(part.stops.map(\.location) == [0, 0.25])
    let reversed = try gradient(
      .angularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(180), endAngle: .degrees(90)),
      width: 50, height: 50)
    #expect(reversed.stops.map(\.color) == [.blue, .red])
    let conic = try gradient(
      .conicGradient(colors: [.red, .blue], center: .center, angle: .degrees(.nan)), width: 9,
      height: 9)
    #expect(conic.stops.count == 2)
  }

  @Test("gradients are views, and can be translucent and mirrored")
  func views() throws {
    let (_, host) = shown {
      HStack {
        RadialGradient(
          gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 9)
        AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .leading)
      }.environment(\.layoutDirection, .rightToLeft)
    }
    let found = host.tree?.drawingSteps().compactMap { step in
      if case .mark(.gradient(_, let found)) = step { found.start.x } else { nil }
    }
    #expect(found == [0.5, 1])
    let faded = try gradient(
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
        .opacity(0.5), width: 9, height: 9)
    #expect(faded.stops.allSatisfy { $0.color.alpha == 0.5 } && faded.kind == .radial)
  }
}
