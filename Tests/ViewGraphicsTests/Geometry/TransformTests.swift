// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Transforms")
struct TransformTests {
  private let moved = Transform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: -6)
  private let skewed = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test("a transform and its inverse cancel out")
  func inverse() {
    #expect(moved.inverted() == Transform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -5, ty: 1.5))
    #expect(skewed.inverted() == Transform(a: -2, b: 1, c: 1.5, d: -0.5, tx: 1, ty: -2))
    #expect(skewed.concatenating(skewed.inverted()) == Transform.identity)
  }

  @Test("a transform that can't be inverted remains as it is")
  func singular() {
    let flat = Transform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
    #expect(flat.inverted() == flat)
    let endless = Transform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(endless.inverted() == endless)
  }

  @Test("the first transform applies before the one it is concatenated with")
  func order() {
    let both = moved.concatenating(skewed)
    let point = CGPoint(x: 1, y: 2)
    #expect(both.apply(to: point) == skewed.apply(to: moved.apply(to: point)))
    #expect(both == Transform(a: 2, b: 4, c: 12, d: 16, tx: -3, ty: 2))
  }

  @Test("edge insets are zero unless they are given")
  func insets() {
    let insets = EdgeInsets()
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [0, 0, 0, 0])
    #expect(insets == .zero)
  }
}
