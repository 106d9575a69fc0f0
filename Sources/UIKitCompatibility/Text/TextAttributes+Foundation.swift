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
    decoration.underline = Self.line(attributes[.underlineStyle])
    decoration.underlineColor = attributes[.underlineColor] as? UIColor
    decoration.strikethrough = Self.line(attributes[.strikethroughStyle])
    decoration.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    decoration.backgroundColor = attributes[.backgroundColor] as? UIColor
    if decoration != TextDecoration() { self.decoration = decoration }
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
    if let decoration {
      attributes[.underlineStyle] = decoration.underline?.rawValue
      attributes[.underlineColor] = decoration.underlineColor
      attributes[.strikethroughStyle] = decoration.strikethrough?.rawValue
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

  private static func line(_ value: Any?) -> TextDecoration.Line? {
    switch value {
    case let value as Int: NSUnderlineStyle(rawValue: value).line
    case let value as NSUnderlineStyle: value.line
    default: nil
    }
  }
}
