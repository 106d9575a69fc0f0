// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures
import ViewTesting

@Suite("Links in text")
struct LinkTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let url = URL(string: "https://example.com/terms")

  /// “Read our terms, please” with a link in the middle.
  private func text(_ link: Any?) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "Read our ", attributes: [.font: font])
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.red]
    attributes[.link] = link
    text.append(NSAttributedString(string: "ter", attributes: attributes))
    attributes[.kern] = CGFloat(0)
    text.append(NSAttributedString(string: "ms", attributes: attributes))
    text.append(NSAttributedString(string: ", please", attributes: [.font: font]))
    return text
  }

  private func colors(of view: UIView) -> [String: UIColor] {
    var colors: [String: UIColor] = [:]
    for case .text(let line) in DisplayList(of: view).operations {
      for run in line.runs { colors[run.text] = run.color }
    }
    return colors
  }

  private func lines(of view: UIView) -> [UIColor] {
    DisplayList(of: view).operations.compactMap { operation in
      guard case .fill(_, .color(let color)) = operation else { return nil }
      return color
    }
  }

  @Test("a label underlines links and draws them in blue, whatever their colors are")
  func label() {
    let label = UILabel()
    label.attributedText = text(url)
    label.frame.size = label.intrinsicContentSize
    let blue = UIColor.link.resolvedColor(with: label.traitCollection)
    #expect(colors(of: label)["ms"] == blue && colors(of: label)["Read our "] != blue)
    #expect(lines(of: label) == [blue, blue])
    label.attributedText = text("https://example.com")
    #expect(colors(of: label)["ms"] == blue)
    label.attributedText = text(nil)
    #expect(colors(of: label)["ms"] == .red && lines(of: label).isEmpty)
  }

  @Test("an attributed string keeps its links, whichever its type is")
  func kept() throws {
    let label = UILabel()
    label.attributedText = text(url)
    let shown = try #require(label.attributedText)
    #expect(shown.attribute(.link, at: 10, effectiveRange: nil) as? URL == url)
    #expect(shown.attribute(.link, at: 0, effectiveRange: nil) == nil)
    var string = AttributedString("terms")
    string.link = url
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = string
    #expect(configuration.attributedTitle?.runs.first?.link == url)
  }

  private func area(_ link: Any?) -> (UITextView, Screen) {
    let area = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    area.attributedText = text(link)
    area.isEditable = false
    area.tintColor = .green
    let screen = Screen(size: area.frame.size, rootNode: area)
    screen.layoutIfNeeded()
    return (area, screen)
  }

  @Test("a text view draws links in its tint color, or as it is told")
  func attributes() {
    let (area, _) = area(url)
    #expect(colors(of: area)["ms"] == .green && lines(of: area).isEmpty)
    #expect(area.linkTextAttributes[.foregroundColor] as? UIColor == .green)
    area.linkTextAttributes = [
      .foregroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    #expect(colors(of: area)["ms"] == .blue && lines(of: area) == [.blue, .blue])
    area.linkTextAttributes = nil
    #expect(colors(of: area)["ms"] == .red)
  }

  private final class Reader: NSObject, UITextViewDelegate {
    var links: [(URL, NSRange)] = []
    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      links.append((url, characterRange))
      return false
    }
  }

  private func caret(_ offset: Int, in area: UITextView) throws -> CGRect {
    let position = area.position(from: area.beginningOfDocument, offset: offset)
    return area.caretRect(for: try #require(position))
  }

  @Test("a tap on a link is told to the delegate, with the whole range of the link")
  func taps() throws {
    let (area, screen) = area(url)
    let reader = Reader()
    area.delegate = reader
    func tap(_ offset: Int) throws {
      let rect = try caret(offset, in: area)
      try screen.tap(at: CGPoint(x: rect.midX + 3, y: rect.midY))
    }
    try tap(2)
    #expect(reader.links.isEmpty)
    for offset in 9...13 { try tap(offset) }
    #expect(reader.links.map(\.1) == Array(repeating: NSRange(location: 9, length: 5), count: 5))
    #expect(reader.links.allSatisfy { $0.0 == url })
    try tap(14)
    #expect(reader.links.count == 5)
    try screen.tap(at: CGPoint(x: 150, y: 90))
    #expect(reader.links.count == 5)
    area.isEditable = true
    try tap(10)
    area.isEditable = false
    area.isSelectable = false
    try tap(10)
    #expect(reader.links.count == 5)
  }

  @Test(
    "a link in a later paragraph, after letters of several units, has its range in the whole text")
  func laterParagraph() throws {
    let (area, screen) = area(url)
    let whole = NSMutableAttributedString(string: "One\nTwo 👍🏽 ", attributes: [.font: font])
    whole.append(NSAttributedString(string: "link", attributes: [.font: font, .link: "a:b"]))
    area.attributedText = whole
    screen.layoutIfNeeded()
    let reader = Reader()
    area.delegate = reader
    let rect = try caret(whole.length - 2, in: area)
    try screen.tap(at: CGPoint(x: rect.midX + 3, y: rect.midY))
    #expect(reader.links.map(\.1) == [NSRange(location: whole.length - 4, length: 4)])
  }

  @Test("what is typed after a link or an image is neither")
  func typing() {
    let (area, _) = area(url)
    area.isEditable = true
    area.selectedRange = NSRange(location: 14, length: 0)
    area.insertText("x")
    #expect(area.attributedText.attribute(.link, at: 13, effectiveRange: nil) as? URL == url)
    #expect(area.attributedText.attribute(.link, at: 14, effectiveRange: nil) == nil)
    #expect(area.attributedText.attribute(.kern, at: 14, effectiveRange: nil) != nil)
    area.attributedText = NSAttributedString(attachment: NSTextAttachment())
    area.insertText("x")
    #expect(area.attributedText.attribute(.attachment, at: 0, effectiveRange: nil) != nil)
    #expect(area.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
  }
}
