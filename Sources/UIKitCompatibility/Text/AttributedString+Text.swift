// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

private typealias Keys = AttributeScopes.UIKitAttributes

nonisolated extension AttributedText {
  /// Creates a text with the characters of Foundation's attributed string and those of its attributes that
  /// are drawn.
  public init(_ string: AttributedString) {
    self.init(
      joining: string.runs.map { run in
        AttributedText(
          string: String(string[run.range].characters), attributes: run.attributes.textAttributes)
      })
  }
}

nonisolated extension AttributedString {
  /// Creates Foundation's attributed string with the characters and attributes of a text, except for its
  /// paragraphs, shadows, and attachments.
  public init(_ text: AttributedText) {
    let characters = Array(text.string)
    self.init()
    for run in text.runs {
      append(
        AttributedString(
          String(characters[run.range]), attributes: AttributeContainer(run.attributes)))
    }
  }
}

nonisolated extension AttributeContainer {
  init(_ attributes: TextAttributes) {
    self.init()
    self[Keys.FontAttribute.self] = attributes.font
    self[Keys.ForegroundColorAttribute.self] = attributes.foregroundColor
    self[Keys.KernAttribute.self] = attributes.kern
    self[Keys.BaselineOffsetAttribute.self] = attributes.baselineOffset
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = attributes.link
    guard let decoration = attributes.decoration else { return }
    self[Keys.BackgroundColorAttribute.self] = decoration.backgroundColor
    self[Keys.UnderlineStyleAttribute.self] = decoration.underlineStyle
    self[Keys.UnderlineColorAttribute.self] = decoration.underlineColor
    self[Keys.StrikethroughStyleAttribute.self] = decoration.strikethroughStyle
    self[Keys.StrikethroughColorAttribute.self] = decoration.strikethroughColor
  }

  var textAttributes: TextAttributes {
    var attributes = TextAttributes(
      font: self[Keys.FontAttribute.self],
      foregroundColor: self[Keys.ForegroundColorAttribute.self],
      kern: self[Keys.KernAttribute.self] ?? self[Keys.TrackingAttribute.self])
    attributes.baselineOffset = self[Keys.BaselineOffsetAttribute.self]
    attributes.link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    var decoration = TextDecoration()
    decoration.backgroundColor = self[Keys.BackgroundColorAttribute.self]
    if let style = self[Keys.UnderlineStyleAttribute.self] {
      decoration.underline = style.line
      decoration.underlinePattern = style.pattern
    }
    decoration.underlineColor = self[Keys.UnderlineColorAttribute.self]
    if let style = self[Keys.StrikethroughStyleAttribute.self] {
      decoration.strikethrough = style.line
      decoration.strikethroughPattern = style.pattern
    }
    decoration.strikethroughColor = self[Keys.StrikethroughColorAttribute.self]
    if decoration != TextDecoration() { attributes.decoration = decoration }
    return attributes
  }
}
