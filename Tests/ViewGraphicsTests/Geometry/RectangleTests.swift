// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Rectangles and insets")
struct RectangleTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test(
    "insets move the edges of a rectangle, whose sides don't become negative",
    arguments: [
      ((1, 2, 4, 8), (12, 21, 20, 35)), ((-1, -2, -4, -8), (8, 19, 40, 45)),
      ((15, 10, 25, 20), (20, 35, 0, 0)), ((16, 11, 25, 20), (21, 36, 0, 0)),
      ((0, 0, 0, 40), (10, 20, 0, 40)), ((50, 0, 0, 0), (10, 70, 30, 0)),
    ] as [((CGFloat, CGFloat, CGFloat, CGFloat), (CGFloat, CGFloat, CGFloat, CGFloat))])
  func insets(
    insets: (CGFloat, CGFloat, CGFloat, CGFloat), result: (CGFloat, CGFloat, CGFloat, CGFloat)
  ) {
    let edges = EdgeInsets(top: insets.0, left: insets.1, bottom: insets.2, right: insets.3)
    #expect(
      rect.inset(by: edges) == CGRect(x: result.0, y: result.1, width: result.2, height: result.3))
  }

  @Test("insets keep the edges that they are given")
  func edges() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])
    let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      [directional.top, directional.leading, directional.bottom, directional.trailing]
        == [1, 2, 3, 4])
    #expect(DirectionalEdgeInsets() == .zero && DirectionalEdgeInsets.zero != directional)
  }

  @Test("one number that isn't finite makes a rectangle, insets, or a transform infinite")
  func finite() {
    #expect(rect.isFinite)
    for number in [CGFloat.nan, .infinity, -.infinity] {
      for index in 0..<6 {
        let n = (0..<6).map { $0 == index ? number : CGFloat($0) }
        #expect(
          !Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).isFinite)
        guard index < 4 else { continue }
        #expect(!CGRect(x: n[0], y: n[1], width: n[2], height: n[3]).isFinite)
        #expect(!EdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]).isFinite)
      }
    }
    #expect(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4).isFinite)
    #expect(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6).isFinite)
  }

  @Test(
    "rectangles overlap if they have more than an edge in common",
    arguments: [
      (0, 30, 10, 20, false, 0, 20), (0, 30, 11, 20, true, 1, 20), (40, 30, 5, 20, false, 0, 20),
      (39, 30, 5, 20, true, 1, 20), (15, 0, 10, 20, false, 10, 0), (15, 0, 10, 21, true, 10, 1),
      (15, 60, 10, 5, false, 10, 0), (15, 59, 10, 5, true, 10, 1), (12, 22, 3, 4, true, 3, 4),
      (0, 0, 100, 100, true, 30, 40), (0, 0, 5, 5, false, 0, 0), (90, 90, 5, 5, false, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Bool, CGFloat, CGFloat)])
  func overlaps(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, overlaps: Bool, common: CGFloat,
    down: CGFloat
  ) {
    let other = CGRect(x: x, y: y, width: width, height: height)
    #expect(rect.overlaps(other) == overlaps && other.overlaps(rect) == overlaps)
    let expected = CGRect(x: max(x, 10), y: max(y, 20), width: common, height: down)
    #expect(rect.common(with: other) == expected && other.common(with: rect) == expected)
  }

  @Test("a move has no other effect than its distance")
  func moves() {
    #expect(Transform(translationX: 3, y: 4).pureMove == CGPoint(x: 3, y: 4))
    #expect(Transform.identity.pureMove == .zero && Transform.identity.isIdentity)
    let others: [Transform] = [
      Transform(a: 2, b: 0, c: 0, d: 1, tx: 3, ty: 4),
      Transform(a: 1, b: 1, c: 0, d: 1, tx: 3, ty: 4),
      Transform(a: 1, b: 0, c: 1, d: 1, tx: 3, ty: 4),
      Transform(a: 1, b: 0, c: 0, d: 2, tx: 3, ty: 4),
    ]
    for other in others { #expect(other.pureMove == nil && !other.isIdentity) }
    #expect(!Transform(translationX: 0, y: 1).isIdentity)
  }

  @Test("a rotation turns clockwise, and a rectangle's image contains all its corners")
  func rotation() {
    let turn = Transform(rotationAngle: .pi / 2)
    let point = turn.apply(to: CGPoint(x: 3, y: 4))
    #expect(abs(point.x + 4) < 1e-9 && abs(point.y - 3) < 1e-9)
    let turned = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0).apply(to: rect)
    #expect(turned == CGRect(x: -60, y: 10, width: 40, height: 30))
    let skewed = Transform(a: 1, b: 0.5, c: 0.25, d: 1, tx: 2, ty: 3).apply(to: rect)
    #expect(skewed == CGRect(x: 17, y: 28, width: 40, height: 55))
    let mirrored = Transform(scaleX: -2, y: -1).apply(to: rect)
    #expect(mirrored == CGRect(x: -80, y: -60, width: 60, height: 40))
    #expect(Transform(scaleX: 2, y: 3).apply(to: CGPoint(x: 5, y: 7)) == CGPoint(x: 10, y: 21))
  }

  @Test("rounding errors of quarter turns vanish, and small factors that belong to others don't")
  func quarterTurns() {
    let tiny: CGFloat = 0x1p-49
    func exact(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Transform {
      Transform(a: a, b: b, c: c, d: d, tx: 1, ty: 2).withExactQuarterTurns
    }
    #expect(exact(tiny, 1, -1, -tiny) == Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 2))
    #expect(exact(1, tiny, -tiny, 1) == Transform(a: 1, b: 0, c: 0, d: 1, tx: 1, ty: 2))
    #expect(exact(2 * tiny, 1, -1, 0).a == 2 * tiny)
    #expect(exact(tiny, 0, 0, 1).a == tiny && exact(1, 0, 0, tiny).d == tiny)
    #expect(exact(0, tiny, 1, 0).b == tiny && exact(0, 1, tiny, 0).c == tiny)
    for place in 0..<4 {
      // Each of the four factors may be the largest.
      let n = (0..<4).map { $0 == place ? CGFloat(4) : 3 * tiny }
      let made = exact(n[0], n[1], n[2], n[3])
      let kept = place == 0 || place == 3 ? [made.b, made.c] : [made.a, made.d]
      #expect(kept == [0, 0])
    }
  }

  @Test("rectangles with a number that isn't one are apart from all others")
  func overlapWithoutNumbers() {
    #expect(
      rect.overlap(with: CGRect(x: 20, y: 10, width: 50, height: 20))
        == CGRect(x: 20, y: 20, width: 20, height: 10))
    #expect(
      rect.overlap(with: CGRect(x: 70, y: 30, width: -50, height: -20))
        == CGRect(x: 20, y: 20, width: 20, height: 10))
    #expect(
      rect.overlap(with: CGRect(x: 40, y: 0, width: 5, height: 100))
        == CGRect(x: 40, y: 20, width: 0, height: 40))
    #expect(rect.meets(CGRect(x: 40, y: 0, width: 5, height: 100)))
    #expect(rect.overlap(with: CGRect(x: 41, y: 0, width: 5, height: 100)).isNull)
    #expect(!rect.meets(CGRect(x: 0, y: 61, width: 500, height: 100)))
    #expect(rect.overlap(with: .infinite) == rect && rect.overlap(with: .null).isNull)
    for number in [CGFloat.nan, .infinity, -.infinity] {
      for index in 0..<4 {
        let n = (0..<4).map { $0 == index ? number : CGFloat(50) }
        let hostile = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        if number.isNaN { #expect(!rect.meets(hostile) && !hostile.meets(rect)) }
        #expect(hostile.overlap(with: rect) == rect.overlap(with: hostile))
      }
    }
  }
}
