// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension ViewNode {
  /// Class, identifier, text and frame of every node, one a line, after a layout if one is pending;
  /// see ``FrameTree``.
  ///
  /// The same tree gives the same text on every machine.
  ///
  /// - Parameter includesGuides: Whether layout guides are listed too.
  /// - Returns: The text; every line ends with a newline.
  public final func frameTree(includesGuides: Bool = false) -> String {
    FrameTree(of: self, includesGuides: includesGuides).description
  }
}
