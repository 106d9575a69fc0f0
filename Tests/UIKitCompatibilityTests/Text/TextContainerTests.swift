// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

/// A text view that is set up in UIKit's designated initializer.
private final class NoteView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isScrollEnabled = false
    text = "note"
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Text containers, empty fonts, and wrapping by character")
struct TextContainerTests {
  @Test("a text view uses the container that it is given, and its own otherwise")
  func container() {
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 0
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.textContainer === container)
    view.isScrollEnabled = false
    view.text = "text"
    let plain = UITextView(frame: .zero, textContainer: nil)
    plain.isScrollEnabled = false
    plain.text = "text"
    #expect(plain.intrinsicContentSize.width == view.intrinsicContentSize.width + 10)
  }

  @Test(
    "lines have no leading between them unless the layout manager uses it",
    arguments: [false, true])
  func leading(isAttributed: Bool) throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let font = UIFont.preferredFont(forTextStyle: .body)
    view.font = font
    view.text = "one\ntwo three"
    if isAttributed {
      let text = NSMutableAttributedString(string: "one\ntwo three", attributes: [.font: font])
      let small = UIFont.preferredFont(forTextStyle: .footnote)
      text.addAttribute(.font, value: small, range: NSRange(location: 8, length: 5))
      view.attributedText = text
    }
    let manager = view.layoutManager
    #expect(manager.usesFontLeading)
    let former = manager.usedRect(for: view.textContainer)
    #expect(abs(former.height - 2 * font.lineHeight - font.leading) < 1e-6)
    #expect(font.leading > 1)
    manager.usesFontLeading = false
    #expect(view.textContainer.layoutManager?.usesFontLeading == false)
    let rect = manager.usedRect(for: view.textContainer)
    #expect(abs(rect.height - 2 * font.lineHeight) < 1e-6)
    #expect(rect.width == former.width)
    #expect(rect.origin == .zero)
    view.textContainer.lineFragmentPadding = 0
    #expect(manager.usedRect(for: view.textContainer).width == rect.width - 10)
    #expect(manager.usedRect(for: NSTextContainer()) == .zero)
    #expect(NSTextContainer().layoutManager == nil)
    view.isScrollEnabled = false
    #expect(abs(view.intrinsicContentSize.height - 2 * font.lineHeight - 16) < 0.5)
    view.text = ""
    view.textWhileEmpty = "one\ntwo"
    #expect(abs(view.intrinsicContentSize.height - 2 * font.lineHeight - 16) < 0.5)
    manager.usesFontLeading = true
    #expect(view.intrinsicContentSize.height > 2 * font.lineHeight + font.leading + 15)
  }

  @Test("every initializer of a text view calls the one with a container")
  func subclass() {
    #expect(NoteView().text == "note")
    #expect(NoteView(frame: CGRect(x: 1, y: 0, width: 9, height: 9)).frame.minX == 1)
    #expect(UIFont().pointSize == UIFont.labelFontSize)
  }

  @Test("a text that wraps between characters fills each line")
  func characters() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let font = UIFont.systemFont(ofSize: 10)
    func size(_ string: String, _ width: CGFloat, _ style: NSParagraphStyle?) -> CGSize {
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      if let style { attributes[.paragraphStyle] = style }
      return NSAttributedString(string: string, attributes: attributes).boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude),
        options: .usesLineFragmentOrigin, context: nil
      ).size
    }
    let width = size("aaaaa", 100, nil).width
    // “aa” and “aaaa” become “aa aa” and “aa”.
    let (byWord, byCharacter) = (size("aa aaaa", width, nil), size("aa aaaa", width, style))
    #expect(byWord.width < byCharacter.width && byCharacter.width <= width)
    #expect(byWord.height == byCharacter.height)
    #expect(size("aa aaaaaa", width, style).height == size("aa aaaa", width, nil).height)
  }
}
