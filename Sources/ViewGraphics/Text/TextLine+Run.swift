// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TextLine {
  /// A part of a line with uniform attributes.
  public struct Run: Hashable, Sendable {
    /// The text, in reading order.
    public var text: String
    /// The measured width, in points.
    public var width: CGFloat
    /// The font.
    public var font: Font
    /// The color.
    public var color: Color
    /// A Boolean value that indicates whether glyphs can be compressed or stretched to the width.
    ///
    /// It is `false` for estimated widths and for scripts with contextual shaping.
    public var fitsWidth: Bool
    /// The space after each letter, in points, which the width includes.
    public var letterSpacing: CGFloat

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - text: The text, in reading order.
    ///   - width: The measured width, in points.
    ///   - font: The font.
    ///   - color: The color.
    ///   - fitsWidth: Whether glyphs can be compressed or stretched to the width.
    ///   - letterSpacing: The space after each letter, in points, which the width includes.
    public init(
      text: String, width: CGFloat, font: Font, color: Color, fitsWidth: Bool,
      letterSpacing: CGFloat = 0
    ) {
      self.letterSpacing = letterSpacing
      self.text = text
      self.width = width
      self.font = font
      self.color = color
      self.fitsWidth = fitsWidth
    }
  }

  /// The part of a line that stays in place if a font with other widths is substituted.
  public enum Anchor: Hashable, Sendable {
    /// The left end of the line.
    case left
    /// The center of the line.
    case center
    /// The right end of the line.
    case right

    /// Creates the anchor at the leading end of the line.
    ///
    /// - Parameter direction: The direction in which the line is read.
    public init(begin direction: UserInterfaceLayoutDirection) {
      self = direction == .rightToLeft ? .right : .left
    }
  }
}
