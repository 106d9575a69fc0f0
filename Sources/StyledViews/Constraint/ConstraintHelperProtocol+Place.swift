// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

// Calls in client code resolve to these overloads, which forward to the requirement of the same
// name with the location of the call.

extension ConstraintHelperProtocol {
  /// Returns the helper unchanged, because only a type that creates constraints needs to record the
  /// location.
  public func located(fileID: StaticString, line: UInt) -> any ConstraintHelperProtocol { self }

  /// Pins a view's top edge to that of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setTop(
    for child: UIView, to parent: UIView, at padding: Padding, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setTop(for:to:at:)(child, parent, padding)
  }

  /// Pins a view's top edge to that of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setTop(
    for child: UIView, to parent: UILayoutGuide, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setTop(for:to:at:)(child, parent, padding)
  }

  /// Pins a view's bottom edge to that of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setBottom(
    for child: UIView, to parent: UIView, at padding: Padding, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setBottom(for:to:at:)(child, parent, padding)
  }

  /// Pins a view's bottom edge to that of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setBottom(
    for child: UIView, to parent: UILayoutGuide, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setBottom(for:to:at:)(child, parent, padding)
  }

  /// Pins a view's leading edge to that of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setLeft(
    for child: UIView, to parent: UIView, at padding: Padding, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setLeft(for:to:at:)(child, parent, padding)
  }

  /// Pins a view's leading edge to that of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setLeft(
    for child: UIView, to parent: UILayoutGuide, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setLeft(for:to:at:)(child, parent, padding)
  }

  /// Pins a view's trailing edge to that of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setRight(
    for child: UIView, to parent: UIView, at padding: Padding, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setRight(for:to:at:)(child, parent, padding)
  }

  /// Pins a view's trailing edge to that of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setRight(
    for child: UIView, to parent: UILayoutGuide, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setRight(for:to:at:)(child, parent, padding)
  }

  /// Pins a view's top edge to the bottom edge of another view, with a padding between them.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - sibling: The view above.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setBelow(
    for child: UIView, below sibling: UIView, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setBelow(for:below:at:)(child, sibling, padding)
  }

  /// Pins a view's top and bottom edges to those of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setVertical(
    for child: UIView, to parent: UIView, at padding: Padding, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setVertical(for:to:at:)(child, parent, padding)
  }

  /// Pins the top and bottom edges of several views to those of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The view to which they are pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setVertical(
    for children: [UIView], to parent: UIView, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setVertical(for:to:at:)(children, parent, padding)
  }

  /// Pins a view's top and bottom edges to those of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setVertical(
    for child: UIView, to parent: UILayoutGuide, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setVertical(for:to:at:)(child, parent, padding)
  }

  /// Pins a view's leading and trailing edges to those of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setHorizontal(
    for child: UIView, to parent: UIView, at padding: Padding, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setHorizontal(for:to:at:)(child, parent, padding)
  }

  /// Pins the leading and trailing edges of several views to those of another view, inset by a
  /// padding.
  ///
  /// - Parameters:
  ///   - children: The views.
  ///   - parent: The view to which they are pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setHorizontal(
    for children: [UIView], to parent: UIView, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setHorizontal(for:to:at:)(children, parent, padding)
  }

  /// Pins a view's leading and trailing edges to those of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setHorizontal(
    for child: UIView, to parent: UILayoutGuide, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setHorizontal(for:to:at:)(child, parent, padding)
  }

  /// Pins all four edges of a view to those of another view, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setAll(
    for child: UIView, to parent: UIView, at padding: Padding, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setAll(for:to:at:)(child, parent, padding)
  }

  /// Pins all four edges of a view to those of a layout guide, inset by a padding.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The layout guide to which it is pinned.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setAll(
    for child: UIView, to parent: UILayoutGuide, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setAll(for:to:at:)(child, parent, padding)
  }

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
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Throws: ``ConstraintErrorEnum`` if there are no views or the number of paddings is not one
  ///   more than that of views; nothing is changed then.
  public func setStack(
    for children: [UIView], to parent: UIView, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding], fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    try located(fileID: fileID, line: line).setStack(for:to:horizontalAt:verticalAt:)(
      children, parent, horizontalPadding, verticalPaddings)
  }

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
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Throws: ``ConstraintErrorEnum`` if there are no views or the number of paddings is not one
  ///   more than that of views; nothing is changed then.
  public func setStack(
    for children: [UIView], to parent: UILayoutGuide, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding], fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    try located(fileID: fileID, line: line).setStack(for:to:horizontalAt:verticalAt:)(
      children, parent, horizontalPadding, verticalPaddings)
  }

  /// Constrains a view's height.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - height: The height, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is active.
  @discardableResult
  public func setHeight(
    for view: UIView, at height: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    located(fileID: fileID, line: line).setHeight(for:at:)(view, height)
  }

  /// Constrains a view's width.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The width, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is active.
  @discardableResult
  public func setWidth(
    for view: UIView, at width: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    located(fileID: fileID, line: line).setWidth(for:at:)(view, width)
  }

  /// Pins a view's center to that of another view.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - parent: The view to which it is pinned.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setCenter(
    for child: UIView, in parent: UIView, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setCenter(for:in:)(child, parent)
  }
}
