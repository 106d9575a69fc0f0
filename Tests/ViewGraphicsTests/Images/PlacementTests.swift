// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Content modes")
struct PlacementTests {
  private let bounds = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test(
    "content is placed as its mode says",
    arguments: [
      (ContentMode.scaleToFill, CGRect(x: 10, y: 20, width: 100, height: 60)),
      (.redraw, CGRect(x: 10, y: 20, width: 100, height: 60)),
      (.scaleAspectFit, CGRect(x: 10, y: 30, width: 100, height: 40)),
      (.scaleAspectFill, CGRect(x: -15, y: 20, width: 150, height: 60)),
      (.center, CGRect(x: 40, y: 42, width: 40, height: 16)),
      (.top, CGRect(x: 40, y: 20, width: 40, height: 16)),
      (.bottom, CGRect(x: 40, y: 64, width: 40, height: 16)),
      (.left, CGRect(x: 10, y: 42, width: 40, height: 16)),
      (.right, CGRect(x: 70, y: 42, width: 40, height: 16)),
      (.topLeft, CGRect(x: 10, y: 20, width: 40, height: 16)),
      (.topRight, CGRect(x: 70, y: 20, width: 40, height: 16)),
      (.bottomLeft, CGRect(x: 10, y: 64, width: 40, height: 16)),
      (.bottomRight, CGRect(x: 70, y: 64, width: 40, height: 16)),
    ])
  func placement(mode: ContentMode, rect: CGRect) {
    #expect(mode.placement(of: CGSize(width: 40, height: 16), in: bounds) == rect)
  }

  @Test("content without a side occupies the center and no space when it is scaled in proportion")
  func empty() {
    let center = CGRect(x: 60, y: 50, width: 0, height: 0)
    let flat = CGSize(width: 40, height: 0)
    #expect(ContentMode.scaleAspectFit.placement(of: flat, in: bounds) == center)
    #expect(
      ContentMode.scaleAspectFill.placement(of: CGSize(width: 0, height: 4), in: bounds) == center)
  }
}
