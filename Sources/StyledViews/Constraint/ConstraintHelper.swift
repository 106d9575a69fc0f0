// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// The constraint helper that the factories use.
///
/// The constraints of one call are created and activated together; the cost of a call is
/// proportional to the number of its views.
public struct ConstraintHelper: ConstraintHelperProtocol, Sendable {
  // Together, these are small enough to be stored inline in an existential.
  let fileID: StaticString
  let shortLine: UInt32

  /// Creates the helper.
  public init() {
    self.init(fileID: #fileID, line: #line)
  }

  private init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.shortLine = UInt32(clamping: line)
  }

  /// Returns a helper that records a source location as the origin of its constraints.
  public func located(fileID: StaticString, line: UInt) -> any ConstraintHelperProtocol {
    ConstraintHelper(fileID: fileID, line: line)
  }

  // MARK: Edges

  /// Pins a view's top edge to that of another view, inset by a padding.
  @_disfavoredOverload
  public func setTop(for child: UIView, to parent: UIView, at padding: Padding) {
    pin(child, [.top], to: parent, by: padding)
  }

  /// Pins a view's top edge to that of a layout guide, inset by a padding.
  @_disfavoredOverload
  public func setTop(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    pin(child, [.top], to: parent, by: padding)
  }

  /// Pins a view's bottom edge to that of another view, inset by a padding.
  @_disfavoredOverload
  public func setBottom(for child: UIView, to parent: UIView, at padding: Padding) {
    pin(child, [.bottom], to: parent, by: padding)
  }

  /// Pins a view's bottom edge to that of a layout guide, inset by a padding.
  @_disfavoredOverload
  public func setBottom(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    pin(child, [.bottom], to: parent, by: padding)
  }

  /// Pins a view's leading edge to that of another view, inset by a padding.
  @_disfavoredOverload
  public func setLeft(for child: UIView, to parent: UIView, at padding: Padding) {
    pin(child, [.leading], to: parent, by: padding)
  }

  /// Pins a view's leading edge to that of a layout guide, inset by a padding.
  @_disfavoredOverload
  public func setLeft(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    pin(child, [.leading], to: parent, by: padding)
  }

  /// Pins a view's trailing edge to that of another view, inset by a padding.
  @_disfavoredOverload
  public func setRight(for child: UIView, to parent: UIView, at padding: Padding) {
    pin(child, [.trailing], to: parent, by: padding)
  }

  /// Pins a view's trailing edge to that of a layout guide, inset by a padding.
  @_disfavoredOverload
  public func setRight(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    pin(child, [.trailing], to: parent, by: padding)
  }

  /// Pins a view's top edge to the bottom edge of another view, with a padding between them.
  @_disfavoredOverload
  public func setBelow(for child: UIView, below sibling: UIView, at padding: Padding) {
    activate(for: [child], [relation(child, .top, sibling, .bottom, padding.value)])
  }

  // MARK: Pairs of edges

  /// Pins a view's top and bottom edges to those of another view, inset by a padding.
  @_disfavoredOverload
  public func setVertical(for child: UIView, to parent: UIView, at padding: Padding) {
    pin(child, [.top, .bottom], to: parent, by: padding)
  }

  /// Pins the top and bottom edges of several views to those of another view, inset by a padding.
  @_disfavoredOverload
  public func setVertical(for children: [UIView], to parent: UIView, at padding: Padding) {
    activate(
      for: children, children.flatMap { relations($0, [.top, .bottom], to: parent, by: padding) })
  }

  /// Pins a view's top and bottom edges to those of a layout guide, inset by a padding.
  @_disfavoredOverload
  public func setVertical(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    pin(child, [.top, .bottom], to: parent, by: padding)
  }

  /// Pins a view's leading and trailing edges to those of another view, inset by a padding.
  @_disfavoredOverload
  public func setHorizontal(for child: UIView, to parent: UIView, at padding: Padding) {
    pin(child, [.leading, .trailing], to: parent, by: padding)
  }

  /// Pins the leading and trailing edges of several views to those of another view, inset by a
  /// padding.
  @_disfavoredOverload
  public func setHorizontal(for children: [UIView], to parent: UIView, at padding: Padding) {
    activate(
      for: children,
      children.flatMap { relations($0, [.leading, .trailing], to: parent, by: padding) })
  }

  /// Pins a view's leading and trailing edges to those of a layout guide, inset by a padding.
  @_disfavoredOverload
  public func setHorizontal(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    pin(child, [.leading, .trailing], to: parent, by: padding)
  }

  /// Pins all four edges of a view to those of another view, inset by a padding.
  @_disfavoredOverload
  public func setAll(for child: UIView, to parent: UIView, at padding: Padding) {
    pin(child, [.top, .bottom, .leading, .trailing], to: parent, by: padding)
  }

  /// Pins all four edges of a view to those of a layout guide, inset by a padding.
  @_disfavoredOverload
  public func setAll(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    pin(child, [.top, .bottom, .leading, .trailing], to: parent, by: padding)
  }

  // MARK: Stack

  /// Stacks views from top to bottom inside another view, whose height becomes that of the views
  /// and paddings.
  ///
  /// - Throws: ``ConstraintErrorEnum`` if there are no views or the number of paddings is not one
  ///   more than that of views; nothing is changed then.
  @_disfavoredOverload
  public func setStack(
    for children: [UIView], to parent: UIView, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]
  ) throws {
    try stack(children, in: parent, horizontalPadding, verticalPaddings)
  }

  /// Stacks views from top to bottom inside a layout guide, whose height becomes that of the views
  /// and paddings.
  ///
  /// - Throws: ``ConstraintErrorEnum`` if there are no views or the number of paddings is not one
  ///   more than that of views; nothing is changed then.
  @_disfavoredOverload
  public func setStack(
    for children: [UIView], to parent: UILayoutGuide, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]
  ) throws {
    try stack(children, in: parent, horizontalPadding, verticalPaddings)
  }

  // MARK: Size and center

  /// Constrains a view's height.
  @_disfavoredOverload
  @discardableResult
  public func setHeight(for view: UIView, at height: CGFloat) -> NSLayoutConstraint {
    size(view, .height, height)
  }

  /// Constrains a view's width.
  @_disfavoredOverload
  @discardableResult
  public func setWidth(for view: UIView, at width: CGFloat) -> NSLayoutConstraint {
    size(view, .width, width)
  }

  /// Pins a view's center to that of another view.
  @_disfavoredOverload
  public func setCenter(for child: UIView, in parent: UIView) {
    activate(
      for: [child],
      [
        relation(child, .centerX, parent, .centerX, 0),
        relation(child, .centerY, parent, .centerY, 0),
      ])
  }
}
