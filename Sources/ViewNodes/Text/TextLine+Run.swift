// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TextLine {
  /// A stretch of a line that is drawn in one way.
  public struct Run: Hashable, Sendable {
    /// The characters, in the order of reading.
    public var text: String
    /// The measured width, in points.
    public var width: CGFloat
    /// The font.
    public var font: Font
    /// The color.
    public var color: Color
    /// A Boolean value that indicates whether letters may be squeezed or widened to the width. It
    /// is false where the width is an estimate, and for scripts whose letters join or change their
    /// shape beside others.
    public var fitsWidth: Bool

    /// Creates a run.
    public init(text: String, width: CGFloat, font: Font, color: Color, fitsWidth: Bool) {
      self.text = text
      self.width = width
      self.font = font
      self.color = color
      self.fitsWidth = fitsWidth
    }
  }

  /// The part of a line that stays in its place where a font of other widths is drawn.
  public enum Anchor: Hashable, Sendable {
    /// The left end.
    case left
    /// The middle.
    case center
    /// The right end.
    case right

    /// The end where reading begins.
    public init(begin direction: UserInterfaceLayoutDirection) {
      self = direction == .rightToLeft ? .right : .left
    }
  }
}
