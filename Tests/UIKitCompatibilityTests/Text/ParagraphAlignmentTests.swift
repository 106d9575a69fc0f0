// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Alignments of paragraphs, and styles that are set after a text")
struct ParagraphAlignmentTests {
  private func text(_ parts: [(String, NSTextAlignment?)]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for (string, alignment) in parts {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let alignment {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        attributes[.paragraphStyle] = style
      }
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return text
  }

  private func label(_ parts: [(String, NSTextAlignment?)]) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = 0
    label.attributedText = text(parts)
    return label
  }

  /// The free space before each line, as a part of all free space in it.
  private func shares(_ label: UILabel) -> [CGFloat] {
    label.textLayout(for: label.bounds.size).lines.map { $0.x / (200 - $0.width) }
  }

  @Test("each paragraph has its own alignment, and otherwise the label's")
  func paragraphs() {
    let label = label([("a\n", .center), ("b\n", .right), ("c\n", .natural), ("d", .left)])
    #expect(shares(label) == [0.5, 1, 0, 0])
    #expect(label.textAlignment == .center)
    let some = self.label([("a\n", .center), ("b", nil)])
    #expect(shares(some) == [0.5, 0])
    some.attributedText = text([("a\n", .center), ("b", nil)])
    #expect(shares(some) == [0.5, 0])
    let own = UILabel(frame: some.frame)
    own.numberOfLines = 0
    own.textAlignment = .right
    own.attributedText = text([("a\n", nil), ("b", .center)])
    #expect(shares(own) == [1, 0.5] && own.textAlignment == .right)
  }

  @Test("an alignment that is set afterwards is that of all paragraphs")
  func setAfterwards() {
    for parts in [[("a\n", .center), ("b", .right)], [("a\n", .center), ("b", .center)]]
      as [[(String, NSTextAlignment?)]]
    {
      let label = label(parts)
      label.textAlignment = .right
      #expect(shares(label) == [1, 1])
      label.textAlignment = .center
      #expect(shares(label) == [0.5, 0.5])
    }
    let same = label([("a\n", .center), ("b", nil)])
    _ = shares(same)
    same.textAlignment = .natural
    #expect(shares(same) == [0, 0])
  }

  @Test("a label's own text can be set again without a change")
  func roundTrip() throws {
    let label = label([("a\n", .center), ("b\n", .right), ("c", nil)])
    let before = shares(label)
    label.attributedText = label.attributedText
    #expect(shares(label) == before)
    let plain = UILabel(frame: label.frame)
    plain.textAlignment = .center
    plain.text = "a"
    let shown = try #require(plain.attributedText)
    let style = shown.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
    plain.attributedText = shown
    #expect(shares(plain) == [0.5])
  }

  @Test("adjacent ranges can have different style objects")
  func adjacentStyles() {
    let text = NSMutableAttributedString()
    for spacing in [0, 1, 1, 2] as [CGFloat] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      let frozen = style.copy()
      let attributes: [NSAttributedString.Key: Any] = [
        .paragraphStyle: spacing == 1 ? frozen : style, .font: UIFont.systemFont(ofSize: 12),
      ]
      text.append(NSAttributedString(string: "ab", attributes: attributes))
    }
    text.addAttribute(
      .paragraphStyle, value: NSParagraphStyle.default, range: NSRange(location: 3, length: 2))
    let styles = (0..<text.length).map {
      text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle
    }
    #expect(styles.map { $0?.lineSpacing } == [0, 0, 1, 0, 0, 1, 2, 2])
    #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
  }

  @Test("a font and a color that are set afterwards are those of the whole text")
  func fontAndColor() throws {
    let styled = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    let range = NSRange(location: 1, length: 1)
    styled.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    let (label, field, area) = (UILabel(), UITextField(), UITextView())
    label.attributedText = styled
    field.attributedText = styled
    area.attributedText = styled
    label.font = .systemFont(ofSize: 9)
    field.font = .systemFont(ofSize: 9)
    area.font = .systemFont(ofSize: 9)
    label.textColor = .green
    field.textColor = .green
    area.textColor = .green
    for shown in [label.attributedText, field.attributedText, area.attributedText] {
      let shown = try #require(shown)
      for position in 0..<2 {
        let attributes = shown.attributes(at: position, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.pointSize ?? 9 == 9)
        #expect((attributes[.foregroundColor] as? UIColor) ?? .green == .green)
      }
    }
    #expect(label.intrinsicContentSize.height < 15)
  }

  @Test("the style at the beginning becomes the view's, and that of a plain text set later")
  func beginning() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
    ]
    let styled = NSMutableAttributedString(string: "a", attributes: attributes)
    styled.append(
      NSAttributedString(
        string: "b",
        attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.green]))
    let (label, field, area) = (UILabel(), UITextField(), UITextView())
    label.attributedText = styled
    field.attributedText = styled
    area.attributedText = styled
    #expect(label.font.pointSize == 30 && label.textColor == .red)
    #expect(field.font?.pointSize == 30 && field.textColor == .red)
    #expect(area.font?.pointSize == 30 && area.textColor == .red)
    label.text = "plain"
    #expect(label.font.pointSize == 30 && label.textColor == .red)
    // The plain part has the label's style, however often the text is set.
    let mixed = NSMutableAttributedString(string: "a", attributes: attributes)
    mixed.append(NSAttributedString(string: "b"))
    let other = UILabel()
    for _ in 0..<2 {
      other.attributedText = mixed
      #expect(other.font.pointSize == 17 && other.textColor == .label)
    }
  }

  @Test("text fields and text views have the alignment of the first paragraph")
  func inputs() {
    let (field, area) = (UITextField(), UITextView())
    field.attributedText = text([("a", .center)])
    area.attributedText = text([("a\n", .right), ("b", .center)])
    #expect(field.textAlignment == .center && area.textAlignment == .right)
    field.attributedText = text([("a", nil)])
    field.attributedText = nil
    #expect(field.textAlignment == .center && field.text == "")
  }

  @Test("the caret of a text view is where its paragraph is aligned")
  func carets() throws {
    let area = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    area.textContainerInset = .zero
    area.textContainer.lineFragmentPadding = 0
    area.attributedText = text([("a\n", .left), ("\n", .center), ("b", .right)])
    func caret(_ offset: Int) throws -> CGFloat {
      let position = try #require(area.position(from: area.beginningOfDocument, offset: offset))
      return area.caretRect(for: position).midX
    }
    #expect(try abs(caret(0)) < 2)
    #expect(try abs(caret(2) - 100) < 2)
    #expect(try abs(caret(4) - 200) < 2)
    area.textAlignment = .center
    #expect(try abs(caret(2) - 100) < 2)
    area.textAlignment = .left
    #expect(try abs(caret(2)) < 2)
  }

  @Test("a measured string has the distances between its paragraphs")
  func paragraphSpacing() {
    let font = UIFont.systemFont(ofSize: 20)
    func height(_ edit: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      edit(style)
      let text = NSAttributedString(
        string: "a\nb\nc", attributes: [.font: font, .paragraphStyle: style])
      let box = text.boundingRect(
        with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, context: nil)
      #expect(text.size() == box.size)
      return box.height
    }
    let plain = height { _ in }
    #expect(height { $0.paragraphSpacing = 10 } == plain + 20)
    #expect(height { $0.paragraphSpacingBefore = 10 } == plain + 20)
    #expect(
      height {
        $0.lineSpacing = 1
        $0.paragraphSpacing = 2
        $0.paragraphSpacingBefore = 4
      } == plain + 14)
  }
}
