// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

nonisolated extension AttributedText {
  /// Creates a text with the characters, fonts, colors, kerning, lines, and paragraphs of Foundation's
  /// attributed string.
  public init(_ attributedString: NSAttributedString) {
    var parts: [AttributedText] = []
    // Attachments without a font that follow the line have the one before, or else the first.
    var font: UIFont?
    lazy var firstFont = attributedString.firstFont ?? .systemFont(ofSize: 17)
    let whole = NSRange(location: 0, length: attributedString.length)
    attributedString.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var own = TextAttributes(foundation: attributes)
      font = own.font ?? font
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        own.attachment = attachment.drawn(at: range.location, font: font ?? firstFont)
      }
      parts.append(
        AttributedText(
          string: attributedString.attributedSubstring(from: range).string, attributes: own))
    }
    self.init(joining: parts)
  }
}

nonisolated extension NSAttributedString {
  /// The first font of the text.
  fileprivate var firstFont: UIFont? {
    var font: UIFont?
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, _, stop in
      font = value as? UIFont
      if font != nil { stop.pointee = true }
    }
    return font
  }

  /// Creates an empty string, with nothing between the parentheses: `NSMutableAttributedString()`.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }

  /// Creates Foundation's attributed string with the characters, fonts, colors, kerning, lines, and
  /// paragraphs of a text.
  public convenience init(_ text: AttributedText) {
    let characters = Array(text.string)
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      let attributes = run.attributes.foundation
      whole.append(
        NSAttributedString(string: String(characters[run.range]), attributes: attributes))
    }
    self.init(attributedString: whole)
  }

  /// Returns the size of the text with its line breaks, in points, rounded up to pixels.
  public func size() -> CGSize {
    boundingRect(with: CGSize(width: 0, height: 0), options: [], context: nil).size
  }

  /// Returns the rectangle of the text, in points: on one line for each paragraph, or with
  /// `usesLineFragmentOrigin` wrapped at a width, between words or, if the style of the first
  /// paragraph says so, characters.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = styled
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(
      origin: .zero,
      size: text.boundingSize(
        width: wraps ? size.width : .infinity,
        lineBreakMode: firstParagraphStyle?.lineBreakMode == .byCharWrapping
          ? .byCharWrapping : .byTruncatingTail,
        measurer: EmbeddedTextMeasurer()))
  }

  /// The text as it is measured and drawn: in Helvetica at 12 points where it specifies no font, as in
  /// the documentation of `NSAttributedString.Key.font`.
  var styled: StyledText {
    StyledText(
      content: .attributed(AttributedText(self)),
      font: UIFont.systemFont(ofSize: 12).withFamily(FontFamily("Helvetica")))
  }

  /// The style of the first paragraph, or `nil`.
  var firstParagraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}

/// Options for measuring text.
public nonisolated struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit for each option.
  public let rawValue: Int

  /// Creates options.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Wraps the text at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Includes the leading between lines, as is always done.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Truncates the last line; without effect on the size.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// A placeholder for information about drawn text, which is always empty.
public final class NSStringDrawingContext: NSObject {}

nonisolated extension String {
  /// Returns the size of the text with its line breaks, in points, rounded up to pixels.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the rectangle of the text, in points: on one line for each paragraph, or with
  /// `usesLineFragmentOrigin` wrapped at a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
