// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import Testing
  import ViewNodes
  import ViewPictures

  @testable import CairoPictures

  @Suite("Masks, filters, and blend modes with Cairo")
  struct GroupDrawingTests {
    private let area = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func pixels(_ operations: DisplayList.Operation...) throws -> Pixels {
      try Pixels(DisplayList(size: area.size, operations: operations), background: .white)
    }

    private func fill(_ rect: CGRect, _ color: Color) -> DisplayList.Operation {
      .fill(BezierPath(rect: rect), .color(color))
    }

    @Test("a mask gives a group its opacity")
    func mask() throws {
      let left = CGRect(x: 0, y: 0, width: 50, height: 100)
      let pixels = try pixels(
        .begin(.mask([fill(left, Color(white: 1, alpha: 0.5))], around: left)), fill(area, .red),
        .end, fill(CGRect(x: 90, y: 90, width: 10, height: 10), .blue))
      #expect(near(pixels[25, 50], [255, 127, 127, 255]))
      #expect(pixels[75, 50] == [255, 255, 255, 255])
      #expect(pixels[95, 95] == [0, 0, 255, 255])
    }

    @Test("colors of a group are changed pixel by pixel, also translucent ones")
    func colors() throws {
      let pixels = try pixels(
        .begin(.filter(.colors(.inversion), around: area)),
        fill(CGRect(x: 10, y: 10, width: 40, height: 40), .red),
        fill(CGRect(x: 50, y: 10, width: 40, height: 40), Color(white: 1, alpha: 0.5)), .end)
      #expect(near(pixels[30, 30], [0, 255, 255, 255]))
      #expect(near(pixels[70, 30], [127, 127, 127, 255]))
      #expect(pixels[5, 5] == [255, 255, 255, 255])
      // Its edges stay sharp.
      #expect(near(pixels[10, 30], [0, 255, 255, 255]) && pixels[9, 30] == [255, 255, 255, 255])
    }

    @Test("a blur spreads colors along a bell curve")
    func blur() throws {
      let square = CGRect(x: 30, y: 30, width: 40, height: 40)
      let pixels = try pixels(
        .begin(.filter(.blur(deviation: 5), around: square.insetBy(dx: -15, dy: -15))),
        fill(square, .blue), .end)
      #expect(near(pixels[50, 50], [0, 0, 255, 255], 8))
      #expect(abs(pixels[70, 50][0] - 127) < 20 && pixels[70, 50][2] == 255)
      #expect(abs(pixels[75, 50][0] - 214) < 14)
      #expect(pixels[95, 50] == [255, 255, 255, 255])
    }

    @Test("blend modes combine colors with those behind, in a group only with those in it")
    func blend() throws {
      let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
      let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
      let multiplied = try pixels(
        fill(area, yellow), .begin(.blend(.multiply)), fill(area, cyan), .end)
      #expect(near(multiplied[50, 50], [0, 255, 0, 255]))
      let alone = try pixels(
        fill(area, yellow), .begin(.blend(.normal)), .begin(.blend(.multiply)), fill(area, cyan),
        .end, .end)
      #expect(near(alone[50, 50], [0, 255, 255, 255]))
      let difference = try pixels(
        fill(area, yellow), .begin(.blend(.difference)), fill(area, .white), .end,
        fill(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
      #expect(
        near(difference[50, 50], [0, 0, 255, 255]) && near(difference[5, 5], [255, 0, 0, 255]))
    }

    @Test("dashed lines have gaps")
    func dashes() throws {
      var path = BezierPath()
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
      let pixels = try pixels(.stroke(path, StrokeStyle(width: 10, dash: [20, 20]), .black))
      #expect(pixels[10, 50] == [0, 0, 0, 255] && pixels[30, 50] == [255, 255, 255, 255])
      #expect(pixels[50, 50] == [0, 0, 0, 255])
    }
  }
#endif
