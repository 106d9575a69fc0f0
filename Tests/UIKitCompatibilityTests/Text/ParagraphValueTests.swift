// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Paragraph styles and shadows of text")
struct ParagraphValueTests {
  @Test("a new paragraph style has its default values")
  func defaults() {
    for style in [NSParagraphStyle(), NSParagraphStyle.default, NSMutableParagraphStyle()] {
      #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
      #expect(style.lineSpacing == 0 && style.paragraphSpacing == 0)
      #expect(style.paragraphSpacingBefore == 0 && style.lineHeightMultiple == 0)
      #expect(style.minimumLineHeight == 0 && style.maximumLineHeight == 0)
      #expect(style.firstLineHeadIndent == 0 && style.headIndent == 0 && style.tailIndent == 0)
      #expect(style.hyphenationFactor == 0 && !style.allowsDefaultTighteningForTruncation)
    }
  }

  @Test("a mutable style keeps each value, and so does an immutable copy of it")
  func values() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingTail
    style.lineSpacing = 1
    style.paragraphSpacing = 2
    style.paragraphSpacingBefore = 3
    style.lineHeightMultiple = 4
    style.minimumLineHeight = 5
    style.maximumLineHeight = 6
    style.firstLineHeadIndent = 7
    style.headIndent = 8
    style.tailIndent = -9
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(!(copy is NSMutableParagraphStyle))
    for style in [style, copy] {
      #expect(style.alignment == .right && style.lineBreakMode == .byTruncatingTail)
      #expect(style.lineSpacing == 1 && style.paragraphSpacing == 2)
      #expect(style.paragraphSpacingBefore == 3 && style.lineHeightMultiple == 4)
      #expect(style.minimumLineHeight == 5 && style.maximumLineHeight == 6)
      #expect(style.firstLineHeadIndent == 7 && style.headIndent == 8 && style.tailIndent == -9)
    }
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(other == style && other.tailIndent == -9)
  }

  @Test("words are never hyphenated, and letters are never closer")
  func hints() {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    style.allowsDefaultTighteningForTruncation = true
    #expect(style.hyphenationFactor == 0 && !style.allowsDefaultTighteningForTruncation)
    #expect(style == NSParagraphStyle.default)
  }

  @Test("a new shadow of text has its default values, and keeps others")
  func shadow() {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3))
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    #expect(shadow.shadowOffset == CGSize(width: 1, height: 2) && shadow.shadowBlurRadius == 3)
    #expect(shadow.shadowColor as? UIColor == .red)
  }

  @Test("large titles of bars and appearances return the attributes that they were given")
  func titles() {
    let attributes: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 30),
    ]
    let bar = UINavigationBar(frame: .zero)
    #expect(bar.largeTitleTextAttributes == nil)
    bar.largeTitleTextAttributes = attributes
    #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(bar.largeTitleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(bar.titleTextAttributes == nil)
    bar.largeTitleTextAttributes = nil
    #expect(bar.largeTitleTextAttributes == nil)
    let appearance = UINavigationBarAppearance()
    appearance.largeTitleTextAttributes = attributes
    #expect(appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == nil)
    var item = UITabBarItemAppearance().normal
    item.titleTextAttributes = attributes
    #expect(item.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    var button = UIBarButtonItemAppearance().normal
    button.titleTextAttributes = attributes
    #expect(button.titleTextAttributes[.font] as? UIFont == .boldSystemFont(ofSize: 30))
  }

  @Test("a distance between letters can be any kind of number")
  func kerning() {
    for value in [CGFloat(2), Double(2), Float(2), 2] as [Any] {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "Ada", attributes: [.kern: value])
      let read = label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil)
      #expect(read as? CGFloat == 2, "\(type(of: value))")
    }
  }

  @Test("an underline of no lines is none")
  func underline() {
    let label = UILabel()
    for (style, expected) in [(0, nil), (1, 1), (2, 2), (9, 9), (0x100, nil), (0x101, 0x101)]
      as [(Int, Int?)]
    {
      label.attributedText = NSAttributedString(
        string: "Ada", attributes: [.underlineStyle: style])
      let read = label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil)
      #expect(read as? Int == expected, "\(style)")
    }
  }

  @Test("the placeholder of a text field is returned with its attributes")
  func placeholder() {
    let field = UITextField()
    #expect(field.attributedPlaceholder == nil)
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    let read = field.attributedPlaceholder
    #expect(read?.string == "Name")
    #expect(read?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Ada")
    label.attributedText = nil
    #expect(label.attributedText == nil && label.text == nil)
  }

  @Test("a string in Foundation's class is measured and drawn as a Swift string")
  func foundationString() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let text = "several words that need lines"
    let size = CGSize(width: 80, height: 500)
    let swift = text.boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let foundation = NSString(string: text).boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(foundation == swift && swift.height > 50 && swift.width <= 80)
  }
}
