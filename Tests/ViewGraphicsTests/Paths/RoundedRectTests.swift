// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Rounded rectangles")
struct RoundedRectTests {
  private let rect = CGRect(x: 10, y: 20, width: 60, height: 30)

  @Test(
    "a radius that is no positive number leaves the corners sharp",
    arguments: [0, -5, .nan, .infinity, -.infinity] as [CGFloat])
  func sharp(radius: CGFloat) {
    let path = BezierPath(roundedRect: rect, cornerRadius: radius)
    #expect(path.contains(CGPoint(x: 10.01, y: 20.01)))
    #expect(path.bounds == rect)
  }

  @Test("a radius is at most half the shorter side", arguments: [15, 16, 1000] as [CGFloat])
  func round(radius: CGFloat) {
    let path = BezierPath(roundedRect: rect, cornerRadius: radius)
    #expect(path == BezierPath(roundedRect: rect, cornerRadius: 15))
    #expect(!path.contains(CGPoint(x: 12, y: 22)) && path.contains(CGPoint(x: 10.1, y: 35)))
    let thin = CGRect(x: 0, y: 0, width: 1, height: 40)
    #expect(
      BezierPath(roundedRect: thin, cornerRadius: radius)
        == BezierPath(roundedRect: thin, cornerRadius: 0.5))
  }
}
