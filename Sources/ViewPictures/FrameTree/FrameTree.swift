// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// Where everything in a tree lies, as values and as text with one node a line.
///
/// ```
/// CardNode 'card' (0, 0, 375, 184)
///   LabelNode 'title' "Example short text" (16, 20, 343, 20.333)
///   LabelNode "A long text that takes" +2 lines (16, 56, 343, 64.333) hidden
/// ```
///
/// A line names the class, the accessibility identifier in single quotes, the first line of text as
/// it is drawn and the number of further ones, and the frame: x, y, width and height in points in
/// the superview's coordinates. After it comes what is out of the ordinary: `hidden`, `alpha 0.5`,
/// `scrolled (0, 20)`.
public struct FrameTree: Hashable, Sendable {
  /// One node or layout guide.
  public struct Entry: Hashable, Sendable {
    /// How many nodes of the tree lie around it.
    public var depth: Int
    /// The name of the class.
    public var className: String
    /// The accessibility identifier, or a guide's identifier; empty without one.
    public var identifier: String
    /// The first line of text as it is drawn, cut after 40 characters; empty without text.
    public var text: String
    /// How many further lines of text are drawn.
    public var moreLines: Int
    /// The frame in the superview's coordinates, in points.
    public var frame: CGRect
    /// What is out of the ordinary, such as `hidden`; empty otherwise.
    public var remarks: String
  }

  /// The nodes, each followed by what is in it.
  public var entries: [Entry]

  /// Lays out the whole tree of a node if that is pending and reads the frames, without recursion.
  ///
  /// - Parameters:
  ///   - node: The topmost node.
  ///   - includesGuides: Whether layout guides are listed too, before their owner's subviews.
  public init(of node: ViewNode, includesGuides: Bool = false) {
    node.rootNode.layoutIfNeeded()
    entries = []
    let reader = TextReader()
    var pending = [(node: node, depth: 0)]
    while let (node, depth) = pending.popLast() {
      entries.append(Entry(of: node, depth: depth, reader: reader))
      if includesGuides {
        for guide in node.guides { entries.append(Entry(of: guide, depth: depth + 1)) }
      }
      for child in node.subviews.reversed() { pending.append((child, depth + 1)) }
    }
  }
}

extension FrameTree.Entry {
  init(of node: ViewNode, depth: Int, reader: TextReader) {
    let lines = reader.lines(of: node)
    self.depth = depth
    className = String(describing: type(of: node))
    identifier = node.accessibilityIdentifier ?? ""
    text = String((lines.first ?? "").prefix(40))
    moreLines = max(lines.count - 1, 0)
    frame = node.frame
    var remarks: [String] = []
    if node.isHidden { remarks.append("hidden") }
    if node.alpha != 1 { remarks.append("alpha \(OutputNumber.text(node.alpha))") }
    let origin = node.bounds.origin
    if origin != .zero {
      remarks.append(
        "scrolled (\(OutputNumber.text(origin.x)), \(OutputNumber.text(origin.y)))")
    }
    self.remarks = remarks.joined(separator: " ")
  }

  init(of guide: LayoutGuide, depth: Int) {
    self.depth = depth
    className = String(describing: type(of: guide))
    identifier = guide.identifier
    text = ""
    moreLines = 0
    frame = guide.layoutFrame
    remarks = ""
  }
}
