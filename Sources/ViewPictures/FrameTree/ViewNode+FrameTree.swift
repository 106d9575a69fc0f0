// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension ViewNode {
  /// Returns the class, identifier, text, and frame of every node, one on each line, after
  /// performing pending layout; see ``FrameTree``.
  ///
  /// The same tree results in the same text on every machine.
  ///
  /// - Parameter includesGuides: Whether to include layout guides.
  /// - Returns: The text; every line ends with a newline.
  public final func frameTree(includesGuides: Bool = false) -> String {
    FrameTree(of: self, includesGuides: includesGuides).description
  }
}
