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
}
