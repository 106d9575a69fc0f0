// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

nonisolated extension TextAttributes {
  /// Creates the attributes that are drawn from Foundation's.
  init(foundation attributes: [NSAttributedString.Key: Any]) {
    self.init(
      font: attributes[.font] as? UIFont,
      foregroundColor: attributes[.foregroundColor] as? UIColor,
      kern: Self.length(attributes[.kern]) ?? Self.length(attributes[.tracking]))
    var decoration = TextDecoration()
    let (underline, strikethrough) = (
      Self.style(attributes[.underlineStyle]), Self.style(attributes[.strikethroughStyle])
    )
    decoration.underline = underline.line
    decoration.underlinePattern = underline.pattern
    decoration.underlineColor = attributes[.underlineColor] as? UIColor
    decoration.strikethrough = strikethrough.line
    decoration.strikethroughPattern = strikethrough.pattern
    decoration.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    decoration.backgroundColor = attributes[.backgroundColor] as? UIColor
    if decoration != TextDecoration() { self.decoration = decoration }
    link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    baselineOffset = Self.length(attributes[.baselineOffset])
    shadow = (attributes[.shadow] as? NSShadow)?.drawn
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      paragraph = style.spacing
      paragraph?.alignment = style.alignment
    }
  }

  /// Foundation's attributes with the same values.
  var foundation: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = foregroundColor
    attributes[.kern] = kern
    attributes[.link] = link
    attributes[.baselineOffset] = baselineOffset
    attributes[.shadow] = shadow.map(NSShadow.init)
    attributes[.attachment] = attachment.map(NSTextAttachment.init)
    if let decoration {
      attributes[.underlineStyle] = decoration.underlineStyle?.rawValue
      attributes[.underlineColor] = decoration.underlineColor
      attributes[.strikethroughStyle] = decoration.strikethroughStyle?.rawValue
      attributes[.strikethroughColor] = decoration.strikethroughColor
      attributes[.backgroundColor] = decoration.backgroundColor
    }
    if let paragraph {
      let style = NSMutableParagraphStyle()
      style.spacing = paragraph
      style.spacing.alignment = nil
      style.alignment = paragraph.alignment ?? .natural
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  private static func length(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: nil
    }
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle {
    switch value {
    case let value as Int: NSUnderlineStyle(rawValue: value)
    case let value as NSUnderlineStyle: value
    default: []
    }
  }
}

nonisolated extension TextDecoration {
  /// The style of the line under the text, or `nil` for none.
  var underlineStyle: NSUnderlineStyle? {
    underline.map { NSUnderlineStyle($0, underlinePattern) }
  }

  /// The style of the line through the text, or `nil` for none.
  var strikethroughStyle: NSUnderlineStyle? {
    strikethrough.map { NSUnderlineStyle($0, strikethroughPattern) }
  }
}
