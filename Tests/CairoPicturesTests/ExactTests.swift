// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import Testing
  import ViewNodes
  import ViewPictures

  @testable import CairoPictures

  @Suite("Exact pixels with Cairo")
  struct ExactTests {
    private func shadow(_ side: CGFloat) -> DisplayList {
      let shadow = Shadow(color: .black, opacity: 1, offset: .zero, radius: 6)
      let path = BezierPath(
        roundedRect: CGRect(x: 30, y: 30, width: side, height: side), cornerRadius: 7)
      return DisplayList(
        size: CGSize(width: side + 60, height: side + 60), operations: [.shadow(path, shadow)])
    }

    @Test("a shadow doesn't depend on the scales it was drawn at before")
    func shadows() throws {
      func png(_ scale: CGFloat) throws -> Data {
        try shadow(41).png(options: PNGOptions(scale: scale))
      }
      let first = try png(1)
      // These push the others out of what is kept.
      for side in [2700, 2701] as [CGFloat] {
        _ = try shadow(side).png(options: PNGOptions(scale: 1))
      }
      _ = try png(2)
      #expect(try png(1) == first)
    }

    @Test("a size that is a whole number of pixels, except for rounding, gets no extra pixel")
    func sizes() throws {
      let list = DisplayList(size: CGSize(width: 30.000_000_1, height: 10.000_000_1))
      let bitmap = try Bitmap(list, options: PNGOptions(scale: 1))
      #expect(bitmap.width == 30 && bitmap.height == 10)
    }

    @Test("a translucent drawing keeps the exact color underneath")
    func colors() throws {
      let color = Color(red: 100 / 255, green: 100 / 255, blue: 100 / 255, alpha: 128 / 255)
      let box = BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
      let list = DisplayList(
        size: CGSize(width: 4, height: 4), operations: [.fill(box, .color(color))])
      #expect(try Pixels(list, background: nil)[1, 1] == [100, 100, 100, 128])
    }

    @Test("oblique letters have the widths of their weight")
    func faces() throws {
      func png(_ font: Font) throws -> Data {
        let label = label("Slanted")
        label.font = font
        return try label.png()
      }
      let font = Font.systemFont(ofSize: 20)
      #expect(try png(font) != png(font.withItalic()))
      let measurer = PangoTextMeasurer()
      let regular = measurer.width(of: "Weight", font: font)
      #expect(measurer.width(of: "Weight", font: .boldSystemFont(ofSize: 20)) > regular + 1)
      #expect(measurer.width(of: "Weight", font: font) == regular)
    }
  }
#endif
