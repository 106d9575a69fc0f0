// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension DisplayList {
  /// How a node looks, with what is wrong with its layout marked: dropped constraints, what
  /// constraints leave open, nodes that reach out of their superviews and labels that cut their
  /// text.
  ///
  /// Each mark has a number, which a legend below the drawing explains. A sound layout is drawn as
  /// it is.
  ///
  /// - Parameters:
  ///   - node: The node whose bounds become the picture; it grows by what reaches out.
  ///   - displayScale: The pixels per point that hairlines count with; those of the node's screen
  ///     if `nil`.
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
