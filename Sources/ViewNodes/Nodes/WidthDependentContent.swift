// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// Measures the content of a node whose class is outside of this module: what classes inside answer
/// by overriding.
package protocol WidthDependentContent: AnyObject {
  /// The natural height at a width, both in points.
  func contentHeight(forWidth width: CGFloat) -> CGFloat?

  /// How far below the top edge the first baseline and above the bottom edge the last one lie.
  func contentBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)?

  /// Called when a subview wants another size than before.
  func subviewSizeDidChange()
}
