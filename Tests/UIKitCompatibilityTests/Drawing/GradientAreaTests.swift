// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

@Suite("The areas that gradients of a context fill")
struct GradientAreaTests {
  private final class Canvas: UIView {
    var body: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { body(context) }
    }
  }

  private func operations(_ body: @escaping (CGContext) -> Void) -> [DisplayList.Operation] {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    canvas.body = body
    return DisplayList(of: canvas).operations
  }

  private func gradient(_ locations: [CGFloat]? = nil) throws -> CGGradient {
    let colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor] as CFArray
    let space = CGColorSpaceCreateDeviceRGB()
    if let locations {
      return try #require(CGGradient(colorsSpace: space, colors: colors, locations: locations))
    }
    return try #require(CGGradient(colorsSpace: space, colors: colors, locations: nil))
  }

  /// The gradients that are filled, with their paths.
  private func filled(_ operations: [DisplayList.Operation]) -> [(CGPath, Gradient)] {
    operations.compactMap {
      if case .fill(let path, .gradient(let gradient)) = $0 { (path, gradient) } else { nil }
    }
  }

  /// The bounds of the plain colors that are filled.
  private func plain(_ operations: [DisplayList.Operation]) -> [(CGPath, UIColor)] {
    operations.compactMap {
      if case .fill(let path, .color(let color)) = $0 { (path, color) } else { nil }
    }
  }

  @Test("the device's color space is sRGB")
  func space() {
    #expect(CGColorSpaceCreateDeviceRGB() == CGColorSpace(name: CGColorSpace.sRGB))
    #expect(CGColorSpaceCreateDeviceRGB().name == "kCGColorSpaceSRGB")
    #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpace(name: CGColorSpace.displayP3))
  }

  @Test("colors without locations are evenly spaced, and locations are between 0 and 1")
  func locations() throws {
    let (even, own) = (try gradient(), try gradient([-0.5, 0.25, 3]))
    func stops(_ gradient: CGGradient) -> [CGFloat]? {
      filled(
        operations {
          $0.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 50, y: 0), options: [])
        }
      ).first?.1.stops.map(\.location)
    }
    #expect(stops(even) == [0, 0.5, 1])
    #expect(stops(own) == [0, 0.25, 1])
  }

  @Test("a single color is a gradient from its beginning, and no colors are none")
  func few() throws {
    let colors = [UIColor.red.cgColor] as CFArray
    let one = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let two = try #require(
      CGGradient(colorsSpace: nil, colors: ["no color", UIColor.red.cgColor], locations: nil))
    #expect(one == two)
    #expect(CGGradient(colorsSpace: nil, colors: ["no color"], locations: nil) == nil)
  }

  @Test(
    "a linear gradient fills the strip from its start to its end, and more only if it is told so",
    arguments: [
      ([], false, false), (.drawsBeforeStartLocation, true, false),
      (.drawsAfterEndLocation, false, true),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], true, true),
    ] as [(CGGradientDrawingOptions, Bool, Bool)])
  func linear(options: CGGradientDrawingOptions, before: Bool, after: Bool) throws {
    let gradient = try gradient()
    let clips = operations {
      $0.translateBy(x: 10, y: 0)
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 30), end: CGPoint(x: 60, y: 30), options: options)
    }.compactMap { operation -> CGPath? in
      if case .begin(.clip(let path)) = operation { path } else { nil }
    }
    let strip = try #require(clips.last)
    #expect(strip.contains(CGPoint(x: 31, y: 90)) && strip.contains(CGPoint(x: 69, y: 5)))
    #expect(strip.contains(CGPoint(x: 29, y: 30)) == before)
    #expect(strip.contains(CGPoint(x: 71, y: 30)) == after)
  }

  @Test("a radial gradient fills the ring between its circles, or the inner disc too")
  func radial() throws {
    let gradient = try gradient()
    let center = CGPoint(x: 50, y: 50)
    func shape(_ start: CGFloat, _ options: CGGradientDrawingOptions) -> (CGPath, Gradient)? {
      filled(
        operations {
          $0.drawRadialGradient(
            gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: 40,
            options: options)
        }
      ).first
    }
    let ring = try #require(shape(10, []))
    #expect(ring.0.bounds == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(!ring.0.contains(CGPoint(x: 55, y: 50)) && ring.0.contains(CGPoint(x: 65, y: 50)))
    #expect(ring.1.kind == .radial && ring.1.stops.map(\.location) == [0.25, 0.625, 1])
    let disc = try #require(shape(10, .drawsBeforeStartLocation))
    #expect(disc.0.contains(CGPoint(x: 55, y: 50)))
    #expect(disc.1.stops.map(\.location) == [0.25, 0.625, 1])
    let whole = try #require(shape(0, []))
    #expect(whole.0.contains(center) && whole.1.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test("outside of its last circle, a radial gradient has its last color if it is told so")
  func outside() throws {
    let gradient = try gradient()
    let center = CGPoint(x: 50, y: 50)
    for options in [[], CGGradientDrawingOptions.drawsAfterEndLocation] {
      let rest = plain(
        operations {
          $0.drawRadialGradient(
            gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 20,
            options: options)
        })
      guard !options.isEmpty else {
        #expect(rest.isEmpty)
        continue
      }
      let (path, color) = try #require(rest.first)
      #expect(color == .blue && rest.count == 1)
      #expect(!path.contains(CGPoint(x: 60, y: 50)))
      #expect(path.contains(CGPoint(x: 75, y: 50)) && path.contains(CGPoint(x: 1, y: 1)))
    }
  }

  @Test(
    "circles that make no ring aren't filled",
    arguments: [(5, 0), (-1, 10), (20, 10), (0, -4)] as [(CGFloat, CGFloat)])
  func noRing(start: CGFloat, end: CGFloat) throws {
    let gradient = try gradient()
    let drawn = operations {
      $0.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: start, endCenter: .zero, endRadius: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(drawn.isEmpty)
  }
}
