// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

@Suite("Spacing and indents of paragraphs")
struct ParagraphStyleTests {
  private func label(
    _ text: String, width: CGFloat = 200, _ edit: (NSMutableParagraphStyle) -> Void
  ) -> UILabel {
    let style = NSMutableParagraphStyle()
    edit(style)
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 20)
    label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    label.frame.size = label.sizeThatFits(CGSize(width: width, height: 0))
    return label
  }

  private func baselines(_ label: UILabel) -> [CGFloat] {
    label.textLayout(for: label.bounds.size).lines.map { ($0.baseline * 100).rounded() / 100 }
  }

  private let line = UIFont.systemFont(ofSize: 20).lineHeight

  @Test("line spacing is between lines, not after the last one")
  func lineSpacing() {
    let plain = label("a\nb\nc") { _ in }
    let spaced = label("a\nb\nc") { $0.lineSpacing = 10 }
    #expect(spaced.bounds.height == plain.bounds.height + 20)
    #expect(zip(baselines(spaced), baselines(plain)).map { $0 - $1 } == [0, 10, 20])
    let single = label("a") { $0.lineSpacing = 10 }
    #expect(single.bounds.height == label("a") { _ in }.bounds.height)
  }

  @Test("paragraph spacing is between paragraphs, not between their lines")
  func paragraphSpacing() {
    let text = "one two three\nfour"
    let plain = label(text, width: 80) { _ in }
    let spaced = label(text, width: 80) {
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 7
    }
    #expect(plain.textLayout(for: plain.bounds.size).lines.count == 3)
    #expect(spaced.bounds.height == plain.bounds.height + 12)
    #expect(zip(baselines(spaced), baselines(plain)).map { ($0 - $1).rounded() } == [0, 0, 12])
  }

  @Test("line heights have a factor and limits, and what they add is above the letters")
  func lineHeights() {
    let font = UIFont.systemFont(ofSize: 20)
    func height(_ edit: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      label("a", edit).bounds.height
    }
    #expect(abs(height { $0.lineHeightMultiple = 2 } - 2 * line) < 0.4)
    #expect(height { $0.minimumLineHeight = 40 } == 40)
    #expect(height { $0.maximumLineHeight = 12 } == 12)
    #expect(
      height {
        $0.minimumLineHeight = 50
        $0.maximumLineHeight = 30
        $0.lineHeightMultiple = 0.5
      } == 30)
    let tall = label("a") { $0.minimumLineHeight = 40 }
    let descent = font.lineHeight - font.ascender
    #expect(abs(baselines(tall)[0] - (40 - descent)) < 0.02)
  }

  @Test("indents narrow lines, and shift them from the leading edge")
  func indents() {
    let text = "one two three four five six"
    let indented = label(text, width: 120) {
      $0.firstLineHeadIndent = 10
      $0.headIndent = 30
      $0.tailIndent = -20
    }
    let lines = indented.textLayout(for: CGSize(width: 120, height: 400)).lines
    #expect(lines.map(\.x) == [10] + Array(repeating: 30, count: lines.count - 1))
    #expect(lines.allSatisfy { $0.x + $0.width <= 100.01 })
    let narrow = label(text, width: 120) { $0.tailIndent = 60 }
    #expect(
      narrow.textLayout(for: CGSize(width: 120, height: 400)).lines.allSatisfy { $0.width <= 60.01 }
    )
    let arabic = label(text, width: 120) { $0.headIndent = 30 }
    arabic.semanticContentAttribute = .forceRightToLeft
    let reversed = arabic.textLayout(for: CGSize(width: 120, height: 400)).lines
    #expect(reversed.dropFirst().allSatisfy { abs($0.x + $0.width - 90) < 0.01 })
  }

  @Test("each paragraph has its own style, and a label truncates what doesn't fit")
  func several() {
    let bullet = NSMutableParagraphStyle()
    bullet.firstLineHeadIndent = 15
    bullet.lineSpacing = 4
    let text = NSMutableAttributedString(string: "Title\n")
    text.append(NSAttributedString(string: "• first\n", attributes: [.paragraphStyle: bullet]))
    text.append(NSAttributedString(string: "• second\n", attributes: [.paragraphStyle: bullet]))
    text.append(NSAttributedString(string: "End"))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let all = label.textLayout(for: CGSize(width: 200, height: 400))
    #expect(all.lines.map(\.x) == [0, 15, 15, 0] && !all.isTruncated)
    let some = label.textLayout(for: CGSize(width: 200, height: 50))
    #expect(some.lines.count == 2 && some.isTruncated && some.lines[1].text.hasSuffix("…"))
    label.numberOfLines = 3
    #expect(label.textLayout(for: CGSize(width: 200, height: 400)).lines.count == 3)
    label.adjustsFontSizeToFitWidth = true
    label.numberOfLines = 4
    #expect(!label.textLayout(for: CGSize(width: 40, height: 100)).lines.isEmpty)
  }

  @Test("measured strings have the height of their label, and extreme lengths don't trap")
  func measuring() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.headIndent = 20
    let text = NSAttributedString(
      string: "one two three four",
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)])
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let size = CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude)
    #expect(
      text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height
        == label.sizeThatFits(size).height)
    for length in [-CGFloat.infinity, -5, .nan, .infinity, 1e300] {
      style.lineSpacing = length
      style.firstLineHeadIndent = length
      style.tailIndent = length
      style.maximumLineHeight = length
      label.attributedText = NSAttributedString(
        string: "one two", attributes: [.paragraphStyle: style])
      _ = label.sizeThatFits(size)
      _ = label.textLayout(for: CGSize(width: 90, height: 40))
    }
  }

  @Test("styles are copied and compared by their values")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.paragraphSpacing = 3
    style.minimumLineHeight = 9
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && copy.hash == style.hash)
    copy.headIndent = 1
    #expect(copy != style)
    let frozen = try #require(copy.copy() as? NSParagraphStyle)
    copy.headIndent = 2
    #expect(frozen.headIndent == 1 && frozen.alignment == .right && frozen.paragraphSpacing == 3)
    copy.setParagraphStyle(style)
    #expect(copy == style)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    let shown = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((shown as? NSParagraphStyle)?.minimumLineHeight == 9)
  }

  @Test(
    "lengths of any size leave frames finite",
    arguments: [CGFloat.greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, .nan, 1e30])
  func extremes(length: CGFloat) {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (
      length, length, length
    )
    (style.lineHeightMultiple, style.minimumLineHeight) = (length, length)
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (length, length, length)
    let text = NSAttributedString(
      string: "One two\nthree\nfour five", attributes: [.paragraphStyle: style])
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    label.translatesAutoresizingMaskIntoConstraints = false
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.addSubview(label)
    label.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: page.trailingAnchor).isActive = true
    page.layoutIfNeeded()
    #expect(label.frame.width.isFinite && label.frame.height.isFinite)
    let box = text.boundingRect(
      with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: nil)
    #expect(!box.width.isNaN && !box.height.isNaN)
    #expect(!page.svg().contains("nan"))
  }

  @Test("a label shows as many spaced lines as its height holds", arguments: 1...4)
  func cut(count: Int) {
    let label = label("a\nb\nc\nd") { $0.lineSpacing = 30 }
    let height = CGFloat(count) * line + CGFloat(count - 1) * 30
    label.frame.size.height = height.rounded(.up)
    #expect(baselines(label).count == count)
    label.frame.size.height = height.rounded(.up) + line
    #expect(baselines(label).count == count)
  }
}
