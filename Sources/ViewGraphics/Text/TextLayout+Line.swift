// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TextLayout {
  /// A line of a text layout.
  public struct Line: Sendable, Equatable {
    /// The displayed text, including an ellipsis, without the spaces beyond the edge.
    ///
    /// Each tab is replaced with four no-break spaces. A soft hyphen is replaced with a hyphen if
    /// the line breaks at it, and removed otherwise. Text with mixed directions is in logical
    /// order.
    public let text: String
    /// The range of the original text that the line represents, including text replaced by an
    /// ellipsis unless it is at the end.
    public let range: Range<String.Index>
    /// The left edge, in points from the left edge of the bounds.
    public let x: CGFloat
    /// The width in points, after justification.
    public let width: CGFloat
    /// The side of the line that is fixed by its alignment.
    public let anchor: TextLine.Anchor
    /// The top, in points from the top of the bounds.
    package let top: CGFloat
    /// The height, without the leading, in points.
    package let height: CGFloat
    /// The baseline, in points from the top of the bounds.
    public let baseline: CGFloat
    /// The width that justification adds to each space of the line, in points; otherwise 0.
    public let wordSpacing: CGFloat
    /// A Boolean value that indicates whether text is omitted from this line.
    public let isTruncated: Bool
    /// The number of characters before ``range``, stored to avoid counting them.
    package let start: Int
    /// The direction in which the line is read: that of the first letter of its paragraph, or the
    /// writing direction of the style if there are no letters.
    public let direction: UserInterfaceLayoutDirection
    /// A directional mark to draw before the text, if the adjacent lines determine the direction of
    /// its beginning.
    package internal(set) var leadingMark: Unicode.Scalar?
    /// A directional mark to draw after the text.
    package internal(set) var trailingMark: Unicode.Scalar?
  }
}
