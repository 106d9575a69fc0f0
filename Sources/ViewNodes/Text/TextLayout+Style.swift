// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TextLayout {
  /// How a text is set: everything but the text and the room that it has.
  public struct Style: Sendable, Hashable {
    /// The font to begin with; it may be shrunk if the style says so.
    public var font: Font
    /// The most lines that may be shown; 0 and less mean any number.
    public var numberOfLines: Int
    /// Where lines are broken, and what becomes of text that does not fit.
    public var lineBreakMode: LineBreakMode
    /// Where the lines stand within the width.
    public var alignment: TextAlignment
    /// The direction of writing, which decides what natural alignment is.
    public var writingDirection: UserInterfaceLayoutDirection
    /// A Boolean value that indicates whether text that does not fit is set smaller. It works for
    /// any positive number of lines: the largest size, in steps of 1/64 point, in which nothing is
    /// left out. With 0 lines, which fit by wrapping, it has no effect.
    public var adjustsFontSizeToFitWidth: Bool
    /// The smallest share of its size that the font is shrunk to; beyond that, text is truncated.
    /// 0 shrinks without a limit, as measured in UIKit (its documentation says otherwise).
    public var minimumScaleFactor: CGFloat
    /// Pixels in a point, to which sizes are rounded up. One that is not positive counts as 1.
    public var displayScale: CGFloat

    /// Creates a style; what is not given is as on a fresh label.
    ///
    /// - Parameters:
    ///   - font: The font to begin with.
    ///   - numberOfLines: The most lines that may be shown; 0 means any number.
    ///   - lineBreakMode: Where lines are broken, and what becomes of text that does not fit.
    ///   - alignment: Where the lines stand within the width.
    ///   - writingDirection: The direction of writing.
    ///   - adjustsFontSizeToFitWidth: Whether text that does not fit is set smaller.
    ///   - minimumScaleFactor: The smallest share of its size that the font is shrunk to.
    ///   - displayScale: Pixels in a point.
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
  }
}
