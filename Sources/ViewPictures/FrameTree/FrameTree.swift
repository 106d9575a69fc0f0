// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The frames of a tree of nodes, as values and as text with one line for each node.
///
/// ```
/// CardNode 'card' (0, 0, 375, 184)
///   LabelNode 'title' "Example short text" (16, 20, 343, 20.333)
///   LabelNode "A long text that takes" +2 lines (16, 56, 343, 64.333) hidden
/// ```
///
/// A line contains the class, the accessibility identifier in single quotes, the first line of text
/// as it is drawn and the number of further ones, and the frame: x, y, width, and height in points
/// in the superview's coordinates. Unusual properties follow: `hidden`, `alpha 0.5`, `scrolled (0,
/// 20)`.
public nonisolated struct FrameTree: Hashable, Sendable {
  /// A node or layout guide.
  public nonisolated struct Entry: Hashable, Sendable {
    /// The number of ancestors of the node in the tree.
    public var depth: Int
    /// The name of the class.
    public var className: String
    /// The accessibility identifier, or a guide's identifier; empty if there is none.
    public var identifier: String
    /// The first line of the drawn text, truncated after 40 characters; empty if there is none.
    public var text: String
    /// The number of further lines of text.
    public var moreLines: Int
    /// The frame in the superview's coordinates, in points.
    public var frame: CGRect
    /// The unusual properties, such as `hidden`; otherwise empty.
    public var remarks: String
  }

  /// The nodes, each followed by its descendants.
  public var entries: [Entry]
}
