// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The part of a node or guide that a constraint relates.
///
/// UIKit: `NSLayoutConstraint.Attribute`, with its raw values.
public nonisolated enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  /// No attribute: the other side is compared with a constant.
  case notAnAttribute = 0
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The leading edge.
  case leading = 5
  /// The trailing edge.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The horizontal center.
  case centerX = 9
  /// The vertical center.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
  /// The left layout margin.
  case leftMargin = 13
  /// The right layout margin.
  case rightMargin = 14
  /// The top layout margin.
  case topMargin = 15
  /// The bottom layout margin.
  case bottomMargin = 16
  /// The leading layout margin.
  case leadingMargin = 17
  /// The trailing layout margin.
  case trailingMargin = 18
  /// The horizontal center between the layout margins.
  case centerXWithinMargins = 19
  /// The vertical center between the layout margins.
  case centerYWithinMargins = 20
}
