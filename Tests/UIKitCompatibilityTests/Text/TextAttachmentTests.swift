// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

@Suite("Images in text")
struct TextAttachmentTests {
  private let font = UIFont.systemFont(ofSize: 20)
  /// A square that is drawn as one filled path.
  private let square = UIImage(
    content: .figures([.fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8)), .green)]),
    size: CGSize(width: 8, height: 8))

  private func attachment(
    _ bounds: CGRect = .zero, image: UIImage? = nil
  ) -> NSTextAttachment {
    let attachment = NSTextAttachment(image: image ?? square)
    attachment.bounds = bounds
    return attachment
  }

  private func label(_ parts: [Any]) -> UILabel {
    let text = NSMutableAttributedString()
    for part in parts {
      switch part {
      case let part as NSTextAttachment: text.append(NSAttributedString(attachment: part))
      case let part as NSAttributedString: text.append(part)
      default: text.append(NSAttributedString(string: "\(part)"))
      }
    }
    let label = UILabel()
    label.font = font
    label.textColor = .red
    label.attributedText = text
    label.frame.size = label.intrinsicContentSize
    return label
  }

  /// The areas and colors of images.
  private func images(in label: UIView) -> [(rect: CGRect, color: UIColor?)] {
    var transforms: [Transform] = []
    return DisplayList(of: label).operations.compactMap { operation in
      switch operation {
      case .begin(.transform(let transform)):
        transforms.append((transforms.last ?? .identity).concatenating(transform))
      case .begin: transforms.append(transforms.last ?? .identity)
      case .end: transforms.removeLast()
      case .fill(let path, .color(let color)):
        return (path.bounds.applying(transforms.last ?? .identity), color)
      case .stroke(let path, _, let color):
        return (path.bounds.applying(transforms.last ?? .identity), color)
      default: break
      }
      return nil
    }
  }

  private func lines(of view: UIView) -> [TextLine] {
    DisplayList(of: view).operations.compactMap {
      if case .text(let line) = $0 { return line }
      return nil
    }
  }

  private func width(of text: String) -> CGFloat {
    EmbeddedTextMeasurer().width(of: text, font: font)
  }

  @Test("take their width between the letters, on the baseline")
  func placed() throws {
    let label = label(["a", attachment(CGRect(x: 0, y: 0, width: 40, height: 10)), "b"])
    let width = width(of: "a") + 40 + width(of: "b")
    #expect(abs(label.bounds.width - width) < 0.4 && label.bounds.height == ceil(font.lineHeight))
    let image = try #require(images(in: label).first)
    let baseline = label.textLayout(for: label.bounds.size).firstBaseline
    #expect(abs(image.rect.minX - self.width(of: "a")) < 1e-6 && image.rect.width == 40)
    #expect(abs(image.rect.maxY - baseline) < 1e-6 && image.rect.height == 10)
    #expect(image.color == .green)
    #expect(lines(of: label).map(\.text) == ["a", "b"])
    #expect(lines(of: label).map(\.baseline.x) == [0, self.width(of: "a") + 40])
  }

  @Test("make their line as high as they are, above and below the baseline")
  func high() throws {
    let below = font.lineHeight - font.ascender
    let tall = label(["a", attachment(CGRect(x: 0, y: 0, width: 9, height: 60))])
    #expect(abs(tall.intrinsicContentSize.height - 60 - below) < 0.4)
    let low = label(["a", attachment(CGRect(x: 0, y: -30, width: 9, height: 30))])
    #expect(abs(low.intrinsicContentSize.height - font.ascender - 30) < 0.4)
    let image = try #require(images(in: low).first)
    #expect(abs(image.rect.minY - low.textLayout(for: low.bounds.size).firstBaseline) < 1e-6)
    let own = label(["a", attachment(image: square)])
    #expect(images(in: own).map(\.rect.size) == [CGSize(width: 8, height: 8)])
    let only = label([attachment(CGRect(x: 0, y: 0, width: 9, height: 60))])
    #expect(abs(only.intrinsicContentSize.height - 60 - below) < 0.4)
  }

  @Test("only the lines with high images are higher")
  func highLines() {
    let label = label(["a\n", attachment(CGRect(x: 0, y: 0, width: 9, height: 60)), "\nb"])
    label.numberOfLines = 0
    label.frame.size = label.intrinsicContentSize
    let baselines = label.textLayout(for: label.bounds.size).lines.map(\.baseline)
    #expect(abs(baselines[1] - baselines[0] - (font.lineHeight - font.ascender) - 60) < 0.4)
    #expect(abs(baselines[2] - baselines[1] - font.lineHeight) < 0.4)
  }

  @Test("are in reading order from right to left, too")
  func rightToLeft() throws {
    let label = label(["אב", attachment(CGRect(x: 0, y: 0, width: 40, height: 10)), "גד"])
    label.semanticContentAttribute = .forceRightToLeft
    let image = try #require(images(in: label).first)
    #expect(abs(image.rect.minX - width(of: "גד")) < 0.5)
    let texts = lines(of: label)
    #expect(texts.map(\.text) == ["אב", "גד"] && texts[0].baseline.x > texts[1].baseline.x)
  }

  @Test("that are symbols have the font and color of the text, and are centered on its capitals")
  func symbols() throws {
    let symbol = try #require(UIImage(systemName: "star.fill"))
    let label = label([attachment(image: symbol), " a"])
    let image = try #require(images(in: label).first)
    let expected = try #require(
      UIImage(systemName: "star.fill", withConfiguration: .init(pointSize: 20)))
    #expect(image.color == .red)
    #expect(abs(lines(of: label)[0].baseline.x - expected.size.width) < 1e-6)
    let baseline = label.textLayout(for: label.bounds.size).firstBaseline
    let frame = TextAttachment(image: symbol).frame(in: font)
    #expect(abs(frame.midY - font.capHeight / 2) < 1e-6 && frame.size == expected.size)
    #expect(abs(image.rect.midY - (baseline - font.capHeight / 2)) < 2)
    label.font = .systemFont(ofSize: 40)
    #expect(label.intrinsicContentSize.width > 1.9 * label.bounds.width)
  }

  @Test("that are symbols with a size of their own keep it")
  func configuredSymbols() throws {
    let symbol = try #require(
      UIImage(systemName: "star.fill", withConfiguration: .init(pointSize: 11)))
    let label = label([attachment(image: symbol)])
    #expect(abs(label.bounds.width - symbol.size.width) < 0.4)
  }

  @Test("that are templates have the color of their part of the text")
  func templates() {
    let template = square.withRenderingMode(.alwaysTemplate)
    let blue = NSMutableAttributedString(attachment: attachment(image: template))
    blue.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
    let label = label(["a", attachment(image: template), blue])
    #expect(images(in: label).map(\.color) == [.red, .blue])
  }

  @Test("wrap between letters without spaces, and vanish with truncated text")
  func wrapping() {
    let part = attachment(CGRect(x: 0, y: 0, width: 40, height: 10))
    let label = label(["abc", part, part, "def"])
    label.numberOfLines = 0
    let layout = label.textLayout(for: CGSize(width: width(of: "abc") + 50, height: 300))
    #expect(layout.lines.map(\.text) == ["abc\u{FFFC}", "\u{FFFC}def"])
    let words = self.label(["xx abc", part, part, "def"])
    words.numberOfLines = 0
    let first = words.textLayout(for: CGSize(width: width(of: "xx abc") + 50, height: 300))
    #expect(first.lines.map(\.text) == ["xx abc\u{FFFC}", "\u{FFFC}def"])
    label.numberOfLines = 1
    label.frame.size.width = width(of: "abc…") + 10
    #expect(images(in: label).isEmpty && lines(of: label).map(\.text) == ["abc…"])
    label.frame.size.width = width(of: "abc…") + 50
    #expect(images(in: label).count == 1)
    #expect(lines(of: label).map(\.text) == ["abc", "…"])
  }

  @Test("shrink together with their text")
  func shrinking() throws {
    let label = label(["abc", attachment(CGRect(x: 0, y: 0, width: 40, height: 10)), "def"])
    label.adjustsFontSizeToFitWidth = true
    label.frame.size.width /= 2
    let image = try #require(images(in: label).first)
    let scale = label.textLayout(for: label.bounds.size).font.pointSize / 20
    #expect(scale < 0.6 && abs(image.rect.width - 40 * scale) < 1e-6)
    #expect(abs(image.rect.height - 10 * scale) < 1e-6)
    #expect(lines(of: label).map(\.text) == ["abc", "def"])
    let end = try #require(lines(of: label).last)
    #expect(end.baseline.x + end.width <= label.bounds.width)
  }

  @Test("are between the words of justified lines")
  func justified() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    let text = NSMutableAttributedString(string: "aa ")
    text.append(
      NSAttributedString(attachment: attachment(CGRect(x: 0, y: 0, width: 40, height: 10))))
    text.append(NSAttributedString(string: " bb cc dd"))
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 13))
    let label = label([text])
    label.numberOfLines = 0
    label.frame.size = CGSize(width: width(of: "aa  bb cc") + 60, height: 100)
    let words = lines(of: label)
    #expect(words.map(\.text) == ["aa", "bb", "cc", "dd"])
    #expect(abs(words[2].baseline.x + words[2].width - label.bounds.width) < 1e-6)
    #expect(words.map(\.anchor) == [.left, .left, .right, .left])
    let image = try #require(images(in: label).first)
    let gap = image.rect.minX - words[0].width
    #expect(abs(words[1].baseline.x - image.rect.maxX - gap) < 1e-6 && gap > width(of: " ") + 1)
  }

  @Test("have a line under them that runs through")
  func underlined() {
    let text = NSMutableAttributedString(string: "a")
    text.append(
      NSAttributedString(attachment: attachment(CGRect(x: 0, y: 0, width: 40, height: 10))))
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 0, length: 2))
    let widths = images(in: label([text])).map(\.rect.width)
    #expect(widths == [40, width(of: "a"), 40])
  }

  @Test("can decide on their rectangle and their image")
  func overridden() throws {
    final class Centered: NSTextAttachment {
      var index: Int?
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect {
        index = charIndex
        var rect = super.attachmentBounds(
          for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position,
          characterIndex: charIndex)
        rect.size = CGSize(width: 3 * rect.width, height: lineFrag.height)
        rect.origin.y = -2
        return rect
      }
      override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?,
        characterIndex charIndex: Int
      ) -> UIImage? { imageBounds.width == 24 ? image : nil }
    }
    let own = Centered(image: square)
    let before = NSAttributedString(string: "aä", attributes: [.font: font])
    let label = label([before, own])
    let image = try #require(images(in: label).first)
    #expect(image.rect.size == CGSize(width: 24, height: font.lineHeight) && own.index == 2)
    let baseline = label.textLayout(for: label.bounds.size).firstBaseline
    #expect(abs(image.rect.maxY - baseline - 2) < 1e-6)
    let larger = NSAttributedString(string: "b", attributes: [.font: font.withSize(40)])
    #expect(
      images(in: self.label([before, larger, own])).map(\.rect.height)
        == [font.withSize(40).lineHeight])
    #expect(images(in: self.label([own, before])).map(\.rect.height) == [font.lineHeight])
  }

  @Test("are returned by a label with their images, rectangles, and labels")
  func returned() throws {
    let given = attachment(CGRect(x: 0, y: -3, width: 40, height: 10))
    given.accessibilityLabel = "Star"
    let label = label(["a", given, attachment(image: square)])
    let text = try #require(label.attributedText)
    let first = try #require(
      text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment)
    #expect(first.image == square && first.bounds == given.bounds)
    #expect(first.accessibilityLabel == "Star")
    let second = text.attribute(.attachment, at: 2, effectiveRange: nil) as? NSTextAttachment
    #expect(second?.image == square && second?.bounds == .zero)
    let width = label.intrinsicContentSize.width
    label.attributedText = text
    #expect(label.intrinsicContentSize.width == width)
    #expect(label.text == "a\u{FFFC}\u{FFFC}")
    #expect(text.string.utf16.map(Int.init)[1] == NSTextAttachment.character)
  }

  @Test("are read by VoiceOver as their labels, or not at all")
  func spoken() {
    let star = attachment()
    star.accessibilityLabel = "Star"
    let label = label(["4 ", star, attachment(), "!"])
    #expect(label.accessibilityTree().contains("4 Star!"))
    let button = UIButton(type: .system)
    button.setAttributedTitle(NSAttributedString(attachment: star), for: .normal)
    #expect(button.accessibilityTree().contains("Star"))
  }

  @Test("without an image are spaces, and may have the contents of a file")
  func spaces() {
    let space = NSTextAttachment()
    space.bounds = CGRect(x: 0, y: 0, width: 40, height: 0)
    let label = label(["a", space, "b"])
    #expect(abs(label.bounds.width - width(of: "a") - 40 - width(of: "b")) < 0.4)
    #expect(images(in: label).isEmpty && lines(of: label).count == 2)
    let file = NSTextAttachment(data: Data([1, 2]), ofType: "public.png")
    #expect(file.contents == Data([1, 2]) && file.fileType == "public.png" && file.image == nil)
    #expect(file != space && file == file)
  }

  @Test("with numbers that are no lengths don't make text endless")
  func hostile() {
    for number in [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308] {
      let rects = [
        CGRect(x: number, y: 0, width: 9, height: 9), CGRect(x: 0, y: number, width: 9, height: 9),
        CGRect(x: 0, y: 0, width: number, height: 9), CGRect(x: 0, y: 0, width: 9, height: number),
      ]
      for rect in rects {
        let label = label(["a", attachment(rect), "b"])
        let size = label.intrinsicContentSize
        #expect(size.width < 20_100 && size.height < 20_100 && size.width > 10)
        #expect(!DisplayList(of: label).operations.isEmpty)
        guard !number.isFinite else { continue }
        #expect(size.width < width(of: "ab") + 0.4 && images(in: label).isEmpty)
      }
    }
  }

  @Test("have the color of a label's sharp shadow in it, as all of the text has")
  func labelShadow() {
    let red = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
    let label = label([red, attachment()])
    label.shadowColor = .blue
    label.shadowOffset = CGSize(width: 3, height: 0)
    #expect(images(in: label).map(\.color) == [.blue, .green])
    #expect(images(in: label)[0].rect.minX == images(in: label)[1].rect.minX + 3)
    #expect(lines(of: label).map { $0.runs[0].color } == [.blue, .red])
  }

  @Test("are part of the lines of a text view, and the caret is beside them")
  func editing() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    text.append(
      NSAttributedString(attachment: attachment(CGRect(x: 0, y: 0, width: 40, height: 50))))
    view.attributedText = text
    let image = try #require(images(in: view).first { $0.color == .green })
    #expect(image.rect.width == 40 && abs(image.rect.minX - width(of: "a")) < 0.5)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(abs(end.midX - width(of: "a") - 40) < 3)
  }

  /// An attachment that says what its rectangle is.
  private final class Placed: NSTextAttachment {
    var rect = CGRect.zero
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { rect }
  }

  @Test("an empty rectangle is that of the image, and one that is set is kept for other fonts")
  func emptyRectangle() throws {
    let placed = Placed(image: square)
    #expect(images(in: label([placed])).map(\.rect.size) == [CGSize(width: 8, height: 8)])
    let symbol = try #require(UIImage(systemName: "star.fill"))
    let natural = NSTextAttachment(image: symbol).attachmentBounds(
      for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 99, height: font.lineHeight),
      glyphPosition: .zero, characterIndex: 0)
    let expected = TextAttachment(image: symbol).frame(in: font)
    #expect(abs(natural.width - expected.width) < 1e-6 && abs(natural.minY - expected.minY) < 1e-6)
    let fixed = label([NSAttributedString(string: "a"), attachment(natural, image: symbol)])
    let width = fixed.intrinsicContentSize.width - width(of: "a")
    fixed.font = .systemFont(ofSize: 40)
    #expect(abs(width - natural.width) < 0.4)
    #expect(
      abs(fixed.intrinsicContentSize.width - natural.width) < 1.1 * self.width(of: "a") * 2)
  }

  @Test("are moved by their rectangle")
  func moved() {
    let moved = label([attachment(CGRect(x: 5, y: 0, width: 8, height: 8))])
    #expect(images(in: moved).map(\.rect.minX) == [5])
  }
}
