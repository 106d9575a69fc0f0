// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// What every view was offered and what it answered, as text: a line for each view, those in it
  /// indented below it.
  ///
  /// Views in a row or column are numbered in the order in which they were asked, and what was left
  /// after each is noted.
  ///
  /// ```
  /// HStack: offered 390 × 100, takes 352.33 × 42.33
  ///   width 390 - gaps 8 = 382 for 2 views
  ///   1. Text “A great and warm welcome to Kuchi”: offered 191 × 100, takes 158.67 × 42.33, rest 223.33
  ///   2. Text “A great and warm welcome to Kuchi”: offered 223.33 × 100, takes 185.67 × 42.33, rest 37.67
  /// ```
  ///
  /// - Parameter size: The size that the whole is laid out in, in points; a side that is not finite
  ///   counts as 0.
  /// - Returns: Lines without a line end at the last one.
  public func proposals(in size: CGSize) -> String {
    tree(in: size).trace()
  }

  /// What every view was offered and what it answered, view by view from the outermost inward.
  ///
  /// - Parameter size: The size that the whole is laid out in, in points; a side that is not finite
  ///   counts as 0.
  /// - Returns: One for each view, modifiers counted.
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
