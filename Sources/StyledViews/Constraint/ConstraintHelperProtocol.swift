// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A helper that adds the most common constraints, with one call for each.
///
/// Constraints are activated immediately, so both items must already be in the same tree. A placed
/// view no longer follows its autoresizing mask. Left and right are the *leading* and *trailing*
/// edges: they are swapped in a right-to-left layout.
///
/// Call the methods as they are listed here; a call records its file and line, which reports on the
/// layout name.
#if MainActor
  @MainActor
#endif
public protocol ConstraintHelperProtocol {
  // The attribute makes a call without a location prefer the overload that records the caller's.

  /// Returns a helper that records a location in the code as the origin of its constraints.
  ///
  /// A type that does not create constraints itself does not need it: the default implementation
  /// returns the helper unchanged.
  ///
  /// - Parameters:
  ///   - fileID: The file.
  ///   - line: The line.
  /// - Returns: A helper for one call.
  func located(fileID: StaticString, line: UInt) -> any ConstraintHelperProtocol

  /// Pins a view's top edge at a padding below the top edge of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setTop(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins a view's top edge at a padding below the top edge of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setTop(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins a view's bottom edge at a padding above the bottom edge of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setBottom(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins a view's bottom edge at a padding above the bottom edge of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setBottom(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins a view's leading edge at a padding inside the leading edge of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setLeft(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins a view's leading edge at a padding inside the leading edge of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setLeft(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins a view's trailing edge at a padding inside the trailing edge of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setRight(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins a view's trailing edge at a padding inside the trailing edge of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setRight(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins a view's top edge at a padding below the bottom edge of another view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - sibling: The view above.
  ///   - padding: The distance, in points.
  ///
  /// A type that implements only the older spelling, ``setBellow(for:bellow:at:)``, gets a default
  /// implementation of this method.
  @_disfavoredOverload
  func setBelow(for child: UIView, below sibling: UIView, at padding: Padding)

  /// The older spelling of ``setBelow(for:below:at:)``, which the default implementation calls.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - sibling: The view above.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setBellow(for child: UIView, bellow sibling: UIView, at padding: Padding)

  /// Pins a view's top and bottom edges at a padding inside those of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setVertical(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins the top and bottom edges of each of some views at a padding inside those of a view.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setVertical(for children: [UIView], to parent: UIView, at padding: Padding)

  /// Pins a view's top and bottom edges at a padding inside those of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setVertical(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins a view's leading and trailing edges at a padding inside those of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setHorizontal(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins the leading and trailing edges of each of some views at a padding inside those of a view.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setHorizontal(for children: [UIView], to parent: UIView, at padding: Padding)

  /// Pins a view's leading and trailing edges at a padding inside those of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setHorizontal(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Pins all four edges of a view at a padding inside those of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setAll(for child: UIView, to parent: UIView, at padding: Padding)

  /// Pins all four edges of a view at a padding inside those of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setAll(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Stacks views from top to bottom inside a view, whose height becomes that of the views and
  /// paddings.
  ///
  /// The first view is pinned to the top, each further one below the previous one, and the last one
  /// (even if it is the only one) to the bottom; all have the horizontal padding on both sides.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The view to which it is pinned.
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
  /// The first view is pinned to the top, each further one below the previous one, and the last one
  /// (even if it is the only one) to the bottom; all have the horizontal padding on both sides.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The layout guide to which it is pinned.
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

  /// Pins a view's center to that of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  @_disfavoredOverload
  func setCenter(for child: UIView, in parent: UIView)
}
