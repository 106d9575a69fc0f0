// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension DisplayList {
  /// Creates a drawing of a node in which layout problems are marked: dropped constraints,
  /// ambiguous layout, nodes that extend beyond their superviews, and labels that truncate their
  /// text.
  ///
  /// Each mark has a number, which a legend below the drawing explains. A layout without problems
  /// is drawn unchanged.
  ///
  /// - Parameters:
  ///   - node: The node whose bounds become the picture, expanded by what extends beyond them.
  ///   - displayScale: The pixels per point for hairlines, or `nil` for those of the node's screen.
  public init(marking node: ViewNode, displayScale: CGFloat? = nil) {
    let plain = DisplayList(of: node, displayScale: displayScale)
    let marks = LayoutMark.all(in: node)
    guard !marks.isEmpty else {
      self = plain
      return
    }
    self = MarkedPicture(plain, marks, of: node).list
  }
}
