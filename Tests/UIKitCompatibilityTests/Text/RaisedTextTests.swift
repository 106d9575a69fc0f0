// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

@Suite("Text above the baseline, and shadows of text")
struct RaisedTextTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func label(_ parts: [(String, [NSAttributedString.Key: Any])]) -> UILabel {
    let text = NSMutableAttributedString()
    for (string, attributes) in parts {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    let label = UILabel()
    label.font = font
    label.attributedText = text
    label.frame.size = label.intrinsicContentSize
    return label
  }

  private func lines(of label: UILabel) -> [TextLine] {
    DisplayList(of: label).operations.compactMap {
      if case .text(let line) = $0 { return line }
      return nil
    }
  }

  @Test("text is drawn above the baseline or below it, and its line is higher")
  func raised() {
    let small = UIFont.systemFont(ofSize: 10)
    let label = label([("x", [:]), ("2", [.font: small, .baselineOffset: 15]), ("y", [:])])
    let texts = lines(of: label)
    #expect(texts.map(\.text) == ["x", "2", "y"])
    let baseline = texts[0].baseline.y
    #expect(abs(baseline - texts[1].baseline.y - 15) < 1e-6 && texts[2].baseline.y == baseline)
    let above = max(font.ascender, small.ascender + 15)
    #expect(abs(label.bounds.height - above - font.lineHeight + font.ascender) < 0.4)
    let low = self.label([("x", [:]), ("2", [.baselineOffset: -15.0])])
    #expect(abs(lines(of: low)[1].baseline.y - lines(of: low)[0].baseline.y - 15) < 1e-6)
    #expect(abs(low.bounds.height - font.lineHeight - 15) < 0.4)
  }

  @Test("a text that is raised as a whole has room for its letters")
  func whole() {
    let label = label([("x", [.baselineOffset: CGFloat(8)])])
    #expect(abs(label.bounds.height - font.lineHeight - 8) < 0.4)
    #expect(lines(of: label)[0].baseline.y < label.textLayout(for: label.bounds.size).firstBaseline)
  }

  @Test("the line under raised text is raised, too")
  func decorated() throws {
    let single = NSUnderlineStyle.single.rawValue
    let label = label([
      ("x", [.underlineStyle: single]), ("2", [.underlineStyle: single, .baselineOffset: 6]),
    ])
    let tops = DisplayList(of: label).operations.compactMap { operation -> CGFloat? in
      guard case .fill(let path, _) = operation else { return nil }
      return path.bounds.minY
    }
    #expect(tops.count == 2 && abs(tops[0] - tops[1] - 6) < 1e-6)
  }

  @Test("raised text shrinks together with its offset")
  func shrinking() {
    let label = label([("wide text", [:]), ("2", [.baselineOffset: 6])])
    label.adjustsFontSizeToFitWidth = true
    label.frame.size.width /= 2
    let texts = lines(of: label)
    let scale = label.textLayout(for: label.bounds.size).font.pointSize / 20
    #expect(scale < 0.6 && abs(texts[0].baseline.y - texts[1].baseline.y - 6 * scale) < 1e-6)
  }

  @Test("offsets that are no numbers don't move text")
  func hostile() {
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let label = label([("x", [.baselineOffset: number])])
      #expect(abs(label.bounds.height - font.lineHeight) < 0.4)
    }
    #expect(label([("x", [.baselineOffset: 1e308])]).bounds.height < 10_100)
  }

  private func shadows(of label: UILabel) -> [Shadow] {
    DisplayList(of: label).operations.compactMap {
      if case .begin(.shadow(let shadow, _)) = $0 { return shadow }
      return nil
    }
  }

  @Test("a part of a text has its shadow")
  func shadow() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.blue
    let label = label([("a", [:]), ("b", [.shadow: shadow]), ("c", [:])])
    let expected = Shadow(
      color: .blue, opacity: 1, offset: CGSize(width: 1, height: 2), radius: 2)
    #expect(shadows(of: label) == [expected])
    let attributes = label.attributedText?.attributes(at: 1, effectiveRange: nil)
    #expect(attributes?[.shadow] as? NSShadow == shadow)
    for hidden in [UIColor.clear, nil] {
      shadow.shadowColor = hidden
      #expect(shadows(of: self.label([("b", [.shadow: shadow])])).isEmpty)
    }
    shadow.shadowColor = UIColor.red
    shadow.shadowBlurRadius = .nan
    #expect(shadows(of: self.label([("b", [.shadow: shadow])])).isEmpty)
  }

  @Test("adjacent parts of a text can have the same shadow or attachment")
  func adjacent() throws {
    let (one, other) = (NSShadow(), NSShadow())
    let attachment = NSTextAttachment()
    let text = NSMutableAttributedString(string: "ab")
    for (index, shadow) in [one, other].enumerated() {
      let range = NSRange(location: index, length: 1)
      text.addAttribute(.shadow, value: shadow, range: range)
      text.addAttribute(.attachment, value: attachment, range: range)
    }
    #expect(one == other && one.hashValue == other.hashValue)
    let copy = try #require(one.copy() as? NSShadow)
    copy.shadowBlurRadius = 3
    #expect(copy != one && one == other)
    var ranges = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: 2)) { _, _, _ in ranges += 1 }
    #expect(ranges == 1)
  }

  @Test("a copy of a shadow is equal, and one with numbers that can't be drawn isn't")
  func values() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.blue
    #expect(shadow.copy() as? NSShadow == shadow)
    func drawn() -> Shadow? {
      AttributedText(NSAttributedString(string: "a", attributes: [.shadow: shadow])).runs.first?
        .attributes.shadow
    }
    shadow.shadowBlurRadius = -4
    #expect(drawn()?.radius == 0)
    shadow.shadowOffset.width = .infinity
    #expect(drawn() == nil)
    var attributes = TextAttributes()
    attributes.shadow = Shadow(
      color: .black, opacity: 0.5, offset: CGSize(width: 0, height: 1), radius: 3)
    let text = NSAttributedString(AttributedText(string: "a", attributes: attributes))
    let kept = try #require(text.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow)
    #expect(kept.shadowColor as? UIColor == .black.withAlphaComponent(0.5))
    #expect(kept.shadowBlurRadius == 6)
  }

  @Test("attributes that override others keep shadows and offsets that they don't have")
  func merging() {
    var base = TextAttributes()
    base.shadow = Shadow(color: .red, opacity: 1, offset: .zero, radius: 1)
    base.baselineOffset = 3
    var other = TextAttributes()
    #expect(base.merging(other) == base)
    other.shadow = Shadow(color: .blue, opacity: 1, offset: .zero, radius: 2)
    other.baselineOffset = 5
    #expect(base.merging(other) == other)
  }

  @Test("the shadow of a label is that of its lines, in one color")
  func labelShadow() {
    let blurred = NSShadow()
    blurred.shadowBlurRadius = 2
    let label = label([
      (
        "a",
        [.backgroundColor: UIColor.yellow, .underlineStyle: 1, .underlineColor: UIColor.green]
      ), ("b", [.link: "a:b", .shadow: blurred]),
    ])
    label.shadowColor = .red
    var colors: [UIColor] = []
    for operation in DisplayList(of: label).operations {
      switch operation {
      case .fill(_, .color(let color)): colors.append(color)
      case .text(let line): colors += line.runs.map(\.color)
      default: break
      }
    }
    #expect(Array(colors.prefix { $0 != .yellow }) == [.red, .red, .red])
    #expect(!colors.dropFirst(3).contains(.red) && shadows(of: label).count == 1)
  }
}
