// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A helper that adds each of the most common constraints with a single call.
///
/// Constraints are activated immediately, so both items must already be in the same view tree. A
/// placed view no longer translates its autoresizing mask into constraints. Left and right are the
/// *leading* and *trailing* edges: they are swapped in a right-to-left layout.
///
/// Call the methods with the parameters listed here. Each call records its file and line, which
/// appear in layout reports.
#if MainActor
  @MainActor
#endif
public protocol ConstraintHelperProtocol {
  // Because of the attribute, a call without a location prefers the overload that records the
  // caller's location.

  /// Returns a helper that records a source location as the origin of its constraints.
  ///
  /// A type that does not create constraints itself need not implement this method: the default
  /// implementation returns the helper unchanged.
  ///
  /// - Parameters:
  ///   - fileID: The file.
  ///   - line: The line.
  /// - Returns: A helper for one call.
  func located(fileID: StaticString, line: UInt) -> any ConstraintHelperProtocol

  /// Pins a view's top edge to that of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setTop(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins a view's top edge to that of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setTop(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins a view's bottom edge to that of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setBottom(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins a view's bottom edge to that of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setBottom(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins a view's leading edge to that of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setLeft(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins a view's leading edge to that of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setLeft(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins a view's trailing edge to that of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setRight(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins a view's trailing edge to that of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setRight(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins a view's top edge to the bottom edge of another view, with a padding between them.
  ///
  /// A type that implements only the former spelling, ``setBellow(for:bellow:at:)``, gets a default
  /// implementation of this method.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - sibling: The view above.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setBelow(for child: UIView, below sibling: UIView, at padding: Padding)

  /// The former spelling of ``setBelow(for:below:at:)``, which the default implementation calls.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - sibling: The view above.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setBellow(for child: UIView, bellow sibling: UIView, at padding: Padding)

  /// Pins a view's top and bottom edges to those of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setVertical(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins the top and bottom edges of several views to those of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The view to which they are pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setVertical(for children: [UIView], to parent: UIView, at padding: Padding)

  /// Pins a view's top and bottom edges to those of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setVertical(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins a view's leading and trailing edges to those of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setHorizontal(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins the leading and trailing edges of several views to those of another view, inset by a
  /// padding.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The view to which they are pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setHorizontal(for children: [UIView], to parent: UIView, at padding: Padding)

  /// Pins a view's leading and trailing edges to those of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setHorizontal(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins all four edges of a view to those of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setAll(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins all four edges of a view to those of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setAll(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Stacks views from top to bottom inside another view, whose height becomes that of the views
  /// and paddings.
  ///
  /// The first view is pinned to the top, each of the others below the previous one, and the last
  /// one (even if it is the only one) to the bottom. All have the horizontal padding on both sides.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The view in which they are stacked.
  ///   - horizontalPadding: The distance of each view from both sides, in points.
  ///   - verticalPaddings: The distances above, between, and below the views, in points: one more
  ///     than there are views.
  /// - Throws: ``ConstraintErrorEnum`` if there are no views or the number of paddings is not one
  ///   more than that of views; nothing is changed then.
  @_disfavoredOverload
  func setStack(
    for children: [UIView], to parent: UIView, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]) throws

  /// Stacks views from top to bottom inside a layout guide, whose height becomes that of the views
  /// and paddings.
  ///
  /// The first view is pinned to the top, each of the others below the previous one, and the last
  /// one (even if it is the only one) to the bottom. All have the horizontal padding on both sides.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The layout guide in which they are stacked.
  ///   - horizontalPadding: The distance of each view from both sides, in points.
  ///   - verticalPaddings: The distances above, between, and below the views, in points: one more
  ///     than there are views.
  /// - Throws: ``ConstraintErrorEnum`` if there are no views or the number of paddings is not one
  ///   more than that of views; nothing is changed then.
  @_disfavoredOverload
  func setStack(
    for children: [UIView], to parent: UILayoutGuide, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]) throws

  /// Constrains a view's height.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - height: The height, in points.
  /// - Returns: The constraint, which is active.
  @_disfavoredOverload
  @discardableResult
  func setHeight(for view: UIView, at height: CGFloat) -> NSLayoutConstraint

  /// Constrains a view's width.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The width, in points.
  /// - Returns: The constraint, which is active.
  @_disfavoredOverload
  @discardableResult
  func setWidth(for view: UIView, at width: CGFloat) -> NSLayoutConstraint

  /// Pins a view's center to that of another view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  @_disfavoredOverload
  func setCenter(for child: UIView, in parent: UIView)
}
