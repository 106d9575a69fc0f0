// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TextLayout {
  /// A line, finished: a backend draws it as it is.
  public struct Line: Sendable, Equatable {
    /// What is shown, with the ellipsis, and without the spaces that hang past the edge. Tabs are
    /// four no-break spaces, and soft hyphens a hyphen where a line breaks at one and nothing
    /// elsewhere. Mixed directions are in logical order.
    public let text: String
    /// The characters of the laid-out text that the line stands for; where an ellipsis is not at
    /// its end, those that it leaves out as well.
    public let range: Range<String.Index>
    /// The left edge, in points from the left of the bounds.
    public let x: CGFloat
    /// The width in points, justified if the line is.
    public let width: CGFloat
    /// The side of the line that its alignment holds in place.
    public let anchor: TextLine.Anchor
    /// The baseline, in points from the top of the bounds.
    public let baseline: CGFloat
    /// What justification adds to each space of the line, in points; 0 for all other alignments.
    public let wordSpacing: CGFloat
    /// A Boolean value that indicates whether some of the text is left out here.
    public let isTruncated: Bool
    /// The number of characters of the text before ``range``, so that nobody has to count them.
    let start: Int
  }
}
