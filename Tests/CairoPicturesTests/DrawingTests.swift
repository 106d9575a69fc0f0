// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import Testing
  import ViewNodes
  import ViewPictures

  @testable import CairoPictures

  @Suite("Drawing with Cairo")
  struct DrawingTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func pixels(
      _ operations: DisplayList.Operation..., background: Color? = .white
    ) throws -> Pixels {
      try Pixels(DisplayList(size: square.size, operations: operations), background: background)
    }

    private func gradient(
      _ kind: Gradient.Kind, _ start: CGPoint, _ end: CGPoint, in rect: CGRect
    ) -> DisplayList.Operation {
      let stops = [
        Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1),
      ]
      return .fill(
        BezierPath(rect: rect),
        .gradient(Gradient(kind: kind, start: start, end: end, stops: stops)))
    }

    @Test("gradients run in the unit coordinates of their figures")
    func gradients() throws {
      let box = CGRect(x: 10, y: 10, width: 80, height: 40)
      let axial = try pixels(gradient(.axial, .zero, CGPoint(x: 1, y: 0), in: box))
      #expect(near(axial[12, 30], [248, 0, 7, 255], 6))
      #expect(near(axial[50, 12], [127, 0, 127, 255], 6))
      #expect(axial[5, 30] == [255, 255, 255, 255])
      let radial = try pixels(
        gradient(.radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1), in: box))
      #expect(near(radial[50, 30], [255, 0, 0, 255], 8))
      #expect(near(radial[70, 30], radial[50, 40], 8))
      let conic = try pixels(
        gradient(.conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5), in: square))
      #expect(near(conic[50, 95], [191, 0, 64, 255], 8))
      #expect(near(conic[5, 50], [127, 0, 127, 255], 8))
      #expect(near(conic[50, 5], [64, 0, 191, 255], 8))
    }

    @Test("a gradient without extent is filled with its last color")
    func flatGradient() throws {
      let point = CGPoint(x: 0.5, y: 0.5)
      #expect(try pixels(gradient(.axial, point, point, in: square))[50, 50] == [0, 0, 255, 255])
      #expect(try pixels(gradient(.radial, point, point, in: square))[50, 50] == [0, 0, 255, 255])
    }

    @Test("groups clip, fade, and move their contents, and end in pairs")
    func groups() throws {
      let fill = DisplayList.Operation.fill(BezierPath(rect: square), .color(.red))
      let clip = BezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100))
      let pixels = try pixels(
        .begin(.clip(clip)), .begin(.opacity(0.5)),
        .begin(.transform(Transform(translationX: 0, y: 50))), fill, .end, .end, .end,
        .fill(BezierPath(rect: CGRect(x: 90, y: 0, width: 10, height: 10)), .color(.blue)))
      #expect(pixels[25, 25] == [255, 255, 255, 255])
      #expect(near(pixels[25, 75], [255, 127, 127, 255]))
      #expect(pixels[75, 75] == [255, 255, 255, 255])
      #expect(pixels[95, 5] == [0, 0, 255, 255])
    }

    @Test("overlapping shapes in a faded group fade together")
    func groupOpacity() throws {
      let left = BezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 100))
      let right = BezierPath(rect: CGRect(x: 40, y: 0, width: 60, height: 100))
      let pixels = try pixels(
        .begin(.opacity(0.5)), .fill(left, .color(.red)), .fill(right, .color(.red)), .end)
      #expect(pixels[50, 50] == pixels[10, 50])
    }

    @Test("a map without area draws nothing and doesn't stop the rest")
    func degenerate() throws {
      let fill = DisplayList.Operation.fill(BezierPath(rect: square), .color(.red))
      let pixels = try pixels(
        .begin(.transform(Transform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 5))), fill, .end,
        .fill(BezierPath(rect: CGRect(x: 50, y: 50, width: 50, height: 50)), .color(.blue)))
      #expect(pixels[20, 20] == [255, 255, 255, 255])
      #expect(pixels[75, 75] == [0, 0, 255, 255])
    }

    @Test(
      "corners sharper than a miter limit of 4 are cut off, as in SVG",
      arguments: [(10, true), (16, false)])
    func miter(halfAngle: Double, isCut: Bool) throws {
      var path = BezierPath()
      let spread = CGFloat(50 * tan(halfAngle * .pi / 180))
      path.move(to: CGPoint(x: 50 - spread, y: 90))
      path.addLine(to: CGPoint(x: 50, y: 40))
      path.addLine(to: CGPoint(x: 50 + spread, y: 90))
      let pixels = try pixels(.stroke(path, StrokeStyle(width: 10), .black))
      #expect((pixels[50, 30][0] > 200) == isCut)
    }

    @Test("a shadow is darkest under its shape and falls off along a bell curve")
    func shadow() throws {
      let figure = BezierPath(rect: CGRect(x: 30, y: 30, width: 40, height: 40))
      let shadow = Shadow(color: .black, opacity: 1, offset: CGSize(width: 5, height: 0), radius: 5)
      let pixels = try pixels(.shadow(figure, shadow))
      // At the moved edge the blur is at half, a deviation of 4.6 points further out at 16 %.
      #expect(near(pixels[55, 50], [0, 0, 0, 255], 8))
      #expect(abs(pixels[75, 50][0] - 127) < 16)
      #expect(abs(pixels[79, 50][0] - 214) < 14)
      // It ends nowhere near that.
      #expect((251...254).contains(pixels[85, 50][0]))
      #expect(pixels[95, 50] == [255, 255, 255, 255])
      #expect(pixels[20, 50][0] > pixels[85, 50][0] - 12)
    }

    @Test("the shadow of a group follows what the group draws")
    func groupShadow() throws {
      let shadow = Shadow(
        color: .black, opacity: 1, offset: CGSize(width: 40, height: 0), radius: 0)
      let circle = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
      let pixels = try pixels(
        .begin(.shadow(shadow, around: circle.bounds)), .fill(circle, .color(.red)), .end)
      #expect(pixels[20, 20] == [255, 0, 0, 255])
      #expect(pixels[60, 20] == [0, 0, 0, 255])
      #expect(pixels[42, 2] == [255, 255, 255, 255])
    }

    @Test("equal shapes in different places share one blurred mask")
    func shadowCache() throws {
      let cache = ShadowCache()
      var made = 0
      let key = ShadowCache.Key(
        path: BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), deviation: 2, scale: 1)
      for _ in 0..<3 {
        let mask = cache.mask(for: key) {
          made += 1
          return BlurredMask(
            around: CGRect(x: 0, y: 0, width: 10, height: 10), deviation: 2, scale: 1,
            draw: { _ in })
        }
        #expect(mask != nil)
      }
      #expect(made == 1)
    }

    @Test("masks are evicted when they take too much memory")
    func shadowCacheLimit() {
      // Each takes 34 rows of 36 bytes or a few more.
      let cache = ShadowCache(mostBytes: 4 * 1224)
      var made = 0
      func mask(_ number: Int) {
        let side = 20 + CGFloat(number) / 100
        let key = ShadowCache.Key(
          path: BezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)), deviation: 2,
          scale: 1)
        _ = cache.mask(for: key) {
          made += 1
          return BlurredMask(
            around: CGRect(x: 0, y: 0, width: side, height: side), deviation: 2, scale: 1,
            draw: { _ in })
        }
      }
      for number in [0, 1, 2, 0, 3, 4, 0] { mask(number) }
      #expect(made == 6)
    }
  }
#endif
