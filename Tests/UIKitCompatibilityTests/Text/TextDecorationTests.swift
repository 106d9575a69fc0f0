// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

@Suite("Lines under and through text")
struct TextDecorationTests {
  private func fills(of label: UILabel) -> [(rect: CGRect, color: UIColor)] {
    DisplayList(of: label).operations.compactMap { operation in
      guard case .fill(let path, let paint) = operation, case .color(let color) = paint else {
        return nil
      }
      return (path.bounds, color)
    }
  }

  private func label(_ parts: [(String, [NSAttributedString.Key: Any])]) -> UILabel {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.textColor = .red
    label.attributedText = text
    label.frame.size = label.intrinsicContentSize
    return label
  }

  @Test("a label returns the lines and colors that it was given")
  func returned() {
    let given: [NSAttributedString.Key: Any] = [
      .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.green,
      .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.blue,
      .backgroundColor: UIColor.yellow, .foregroundColor: UIColor.brown, .kern: 2.5,
    ]
    let attributes = label([("text", given)]).attributedText?.attributes(
      at: 0, effectiveRange: nil)
    #expect(attributes?[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue)
    #expect(attributes?[.underlineColor] as? UIColor == .green)
    #expect(attributes?[.strikethroughStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes?[.strikethroughColor] as? UIColor == .blue)
    #expect(attributes?[.backgroundColor] as? UIColor == .yellow)
    #expect(attributes?[.foregroundColor] as? UIColor == .brown)
    #expect(attributes?[.kern] as? CGFloat == 2.5)
  }

  @Test("an underline is as wide as its text, below the baseline, and in the color of the text")
  func underline() throws {
    let label = label([
      ("was ", [:]), ("$ 20", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
    ])
    let line = try #require(fills(of: label).first)
    let before = "was ".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
    #expect(fills(of: label).count == 1 && line.color == .red)
    #expect(abs(line.rect.minX - before) < 0.4 && abs(line.rect.maxX - label.bounds.width) < 0.4)
    let baseline = label.textLayout(for: label.bounds.size).firstBaseline
    #expect(line.rect.minY > baseline && line.rect.maxY < label.bounds.height)
    #expect(line.rect.height == 1)
  }

  @Test("a line without a color has that of its part, or else that of the label")
  func colors() {
    let single = NSUnderlineStyle.single.rawValue
    let label = label([
      ("a", [.underlineStyle: single, .foregroundColor: UIColor.green]),
      ("b", [.underlineStyle: single]),
      ("c", [.strikethroughStyle: single, .foregroundColor: UIColor.blue]),
    ])
    #expect(fills(of: label).map(\.color) == [.green, .red, .blue])
  }

  @Test("a line through text crosses the lowercase letters, in its own color")
  func strikethrough() throws {
    let label = label([
      (
        "old price",
        [
          .strikethroughStyle: NSUnderlineStyle.thick.rawValue, .strikethroughColor: UIColor.blue,
          .foregroundColor: UIColor.green,
        ]
      )
    ])
    let line = try #require(fills(of: label).first)
    let baseline = label.textLayout(for: label.bounds.size).firstBaseline
    #expect(line.color == .blue && line.rect.height == 2)
    #expect(line.rect.maxY < baseline && line.rect.minY > baseline - label.font.xHeight)
  }

  @Test("a double underline is two lines, and a background is behind its part alone")
  func others() throws {
    let label = label([
      ("a", [.backgroundColor: UIColor.yellow]),
      ("b", [.underlineStyle: NSUnderlineStyle.double, .underlineColor: UIColor.blue]),
    ])
    let found = fills(of: label)
    try #require(found.map(\.color) == [.yellow, .blue, .blue])
    #expect(found[0].rect.height >= 20 && found[0].rect.maxX <= found[1].rect.minX + 0.01)
    #expect(found[2].rect.minY > found[1].rect.maxY)
  }

  @Test("a line that justification widens, or that reads from the right, is decorated as a whole")
  func placement() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    let text: [NSAttributedString.Key: Any] = [.underlineStyle: 1, .paragraphStyle: style]
    let justified = label([("one two three four five six seven", text)])
    justified.numberOfLines = 0
    justified.frame.size = CGSize(width: 150, height: 100)
    #expect(abs((fills(of: justified).first?.rect.width ?? 0) - 150) < 0.1)
    let reversed = label([("אב", [:]), ("גד", [.underlineStyle: 1])])
    reversed.semanticContentAttribute = .forceRightToLeft
    reversed.frame.size.width = 200
    let line = try #require(fills(of: reversed).first)
    #expect(line.rect.minX >= 200 - reversed.intrinsicContentSize.width - 0.4)
    #expect(line.rect.maxX < 199)
  }

  @Test("a label returns its lines, also in titles of bars")
  func values() {
    let label = label([("a", [.underlineStyle: 9, .strikethroughStyle: 2])])
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.underlineStyle] as? Int == 9)
    #expect(attributes?[.strikethroughStyle] as? Int == 2)
    let bar = UINavigationBar()
    bar.titleTextAttributes = [.underlineStyle: 1, .kern: 2]
    #expect(bar.titleTextAttributes?[.underlineStyle] as? Int == 1)
    #expect(NSUnderlineStyle(rawValue: 0x101).contains(.patternDot))
  }

  @Test("a pattern is made of dashes and gaps as multiples of the thickness")
  func patterns() {
    func dashes(_ style: NSUnderlineStyle, size: CGFloat = 20) -> [(CGFloat, CGFloat)] {
      let label = label([("a long text", [.underlineStyle: style.rawValue])])
      label.font = .systemFont(ofSize: size)
      label.frame.size.width = 1_000
      return fills(of: label).map { ($0.rect.minX, $0.rect.width) }
    }
    let cases: [(NSUnderlineStyle, starts: [CGFloat], widths: [CGFloat])] = [
      (.patternDot, [0, 6, 12], [3, 3, 3]), (.patternDash, [0, 15, 30], [10, 10, 10]),
      (.patternDashDot, [0, 13, 19], [10, 3, 10]),
      (.patternDashDotDot, [0, 13, 19], [10, 3, 3]),
    ]
    for (pattern, starts, widths) in cases {
      let single = dashes([.single, pattern])
      #expect(single.prefix(3).map(\.0) == starts && single.prefix(3).map(\.1) == widths)
      let thick = dashes([.thick, pattern])
      #expect(thick.prefix(3).map(\.0) == starts.map { 2 * $0 })
      let end = single.last.map { $0.0 + $0.1 } ?? 0
      let whole = dashes(.single)
      #expect(whole.count == 1 && end <= whole[0].1 && end > whole[0].1 - 6)
    }
    #expect(dashes([.double, .patternDash]).count == 2 * dashes([.single, .patternDash]).count)
  }

  @Test("the line through text has its own pattern, which is returned")
  func ownPatterns() {
    let style = NSUnderlineStyle([.single, .patternDot])
    let label = label([("text", [.strikethroughStyle: style.rawValue, .underlineStyle: 1])])
    let tops = Dictionary(grouping: fills(of: label), by: \.rect.minY)
    #expect(tops.values.map(\.count).sorted().first == 1)
    #expect(tops.values.map(\.count).sorted().last ?? 0 > 4)
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.strikethroughStyle] as? Int == style.rawValue)
    #expect(attributes?[.underlineStyle] as? Int == 1)
  }

  @Test("a line that would have too many dashes is solid")
  func endless() {
    var decoration = TextDecoration()
    decoration.underline = .single
    decoration.underlinePattern = .dot
    func count(_ width: CGFloat) -> Int {
      decoration.lines(
        x: 0, baseline: 0, width: width, font: .systemFont(ofSize: 20), color: .red, displayScale: 1
      ).count
    }
    #expect(count(6_000) == 1_000 && count(12_000) == 1 && count(1e9) == 1 && count(.infinity) == 1)
  }
}
