// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Returns a textual trace of the size proposed to every view and the size that it chose: a line
  /// for each view, with its children indented below it.
  ///
  /// Views in a row or column are numbered in the order in which they were measured, with the
  /// length left after each.
  ///
  /// ```
  /// HStack: offered 390 × 100, takes 352.33 × 42.33
  ///   width 390 - gaps 8 = 382 for 2 views
  ///   1. Text “A great and warm welcome to Kuchi”: offered 191 × 100, takes 158.67 × 42.33, rest 223.33
  ///   2. Text “A great and warm welcome to Kuchi”: offered 223.33 × 100, takes 185.67 × 42.33, rest 37.67
  /// ```
  ///
  /// - Parameter size: The size proposed to the outermost view, in points; a dimension that is not
  ///   finite is treated as 0.
  /// - Returns: Lines of text, without a trailing newline.
  public func proposals(in size: CGSize) -> String {
    tree(in: size).trace()
  }

  /// Returns the size proposed to every view and the size that it chose, from the outermost view
  /// inward.
  ///
  /// - Parameter size: The size proposed to the outermost view, in points; a dimension that is not
  ///   finite is treated as 0.
  /// - Returns: One element for each view, including modifiers.
  public func proposalList(in size: CGSize) -> [ViewProposal] {
    tree(in: size).proposals()
  }

  private func tree(in size: CGSize) -> LayoutTree {
    let tree = LayoutTree(
      self, environment: EnvironmentValues(), measurer: EmbeddedTextMeasurer())
    let usable = CGSize(width: finite(size.width), height: finite(size.height))
    tree.place(in: CGRect(origin: .zero, size: usable))
    return tree
  }
}
