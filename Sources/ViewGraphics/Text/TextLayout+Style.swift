// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TextLayout {
  /// The style of a text layout: everything but the text and the available area.
  public struct Style: Sendable, Hashable {
    /// The font, before shrinking.
    public var font: Font
    /// The maximum number of lines; if it isn't positive, there is no limit.
    public var numberOfLines: Int
    /// The technique for wrapping and truncating.
    public var lineBreakMode: LineBreakMode
    /// The alignment of the lines.
    public var alignment: TextAlignment
    /// The writing direction, which determines the natural alignment.
    public var writingDirection: UserInterfaceLayoutDirection
    /// A Boolean value that indicates whether the font shrinks to fit.
    ///
    /// If the number of lines is positive, the font size is the largest one, in steps of 1/64
    /// point, at which nothing is truncated. If it is 0, this has no effect, because the text fits
    /// by wrapping.
    public var adjustsFontSizeToFitWidth: Bool
    /// The minimum scale factor of the shrunken font; text that still doesn't fit is truncated.
    ///
    /// A value of 0 means no limit, as UIKit behaves, although its documentation differs.
    public var minimumScaleFactor: CGFloat
    /// The spacing of each paragraph, of which the last is repeated; none by default.
    public var paragraphs: [ParagraphSpacing] = []
    /// The fonts of the parts of the text if they have different heights; then, each line is as high
    /// as its tallest letters.
    package var lineFonts: [LineFont] = []
    /// The number of pixels per point, for rounding sizes up to whole pixels; if it isn't positive,
    /// it is treated as 1.
    public var displayScale: CGFloat

    /// Creates a style, by default that of a new label.
    ///
    /// - Parameters:
    ///   - font: The font, before shrinking.
    ///   - numberOfLines: The maximum number of lines; 0 means no limit.
    ///   - lineBreakMode: The technique for wrapping and truncating.
    ///   - alignment: The alignment of the lines.
    ///   - writingDirection: The writing direction.
    ///   - adjustsFontSizeToFitWidth: Whether the font shrinks to fit.
    ///   - minimumScaleFactor: The minimum scale factor of the shrunken font.
    ///   - displayScale: The number of pixels per point.
    public init(
      font: Font = .systemFont(ofSize: Font.labelFontSize), numberOfLines: Int = 1,
      lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural,
      writingDirection: UserInterfaceLayoutDirection = .leftToRight,
      adjustsFontSizeToFitWidth: Bool = false, minimumScaleFactor: CGFloat = 0,
      displayScale: CGFloat = 3
    ) {
      self.font = font
      self.numberOfLines = numberOfLines
      self.lineBreakMode = lineBreakMode
      self.alignment = alignment
      self.writingDirection = writingDirection
      self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      self.minimumScaleFactor = minimumScaleFactor
      self.displayScale = displayScale
    }

    /// Removes the leading of all fonts, so that nothing separates the lines of a paragraph.
    package mutating func removeLeading() {
      font = font.with(leading: 0)
      for index in lineFonts.indices {
        lineFonts[index].font = lineFonts[index].font.with(leading: 0)
      }
    }
  }
}
