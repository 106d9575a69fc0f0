// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Content modes")
struct PlacementTests {
  private let bounds = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("content without a side occupies the center and no space when it is scaled in proportion")
  func empty() {
    let center = CGRect(x: 60, y: 50, width: 0, height: 0)
    let flat = CGSize(width: 40, height: 0)
    #expect(ContentMode.scaleAspectFit.placement(of: flat, in: bounds) == center)
    #expect(
      ContentMode.scaleAspectFill.placement(of: CGSize(width: 0, height: 4), in: bounds) == center)
  }

  @Test(
    "content is aligned at the edges that its mode names, or scaled in proportion around the center",
    arguments: [
      (ContentMode.scaleToFill, 10, 20, 100, 60), (.redraw, 10, 20, 100, 60),
      (.scaleAspectFit, 45, 20, 30, 60), (.scaleAspectFill, 10, -50, 100, 200),
      (.center, 50, 30, 20, 40), (.top, 50, 20, 20, 40), (.bottom, 50, 40, 20, 40),
      (.left, 10, 30, 20, 40), (.right, 90, 30, 20, 40), (.topLeft, 10, 20, 20, 40),
      (.topRight, 90, 20, 20, 40), (.bottomLeft, 10, 40, 20, 40), (.bottomRight, 90, 40, 20, 40),
    ] as [(ContentMode, CGFloat, CGFloat, CGFloat, CGFloat)])
  func placement(mode: ContentMode, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let placed = mode.placement(of: CGSize(width: 20, height: 40), in: bounds)
    #expect(placed == CGRect(x: x, y: y, width: width, height: height))
    #expect(ContentMode.allCases.count == 13 && ContentMode(rawValue: mode.rawValue) == mode)
  }

  @Test("wide content fits the width and fills the height")
  func wide() {
    let size = CGSize(width: 200, height: 40)
    #expect(
      ContentMode.scaleAspectFit.placement(of: size, in: bounds)
        == CGRect(x: 10, y: 40, width: 100, height: 20))
    #expect(
      ContentMode.scaleAspectFill.placement(of: size, in: bounds)
        == CGRect(x: -90, y: 20, width: 300, height: 60))
  }
}
