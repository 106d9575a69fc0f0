// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Sizes before a transform")
struct QuarterTurnTests {
  private func size(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, mappedTo size: CGSize
  ) -> CGSize? {
    Transform(a: a, b: b, c: c, d: d, tx: 5, ty: -3).size(mappedTo: size)
  }

  @Test("a size is divided by the scales without a rounding error, also after a quarter turn")
  func exact() {
    for number in 1...60 {
      let (width, height) = (CGFloat(number), CGFloat(number + 1))
      let mapped = CGSize(width: width, height: height)
      #expect(
        size(3, 0, 0, 7, mappedTo: mapped) == CGSize(width: width / 3, height: height / 7))
      #expect(
        size(0, 3, -7, 0, mappedTo: mapped) == CGSize(width: height / 3, height: width / 7))
      #expect(
        size(0, -3, 7, 1e-17, mappedTo: mapped) == CGSize(width: height / 3, height: width / 7))
    }
  }

  @Test("a transform that flattens determines no size")
  func flat() {
    let mapped = CGSize(width: 10, height: 20)
    #expect(size(1, 1, 1, 1, mappedTo: mapped) == nil)
    #expect(size(0, 0, 0, 0, mappedTo: mapped) == nil)
    #expect(size(1, 0, 0, 0, mappedTo: mapped) == nil)
  }
}
