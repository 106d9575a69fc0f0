// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// An object that implements the content of a node whose class is outside this module, in place of
/// overrides: only open members can be overridden there.
package protocol NodeContent: AnyObject {
  /// Returns the intrinsic height at a width, both in points, or `nil` if it doesn't depend on it.
  func contentHeight(forWidth width: CGFloat) -> CGFloat?

  /// Returns the distances from the top edge to the first baseline and from the last baseline to
  /// the bottom edge, or `nil` without text.
  func contentBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)?

  /// The distance from the baseline of a text above to that of this one, in points, or `nil` without
  /// text.
  var contentBaselineSpacing: CGFloat? { get }

  /// Called when the preferred size of a subview changed.
  func subviewSizeDidChange()

  /// Called when a subview is removed, even if overrides of `willRemoveSubview(_:)` don't call
  /// `super`.
  func contentSubviewWillLeave(_ subview: ViewNode)

  /// Called when traits change that may affect sizes and positions, not only colors.
  func contentTraitsDidChange()

  /// Called when the node has lost first responder status without being asked to resign.
  func firstResponderWasTaken()

  /// Called before accessibility elements in the node are enumerated.
  func prepareAccessibility()

  /// Returns the part of the node's safe area that it leaves to its subviews.
  func safeAreaForContent(_ safeArea: EdgeInsets) -> EdgeInsets

  /// The size of the content of a node that scrolls, in points, or `nil` if constraints determine it.
  var ownContentSize: CGSize? { get }

  /// Adds what the node shows to its description.
  func describeContent(in description: inout ObjectDescription)
}

extension NodeContent {
  package func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  package func contentBaselineOffsets(
    for size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? { nil }
  package var contentBaselineSpacing: CGFloat? { nil }
  package func subviewSizeDidChange() {}
  package func contentSubviewWillLeave(_ subview: ViewNode) {}
  package func contentTraitsDidChange() {}
  package func firstResponderWasTaken() {}
  package func prepareAccessibility() {}
  package func safeAreaForContent(_ safeArea: EdgeInsets) -> EdgeInsets { safeArea }
  package var ownContentSize: CGSize? { nil }
  package func describeContent(in description: inout ObjectDescription) {}
}

extension ViewNode {
  /// The object that implements the node's content, if there is one: the node itself or another.
  package final var nodeContent: (any NodeContent)? {
    if passState.contains(.isContent) { return self as? any NodeContent }
    return rare?.measuredContent
  }
}
