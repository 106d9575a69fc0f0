// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Foundation's attributed strings")
struct AttributedStringTests {
  private func price() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: "€ 120", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 3))
    text.append(
      NSAttributedString(string: " 👍🏽", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    return text
  }

  @Test("a label shows and returns the fonts and colors of the ranges, and else its own")
  func label() throws {
    let label = UILabel()
    label.attributedText = price()
    #expect(label.text == "€ 120 👍🏽")
    let shown = try #require(label.attributedText)
    let range = NSRange(location: 0, length: shown.length)
    var found: [(String, UIFont?, UIColor?)] = []
    shown.enumerateAttributes(in: range, options: []) { attributes, range, _ in
      found.append(
        (
          shown.attributedSubstring(from: range).string, attributes[.font] as? UIFont,
          attributes[.foregroundColor] as? UIColor
        ))
    }
    #expect(found.map(\.0) == ["€ ", "120", " 👍🏽"])
    #expect(found.map { $0.1?.pointSize } == [12, 12, 20])
    #expect(found.map(\.2) == [.label, .red, .label])
    label.attributedText = NSAttributedString(string: "")
    #expect(label.text == "" && label.textAlignment == .natural)
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test("a paragraph's alignment and line break mode become the label's")
  func paragraph() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "text", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(style != NSParagraphStyle.default)
  }

  @Test("placeholders and titles accept attributed strings too")
  func others() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.gray])
    #expect(field.placeholder == "Name")
    field.attributedText = price()
    #expect(field.text == "€ 120 👍🏽")
    let button = UIButton()
    button.setAttributedTitle(price(), for: .normal)
    #expect(button.attributedTitle(for: .normal)?.string == "€ 120 👍🏽")
  }

  @Test("a text is measured as in a label")
  func measuring() {
    let font = UIFont.systemFont(ofSize: 17)
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.text = "A text that is long enough for several lines"
    let text = "A text that is long enough for several lines"
    #expect(text.size(withAttributes: [.font: font]) == label.intrinsicContentSize)
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font],
      context: nil)
    #expect(wrapped.size == label.sizeThatFits(room))
    #expect(wrapped.height > 40)
    let attributed = NSAttributedString(string: text, attributes: [.font: font])
    #expect(attributed.boundingRect(with: room, context: nil).size == label.intrinsicContentSize)
  }

  @Test("empty strings are created without a text")
  func empty() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(price())
    #expect(text.isEqual(to: price()))
  }

  @Test("paragraph styles are equal if their values are")
  func paragraphStyles() {
    let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    #expect(first == second && first.hash == second.hash)
    second.alignment = .center
    #expect(first != second)
    first.alignment = .center
    #expect(first == second && first.hash == second.hash)
    second.lineBreakMode = .byTruncatingTail
    #expect(first != second)
    #expect(!first.isEqual(NSObject()) && !first.isEqual(nil) && first.isEqual(first.copy()))
  }

  @Test("lines, spacing, offsets, and colors behind text survive the way through a view")
  func attributes() throws {
    var text = AttributedString("styled")
    text.underlineStyle = [.double, .patternDash]
    text.underlineColor = .red
    text.strikethroughStyle = .single
    text.strikethroughColor = .blue
    text.backgroundColor = .yellow
    text.kern = 2
    text.baselineOffset = 3
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = text
    let back = try #require(configuration.attributedTitle)
    #expect(back == text && back.runs.first?.underlineStyle == [.double, .patternDash])
    #expect(back.runs.first?.strikethroughColor == .blue && back.runs.first?.kern == 2)
    text.underlineStyle = nil
    #expect(back != text)
    var tracked = AttributedString("tracked")
    tracked.tracking = 4
    configuration.attributedTitle = tracked
    #expect(configuration.attributedTitle?.runs.first?.kern == 4)
    tracked.kern = 1
    configuration.attributedTitle = tracked
    #expect(configuration.attributedTitle?.runs.first?.kern == 1)
  }
}
