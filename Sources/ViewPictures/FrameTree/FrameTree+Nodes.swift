// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

extension FrameTree {
  /// Creates the frames of a tree, after performing pending layout.
  ///
  /// - Parameters:
  ///   - node: The root node.
  ///   - includesGuides: Whether to include layout guides, before their owner's subviews.
  public init(of node: ViewNode, includesGuides: Bool = false) {
    node.layOutForPicture()
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
