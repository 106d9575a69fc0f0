// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// Writes the constraints that views made in code need most, in one call each.
///
/// Constraints become active at once, so both sides must be in one tree by then. A view that is
/// placed no longer follows its autoresizing mask. Left and right are the *leading* and *trailing*
/// edges: in a right-to-left layout they swap.
///
/// Call the methods as they are listed here; a call remembers the file and line that it stands in,
/// and reports on the layout name them.
#if MainActor
  @MainActor
#endif
public protocol ConstraintHelperProtocol {
  // The attribute lets a call that gives no place prefer the variant that takes the caller's.

  /// The same helper, naming a place in the code as the origin of the constraints it makes.
  ///
  /// A type that does not make constraints itself has no use for it: unless implemented, it gives
  /// the helper as it is.
  ///
  /// - Parameters:
  ///   - fileID: The file.
  ///   - line: The line.
  /// - Returns: A helper for one call.
  func located(fileID: StaticString, line: UInt) -> any ConstraintHelperProtocol

  /// Keeps a view's top edge at a padding below the top edge of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setTop(for child: UIView, to parent: UIView, at padding: Padding)

  /// Keeps a view's top edge at a padding below the top edge of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The guide that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setTop(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Keeps a view's bottom edge at a padding above the bottom edge of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setBottom(for child: UIView, to parent: UIView, at padding: Padding)

  /// Keeps a view's bottom edge at a padding above the bottom edge of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The guide that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setBottom(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Keeps a view's leading edge at a padding inside the leading edge of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setLeft(for child: UIView, to parent: UIView, at padding: Padding)

  /// Keeps a view's leading edge at a padding inside the leading edge of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The guide that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setLeft(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Keeps a view's trailing edge at a padding inside the trailing edge of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setRight(for child: UIView, to parent: UIView, at padding: Padding)

  /// Keeps a view's trailing edge at a padding inside the trailing edge of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The guide that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setRight(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Keeps a view's top edge at a padding below the bottom edge of another view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - sibling: The view above.
  ///   - padding: The distance, in points.
  ///
  /// A type that implements only the older spelling, ``setBellow(for:bellow:at:)``, places views by
  /// a default implementation of this one.
  @_disfavoredOverload
  func setBelow(for child: UIView, below sibling: UIView, at padding: Padding)

  /// The older spelling of ``setBelow(for:below:at:)``, which it calls unless implemented.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - sibling: The view above.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setBellow(for child: UIView, bellow sibling: UIView, at padding: Padding)

  /// Keeps a view's top and bottom edges at a padding inside those of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setVertical(for child: UIView, to parent: UIView, at padding: Padding)

  /// Keeps the top and bottom edges of each of some views at a padding inside those of a view.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The view that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setVertical(for children: [UIView], to parent: UIView, at padding: Padding)

  /// Keeps a view's top and bottom edges at a padding inside those of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The guide that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setVertical(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Keeps a view's leading and trailing edges at a padding inside those of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setHorizontal(for child: UIView, to parent: UIView, at padding: Padding)

  /// Keeps the leading and trailing edges of each of some views at a padding inside those of a view.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The view that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setHorizontal(for children: [UIView], to parent: UIView, at padding: Padding)

  /// Keeps a view's leading and trailing edges at a padding inside those of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The guide that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setHorizontal(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Keeps all four edges of a view at a padding inside those of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setAll(for child: UIView, to parent: UIView, at padding: Padding)

  /// Keeps all four edges of a view at a padding inside those of a layout guide.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The guide that it keeps to.
  ///   - padding: The distance, in points.
  @_disfavoredOverload
  func setAll(for child: UIView, to parent: UILayoutGuide, at padding: Padding)

  /// Stacks views from top to bottom inside a view and closes the chain, so that the
  /// view is as high as the views and paddings together.
  ///
  /// The first view hangs below the top, each further one below the one before it, the last one (a
  /// single view as well) stands above the bottom; all keep the horizontal padding to both sides.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The view that it keeps to.
  ///   - horizontalPadding: The distance of each view from both sides, in points.
  ///   - verticalPaddings: The distances above, between and below the views, in points: one more than there are views.
  /// - Throws: ``ConstraintErrorEnum`` when there are no views or the paddings are not one more
  ///   than the views; nothing has been changed then.
  @_disfavoredOverload
  func setStack(
    for children: [UIView], to parent: UIView, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]) throws

  /// Stacks views from top to bottom inside a layout guide and closes the chain, so that the
  /// layout guide is as high as the views and paddings together.
  ///
  /// The first view hangs below the top, each further one below the one before it, the last one (a
  /// single view as well) stands above the bottom; all keep the horizontal padding to both sides.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The guide that it keeps to.
  ///   - horizontalPadding: The distance of each view from both sides, in points.
  ///   - verticalPaddings: The distances above, between and below the views, in points: one more than there are views.
  /// - Throws: ``ConstraintErrorEnum`` when there are no views or the paddings are not one more
  ///   than the views; nothing has been changed then.
  @_disfavoredOverload
  func setStack(
    for children: [UIView], to parent: UILayoutGuide, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]) throws

  /// Keeps a view's height.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - height: The height, in points.
  /// - Returns: The constraint, which is active.
  @_disfavoredOverload
  @discardableResult
  func setHeight(for view: UIView, at height: CGFloat) -> NSLayoutConstraint

  /// Keeps a view's width.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The width, in points.
  /// - Returns: The constraint, which is active.
  @_disfavoredOverload
  @discardableResult
  func setWidth(for view: UIView, at width: CGFloat) -> NSLayoutConstraint

  /// Keeps a view's center on that of a view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view that it keeps to.
  @_disfavoredOverload
  func setCenter(for child: UIView, in parent: UIView)
}
