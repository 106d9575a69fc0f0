// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import Testing
  import ViewNodes
  import ViewPictures

  @testable import CairoPictures

  /// These need the fonts Liberation Sans, DejaVu Sans and Noto Color Emoji.
  @Suite("Text with Pango")
  struct TextTests {
    private let font = Font.systemFont(ofSize: 17)

    @Test(
      "widths of the measured family match the table",
      arguments: ["AVATAR To Wa", "Ação 1111", "Привет, мир", "Καλημέρα", "a\u{0}b"])
    func family(text: String) {
      let table = EmbeddedTextMeasurer()
      let pango = PangoTextMeasurer()
      for font in [font, .boldSystemFont(ofSize: 28)] {
        if !text.contains("\0") {
          #expect(
            abs(table.width(of: text, font: font) - pango.width(of: text, font: font)) < 0.05)
        }
        #expect(pango.advances(of: text, font: font).count == text.count)
      }
    }

    @Test(
      "there is one advance for each character, and they add up to the width",
      arguments: ["plain", "محمد عبد", "नमस्ते", "สมชาย", "👨‍👩‍👧‍👦 👋🏽", "e\u{301}a", "ab\ncd", "안녕 Jo"])
    func advances(text: String) {
      let measurer = PangoTextMeasurer()
      let advances = measurer.advances(of: text, font: font)
      #expect(advances.count == text.count)
      #expect(advances.allSatisfy { $0 >= 0 && $0.isFinite })
      let width = measurer.width(of: text, font: font)
      #expect(abs(advances.reduce(0, +) - width) < 0.05)
      #expect(measurer.width(of: text, font: font) == width)
    }

    @Test("joined letters are narrower than the sum of their isolated shapes")
    func shaping() {
      let measurer = PangoTextMeasurer(fontFamilies: ["DejaVu Sans"])
      let single = "سلام".map { measurer.width(of: String($0), font: font) }.reduce(0, +)
      #expect(measurer.width(of: "سلام", font: font) < single * 0.9)
    }

    @Test("measuring from many threads gives the same widths")
    func threads() async {
      let measurer = PangoTextMeasurer()
      let expected = (0..<50).map { measurer.width(of: "text \($0)", font: font) }
      let all = await withTaskGroup(of: [CGFloat].self) { group in
        for _ in 0..<8 {
          group.addTask { [font] in
            let fresh = PangoTextMeasurer()
            return (0..<50).map { fresh.width(of: "text \($0)", font: font) }
          }
        }
        var all: [[CGFloat]] = []
        for await widths in group { all.append(widths) }
        return all
      }
      #expect(all.count == 8 && all.allSatisfy { $0 == expected })
    }

    @Test("a layout with this measurer breaks lines by shaped widths")
    func layout() {
      let node = label("محمد عبد الرحمن", width: 1000)
      let estimate = node.intrinsicContentSize.width
      node.textMeasurer = PangoTextMeasurer(fontFamilies: ["Noto Sans Arabic"])
      #expect(node.intrinsicContentSize.width < estimate)
    }

    @Test(
      "text is drawn where it is aligned",
      arguments: [
        (TextAlignment.left, 0...8, 20...60), (.right, 140...180, 192...200),
        (.center, 60...92, 108...140),
      ])
    func alignment(
      alignment: TextAlignment, left: ClosedRange<Int>, right: ClosedRange<Int>
    ) throws {
      let ink = try #require(try Pixels(label("9,90", alignment: alignment)).inkColumns)
      #expect(left.contains(ink.lowerBound))
      #expect(right.contains(ink.upperBound))
    }

    @Test("text in a font that is wider than the layout's is condensed to fit its width")
    func squeezed() throws {
      let line = TextLine(
        text: "wider than its room", baseline: CGPoint(x: 20, y: 30), width: 60, font: font,
        color: .black)
      let list = DisplayList(size: CGSize(width: 200, height: 40), operations: [.text(line)])
      let ink = try #require(try Pixels(list).inkColumns)
      #expect((19...24).contains(ink.lowerBound))
      #expect((70...80).contains(ink.upperBound))
    }

    @Test(
      "letters of known width fill a wider line, and others keep their shapes",
      arguments: [(true, 150...162), (false, 100...150)])
    func stretched(fitsWidth: Bool, end: ClosedRange<Int>) throws {
      let run = TextLine.Run(
        text: "narrower than this", width: 160, font: font, color: .black, fitsWidth: fitsWidth)
      let line = TextLine(runs: [run], baseline: CGPoint(x: 0, y: 30), width: 160)
      let list = DisplayList(size: CGSize(width: 200, height: 40), operations: [.text(line)])
      #expect(end.contains(try #require(try Pixels(list).inkColumns).upperBound))
    }

    @Test("letters are on whole pixels unless they are rotated", arguments: [1, 2])
    func feet(scale: CGFloat) throws {
      func picture(_ y: CGFloat, turned: Bool = false) throws -> [UInt8] {
        let line = TextLine(
          text: "HxH", baseline: CGPoint(x: 20, y: y), width: 40, font: font, color: .black)
        let turn = DisplayList.Operation.begin(.transform(Transform(rotationAngle: 0.2)))
        let list = DisplayList(
          size: CGSize(width: 80, height: 40),
          operations: turned ? [turn, .text(line), .end] : [.text(line)])
        return try Pixels(list, scale: scale).bitmap.pixels
      }
      #expect(try picture(30 - 0.4 / scale) == picture(30))
      #expect(try picture(30 + 0.4 / scale) == picture(30))
      #expect(try picture(30 + 0.6 / scale) == picture(30 + 1 / scale))
      #expect(try picture(30 + 0.6 / scale) != picture(30))
      #expect(try picture(30, turned: true) != picture(30 + 0.4 / scale, turned: true))
    }

    @Test(
      "at low scales, letters are on quarter pixels, unless they are in other fonts",
      arguments: [("Hxi", CGFloat(1), true), ("안녕", 1, false), ("Hxi", 2, false)])
    func quarters(text: String, scale: CGFloat, moves: Bool) throws {
      func picture(_ x: CGFloat) throws -> [UInt8] {
        let line = TextLine(
          text: text, baseline: CGPoint(x: x, y: 30), width: 50, font: font, color: .black)
        let list = DisplayList(size: CGSize(width: 80, height: 40), operations: [.text(line)])
        return try Pixels(list, scale: scale).bitmap.pixels
      }
      #expect(try (picture(20) == picture(20.01)) == moves)
      #expect(try picture(20) != picture(20.3))
    }

    @Test("runs have their own colors and sizes")
    func runs() throws {
      let node = label("", width: 100)
      var text = AttributedText(string: "██", attributes: [.foregroundColor: Color.red])
      text.addAttributes([.foregroundColor: Color.blue], range: 1..<2)
      node.attributedText = text
      let pixels = try Pixels(node)
      let ink = try #require(pixels.inkColumns)
      #expect(pixels[ink.lowerBound + 3, 15] == [255, 0, 0, 255])
      #expect(pixels[ink.upperBound - 3, 15] == [0, 0, 255, 255])
    }

    @Test("emoji are drawn in color")
    func emoji() throws {
      let pixels = try Pixels(label("🍓", width: 40, size: 24))
      let ink = try #require(pixels.inkColumns)
      let middle = pixels[(ink.lowerBound + ink.upperBound) / 2, 20]
      #expect(middle[0] > middle[2] + 80)
    }

    @Test("right-to-left text begins at the right, and digits in it read from left to right")
    func rightToLeft() throws {
      let node = label("שלום 12")
      node.semanticContentAttribute = .forceRightToLeft
      let ink = try #require(try Pixels(node).inkColumns)
      #expect(ink.upperBound > 190)
      #expect(ink.lowerBound > 100)
    }

    @Test("outlines replace text within its width, except for emoji")
    func outlines() throws {
      let list = DisplayList(of: label("Right محمد", width: 200, alignment: .right))
      let outlined = list.outliningText()
      let paths = outlined.operations.compactMap { operation -> BezierPath? in
        if case .fill(let path, .color(.black)) = operation { path } else { nil }
      }
      #expect(paths.count == outlined.operations.count)
      #expect(paths.count >= 2)
      #expect(paths.allSatisfy { $0.bounds.minX > 80 && $0.bounds.maxX <= 200.5 })
      #expect(!outlined.svg().contains("<text"))
      // Drawn, outlines and text are the same.
      #expect(try Pixels(outlined).inkColumns == Pixels(list).inkColumns)
      let emoji = DisplayList(of: label("🍓"))
      #expect(emoji.outliningText() == emoji)
    }

    @Test("unusable sizes and texts draw nothing and don't stop the rest")
    func odd() throws {
      for size in [0, -5, .nan, .infinity, 1e30] as [CGFloat] {
        let line = TextLine(
          text: "a", baseline: .zero, width: 10, font: .systemFont(ofSize: size), color: .black)
        _ = try Pixels(DisplayList(size: CGSize(width: 20, height: 20), operations: [.text(line)]))
      }
      for text in ["", "\0", "\n", "\u{202E}", "\u{FFFF}"] {
        let line = TextLine(
          text: text, baseline: .zero, width: 10, font: font, color: .black)
        _ = try Pixels(DisplayList(size: CGSize(width: 20, height: 20), operations: [.text(line)]))
      }
    }
  }
#endif
