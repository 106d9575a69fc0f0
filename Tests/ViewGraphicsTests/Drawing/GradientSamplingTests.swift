// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Gradient colors")
struct GradientSamplingTests {
  /// A gradient and its progress at nine points as measured on iOS.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var kind: Gradient.Kind
    var start = CGPoint.zero
    var end = CGPoint(x: 1, y: 1)
    var progress: [CGFloat]

    var testDescription: String { name }
  }

  static let points = [
    CGPoint(x: 0, y: 0), CGPoint(x: 0.25, y: 0.25), CGPoint(x: 0.5, y: 0.5),
    CGPoint(x: 0.75, y: 0.75), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1),
    CGPoint(x: 0.5, y: 0), CGPoint(x: 0, y: 0.5),
  ]

  @Test(
    "progress matches that measured on iOS, in unit space",
    arguments: [
      Case(
        name: "radial", kind: .radial, progress: [0, 0.35, 0.71, 1, 1, 1, 1, 0.5, 0.5]),
      Case(
        name: "radial from the centre", kind: .radial, start: CGPoint(x: 0.5, y: 0.5),
        progress: [1, 0.71, 0, 0.71, 1, 1, 1, 1, 1]),
      Case(
        name: "axial", kind: .axial, progress: [0, 0.25, 0.5, 0.75, 0.5, 0.5, 1, 0.25, 0.25]),
      Case(
        name: "diagonal", kind: .axial, start: CGPoint(x: 0.25, y: 0.25),
        progress: [0, 0, 0.33, 0.67, 0.33, 0.33, 1, 0, 0]),
    ])
  func progress(_ example: Case) {
    let gradient = Gradient(
      kind: example.kind, start: example.start, end: example.end,
      stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    for (point, expected) in zip(Self.points, example.progress) {
      #expect(abs(gradient.progress(at: point) - expected) < 0.006, "at \(point)")
      let color = gradient.color(atUnitPoint: point)
      #expect(abs(color.red - (1 - expected)) < 0.006)
      #expect(abs(color.blue - expected) < 0.006)
    }
  }

  @Test(
    "a conic gradient turns clockwise from the direction of its end",
    arguments: [
      (CGPoint(x: 1, y: 0.5), 0.0), (CGPoint(x: 0.5, y: 1), 0.25), (CGPoint(x: 0, y: 0.5), 0.5),
      (CGPoint(x: 0.5, y: 0), 0.75),
    ])
  func conic(point: CGPoint, expected: Double) {
    let gradient = Gradient(
      kind: .conic, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 0.5),
      stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    #expect(abs(Double(gradient.progress(at: point)) - expected) < 1e-9)
  }

  @Test(
    "a button's radial gradient has the colors measured on iOS",
    arguments: [
      (0.25, [116, 95, 234]), (0.5, [109, 92, 216]), (0.75, [102, 90, 198]), (1, [94, 87, 179]),
      (1.2, [94, 87, 179]),
    ] as [(Double, [Int])])
  func buttonColors(place: Double, expected: [Int]) throws {
    let gradient = Gradient(
      kind: .radial, start: .zero, end: CGPoint(x: 1, y: 1),
      stops: [
        .init(color: try Color(hex: "#7B62FB"), location: 0),
        .init(color: try Color(hex: "#5E57B3"), location: 1),
      ])
    let along = CGFloat(place / 2.0.squareRoot())
    let color = gradient.color(atUnitPoint: CGPoint(x: along, y: along))
    let channels = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    for (channel, wanted) in zip(channels, expected) { #expect(abs(channel - wanted) <= 2) }
  }

  @Test("halfway between red and blue, every channel is halfway")
  func midpoint() {
    let gradient = Gradient(
      kind: .axial, start: .zero, end: CGPoint(x: 1, y: 0),
      stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    #expect(gradient.color(at: 0.5) == Color(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  @Test("two stops at one location change the color abruptly")
  func hardStop() {
    let gradient = Gradient(
      kind: .axial, start: .zero, end: CGPoint(x: 1, y: 0),
      stops: [
        .init(color: .red, location: 0), .init(color: .red, location: 0.5),
        .init(color: .blue, location: 0.5), .init(color: .blue, location: 1),
      ])
    #expect(gradient.color(at: 0.499) == .red)
    #expect(gradient.color(at: 0.501) == .blue)
  }

  @Test("outside its stops, a gradient keeps the nearest color, and without stops it is clear")
  func ends() {
    var gradient = Gradient(
      kind: .axial, start: .zero, end: CGPoint(x: 1, y: 0),
      stops: [.init(color: .red, location: 0.25), .init(color: .blue, location: 0.75)])
    #expect(gradient.color(at: 0) == .red)
    #expect(gradient.color(at: 1) == .blue)
    gradient.stops = []
    #expect(gradient.color(at: 0.5) == .clear)
  }

  @Test(
    "a gradient whose start and end coincide is at its end",
    arguments: [Gradient.Kind.axial, .radial])
  func noLength(kind: Gradient.Kind) {
    let gradient = Gradient(kind: kind, start: .zero, end: .zero, stops: [])
    #expect(gradient.progress(at: CGPoint(x: 0.5, y: 0.5)) == 1)
  }

  @Test("a radial gradient without a width or a height is a line across its start")
  func flatRadial() {
    func progress(_ end: CGPoint, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      Gradient(kind: .radial, start: CGPoint(x: 0.5, y: 0.5), end: end, stops: [])
        .progress(at: CGPoint(x: x, y: y))
    }
    let down = CGPoint(x: 0.5, y: 1)
    #expect(progress(down, 0.5, 0.25) == 0.5 && progress(down, 0.5, 0.5) == 0)
    #expect(progress(down, 0.5, 1) == 1 && progress(down, 0.6, 0.5) == 1)
    let across = CGPoint(x: 1, y: 0.5)
    #expect(progress(across, 0.25, 0.5) == 0.5 && progress(across, 0.5, 0.6) == 1)
  }

  @Test("a stop that lies before its predecessor moves there, and is where the next one begins")
  func disorder() {
    let gradient = Gradient(
      kind: .axial, start: .zero, end: CGPoint(x: 1, y: 0),
      stops: [
        .init(color: .red, location: 0.5), .init(color: .blue, location: 0.2),
        .init(color: .green, location: 1),
      ])
    #expect(gradient.color(at: 0.3) == .red && gradient.color(at: 0.5) == .red)
    #expect(gradient.color(at: 0.75) == Color(red: 0, green: 0.5, blue: 0.5, alpha: 1))
    #expect(gradient.color(at: 1) == .green && gradient.color(at: 2) == .green)
    var three = gradient
    three.stops[0].location = 0
    three.stops[1].location = 0.4
    #expect(three.color(at: 0.4) == .blue)
    #expect(three.color(at: 0.1) == Color(red: 0.75, green: 0, blue: 0.25, alpha: 1))
    three.stops[2].color = .clear
    #expect(abs(three.color(at: 0.7).alpha - 0.5) < 1e-9)
    three.stops = [.init(color: .blue, location: 0.5)]
    #expect([0, 0.5, 1].map { three.color(at: $0) } == [.blue, .blue, .blue])
  }

  @Test(
    "a conic gradient begins where its end is, or to the right",
    arguments: [
      (0.5, 0, 0.5, 0, 0), (0.5, 0, 1, 0.5, 0.25), (0.5, 0, 0.5, 1, 0.5), (0.5, 0, 0, 0.5, 0.75),
      (0.5, 0.5, 1, 0.5, 0), (0.5, 0.5, 0.5, 1, 0.25), (0.5, 0.5, 0, 0.5, 0.5),
      (0, 0.5, 0.5, 0, 0.25), (1, 1, 1, 1, 0), (1, 1, 0.5, 1, 0.125),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func conicStart(endX: CGFloat, endY: CGFloat, x: CGFloat, y: CGFloat, progress: CGFloat) {
    let gradient = Gradient(
      kind: .conic, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: endX, y: endY), stops: [])
    #expect(abs(gradient.progress(at: CGPoint(x: x, y: y)) - progress) < 1e-9)
  }

  @Test("progress is between 0 and 1, and 0 where it can't be computed")
  func limits() {
    let axial = Gradient(
      kind: .axial, start: CGPoint(x: 0.25, y: 0), end: CGPoint(x: 0.75, y: 0), stops: [])
    #expect(
      [0, 0.25, 0.5, 0.75, 1].map { axial.progress(at: CGPoint(x: $0, y: 9)) } == [0, 0, 0.5, 1, 1])
    #expect(axial.progress(at: CGPoint(x: CGFloat.nan, y: 0)) == 0)
    let radial = Gradient(
      kind: .radial, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 0.75), stops: [])
    #expect(radial.progress(at: CGPoint(x: 0.75, y: 0.5)) == 0.5)
    #expect(radial.progress(at: CGPoint(x: 0.5, y: 0.375)) == 0.5)
    #expect(abs(radial.progress(at: CGPoint(x: 0.2, y: 0.5)) - 0.6) < 1e-9)
  }
}
