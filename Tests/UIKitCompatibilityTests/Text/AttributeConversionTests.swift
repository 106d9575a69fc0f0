// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import UIKitCompatibility

@Suite("Attributes of Foundation's strings")
struct AttributeConversionTests {
  private func converted(_ attributes: [NSAttributedString.Key: Any]) -> TextAttributes {
    TextAttributes(foundation: attributes)
  }

  @Test("a distance between letters is a number of any kind, and kerning precedes tracking")
  func kerning() {
    let values: [Any] = [CGFloat(2), Double(2), Float(2), Int(2)]
    for value in values {
      #expect(converted([.kern: value]).kern == 2 && converted([.tracking: value]).kern == 2)
    }
    #expect(converted([.kern: 3, .tracking: 2]).kern == 3)
    #expect(converted([.kern: "3", .tracking: 2]).kern == 2)
    #expect(converted([.kern: "3"]).kern == nil && converted([:]).kern == nil)
    #expect(converted([:]) == TextAttributes() && converted([:]).foundation.isEmpty)
  }

  @Test("the lowest digit of an underline's style is its line")
  func lines() {
    let cases: [(Int, TextDecoration.Line?)] = [
      (0, nil), (1, .single), (2, .thick), (9, .double), (3, .single), (0x100, nil),
      (0x101, .single), (0x8002, .thick), (0x409, .double),
    ]
    for (raw, line) in cases {
      #expect(NSUnderlineStyle(rawValue: raw).line == line)
      for value in [raw as Any, NSUnderlineStyle(rawValue: raw) as Any] {
        #expect(converted([.underlineStyle: value]).decoration?.underline == line)
        #expect(converted([.underlineStyle: value]).decoration?.strikethrough == nil)
        #expect(converted([.strikethroughStyle: value]).decoration?.strikethrough == line)
        #expect(converted([.strikethroughStyle: value]).decoration?.underline == nil)
      }
      #expect((converted([.underlineStyle: raw]).decoration == nil) == (line == nil))
    }
    #expect(converted([.underlineStyle: "single"]).decoration == nil)
  }

  @Test("each color has an attribute of its own, and survives the way back")
  func colors() {
    let keys: [(NSAttributedString.Key, KeyPath<TextAttributes, UIColor?>)] = [
      (.foregroundColor, \.foregroundColor), (.backgroundColor, \.decoration?.backgroundColor),
      (.underlineColor, \.decoration?.underlineColor),
      (.strikethroughColor, \.decoration?.strikethroughColor),
    ]
    for (key, path) in keys {
      let attributes = converted([key: UIColor.red])
      for (other, otherPath) in keys {
        #expect(attributes[keyPath: otherPath] == (key == other ? UIColor.red : nil))
      }
      #expect(attributes[keyPath: path] == .red)
      #expect(Set(attributes.foundation.keys) == [key])
      #expect(attributes.foundation[key] as? UIColor == .red)
      #expect(converted([key: "red"]) == TextAttributes())
    }
  }

  @Test("a paragraph style survives the way there and back, with its alignment")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    style.headIndent = 4
    let attributes = converted([.paragraphStyle: style])
    #expect(attributes.paragraph?.alignment == .center && attributes.paragraph?.lineSpacing == 3)
    let back = try #require(attributes.foundation[.paragraphStyle] as? NSParagraphStyle)
    #expect(back.isEqual(style) && back == style && back.headIndent == 4)
    #expect(back.lineBreakMode == .byWordWrapping)
    style.lineBreakMode = .byClipping
    #expect(!back.isEqual(style) && back != style && !back.isEqual("style"))
    style.lineBreakMode = .byWordWrapping
    style.alignment = .right
    #expect(back != style)
    style.alignment = .center
    style.tailIndent = 1
    #expect(back != style)
    var plain = TextAttributes()
    plain.paragraph = ParagraphSpacing()
    let natural = try #require(plain.foundation[.paragraphStyle] as? NSParagraphStyle)
    #expect(natural.alignment == .natural)
  }

  @Test("a text view takes what all of its text has, and nothing that a part of it lacks")
  func starts() {
    let font = UIFont.systemFont(ofSize: 31)
    func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return style
    }
    func start(_ parts: [(String, [NSAttributedString.Key: Any])]) -> TextStart {
      let text = NSMutableAttributedString(string: "")
      for (string, attributes) in parts {
        text.append(NSAttributedString(string: string, attributes: attributes))
      }
      return TextStart(AttributedText(text))
    }
    let whole = start([
      ("a", [.font: font, .foregroundColor: UIColor.red]),
      ("b", [.font: UIFont.systemFont(ofSize: 7), .foregroundColor: UIColor.blue]),
    ])
    #expect(whole.font == font && whole.color == .red && whole.alignment == nil)
    let part = start([("a", [.font: font, .foregroundColor: UIColor.red]), ("b", [:])])
    #expect(part.font == nil && part.color == nil)
    let colored = start([
      ("a", [.foregroundColor: UIColor.red]), ("b", [.foregroundColor: UIColor.blue, .font: font]),
    ])
    #expect(colored.font == nil && colored.color == .red)
    let centered = start([
      ("a\n", [.paragraphStyle: style(.center)]), ("b", [.paragraphStyle: style(.center)]),
    ])
    #expect(centered.alignment == .center)
    #expect(centered.text.runs.allSatisfy { $0.attributes.paragraph == nil })
    let mixed = start([
      ("a\n", [.paragraphStyle: style(.right)]), ("b", [.paragraphStyle: style(.center)]),
    ])
    #expect(mixed.alignment == .right)
    #expect(mixed.text.runs.map { $0.attributes.paragraph?.alignment } == [.right, .center])
    let half = start([("a\n", [.paragraphStyle: style(.right)]), ("b", [:])])
    #expect(half.alignment == nil)
    #expect(half.text.runs.map { $0.attributes.paragraph?.alignment } == [.right, nil])
  }
}
