// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// An object that measures the content of a node whose class is outside this module, in place of
/// overrides.
package protocol WidthDependentContent: AnyObject {
  /// Returns the natural height at a width, both in points.
  func contentHeight(forWidth width: CGFloat) -> CGFloat?

  /// Returns the distances from the top edge to the first baseline and from the last baseline to
  /// the bottom edge.
  func contentBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)?

  /// Called when the preferred size of a subview changed.
  func subviewSizeDidChange()

  /// Called before somebody looks for elements in the node.
  func prepareAccessibility()
}
