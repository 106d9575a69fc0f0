// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("Text within its proposal")
struct TextRuleTests {
  private static let welcome = "A great and warm welcome to Kuchi"
  private static let font = Font.systemFont(ofSize: 20)
  private static let line: CGFloat = 24

  private func size(
    _ width: CGFloat?, _ height: CGFloat?, lineLimit: Int? = nil, factor: CGFloat = 1
  ) -> CGSize {
    TreeProbe.size(
      of: Text(Self.welcome).font(Self.font).lineLimit(lineLimit).minimumScaleFactor(factor),
      width, height)
  }

  @Test("text is one line if nothing or enough is proposed")
  func ideal() {
    let ideal = size(nil, nil)
    #expect(ideal.height == Self.line)
    #expect(ideal.width > 300)
    #expect(size(1000, 1000) == ideal)
    #expect(size(.infinity, .infinity) == ideal)
    #expect(TreeProbe.size(of: Text("a\nb").font(Self.font), nil, nil).height > 47)
  }

  @Test("text wraps into lines no wider than the proposed width")
  func wraps() {
    let size = size(200, nil)
    #expect(size.width <= 200)
    #expect(size.width > 150)
    #expect(abs(size.height - 2 * 23.87) < 0.5)
  }

  @Test("text in less height shows fewer lines, but never less than one")
  func height() {
    #expect(size(100, 50).height < 50)
    #expect(size(100, 50).height > 46)
    #expect(size(100, 1).height == Self.line)
    #expect(size(100, 0).height == Self.line)
  }

  @Test("the minimum width is that of the widest letter, whatever the height")
  func least() {
    let least = size(0, nil).width
    #expect(least > 10 && least < 20)
    #expect(size(0, 100).width == least)
    #expect(size(0, 0).width == least)
  }

  @Test("a line limit caps the lines, and truncated text ends with an ellipsis")
  func limit() {
    #expect(size(100, nil, lineLimit: 1).height == Self.line)
    #expect(size(100, nil, lineLimit: 1).width <= 100)
    #expect(size(nil, nil, lineLimit: 1) == size(nil, nil))
    let probe = TreeProbe(
      Text(Self.welcome).font(Self.font).lineLimit(2), width: 100, height: 300)
    let texts = probe.texts
    #expect(texts.count == 2)
    #expect(texts.last?.text.hasSuffix("…") == true)
  }

  @Test("text shrinks to its minimum scale factor before it is truncated")
  func scale() {
    let view = Text(Self.welcome).font(Self.font).lineLimit(1)
    func drawn(_ factor: CGFloat) -> (text: String, size: CGFloat)? {
      TreeProbe(view.minimumScaleFactor(factor), width: 200, height: 50).texts.first
        .map { ($0.text, $0.font.pointSize) }
    }
    let half = drawn(0.5)
    #expect(half?.text == Self.welcome)
    #expect((half?.size ?? 0) > 11 && (half?.size ?? 20) < 14)
    let most = drawn(0.9)
    #expect(most?.text.hasSuffix("…") == true)
    #expect(most?.size == 18)
    #expect(drawn(1)?.size == 20)
  }

  @Test("shrinking without a line limit depends on the height")
  func scaleToHeight() {
    let texts = TreeProbe(
      Text(Self.welcome).font(Self.font).minimumScaleFactor(0.5), width: 150, height: 40
    ).texts
    #expect(texts.count >= 2)
    #expect(texts.map(\.text).joined(separator: " ") == Self.welcome)
    #expect((texts.first?.font.pointSize ?? 20) < 20)
  }

  @Test(
    "multiline text is aligned as requested, following the layout direction",
    arguments: [
      (MultilineTextAlignment.leading, false, 0), (.trailing, false, 2), (.center, false, 1),
      (.leading, true, 2), (.trailing, true, 0),
    ])
  func alignment(_ row: (MultilineTextAlignment, Bool, Int)) throws {
    let view = Text("wide words\nx").font(Self.font).multilineTextAlignment(row.0)
      .environment(\.layoutDirection, row.1 ? .rightToLeft : .leftToRight)
    let probe = TreeProbe(view, width: 300, height: 100)
    let frame = try #require(probe.frames("Text").first)
    let second = try #require(probe.texts.last)
    let free = [
      second.origin.x - frame.minX, (second.origin.x + second.width / 2) - frame.midX,
      frame.maxX - second.origin.x - second.width,
    ]
    #expect(abs(free[row.2]) < 0.7)
  }

  @Test("fonts of text styles follow the text size, and others don't")
  func textSize() {
    func pointSize(_ font: Font?) -> CGFloat? {
      TreeProbe(
        Text("a").font(font).environment(\.sizeCategory, .accessibilityLarge), width: 100,
        height: 100
      ).texts.first?.font.pointSize
    }
    #expect(pointSize(nil) == 33)
    #expect(pointSize(.caption) == TextStyle.caption1.pointSize(for: .accessibilityLarge))
    #expect(pointSize(.system(size: 17)) == 17)
    #expect(pointSize(.body.withSize(20)) == 20)
  }

  @Test("a weight overrides that of the font, and an inner font an outer one")
  func fonts() {
    let view = VStack {
      Text("a").font(.largeTitle).fontWeight(.bold)
      Text("b").bold()
      Text("c").font(.caption)
    }.font(.title)
    let fonts = TreeProbe(view, width: 300, height: 300).texts.map(\.font)
    #expect(fonts == [.largeTitle.weight(.bold), .title.bold(), .caption])
  }
}
