// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of stacks.
///
/// All stacks are transparent.
///
/// The alignment of a stack makes its views fill it across its axis, without further constraints,
/// so that you can hide views and enable margins without conflicts.
#if MainActor
  @MainActor
#endif
public protocol StackFactoryProtocol {
  /// The helper with which extensions of the factory add constraints.
  var constraintHelper: any ConstraintHelperProtocol { get }

  /// Returns a vertical stack with a spacing of 16 points, whose views fill its width.
  ///
  /// - Parameter views: The views, from the top.
  /// - Returns: The stack.
  func vertical(views: [UIView]) -> UIStackView

  /// Returns a horizontal stack with a spacing of 16 points, whose views have equal widths and fill
  /// its height.
  ///
  /// - Parameter views: The views, in reading order.
  /// - Returns: The stack.
  func horizontal(views: [UIView]) -> UIStackView

  /// Returns two columns of equal widths, 24 points apart, each with a vertical spacing of at least
  /// 24 points.
  ///
  /// The shorter column is distributed over the height of the longer one, with equal distances
  /// between the centers of its views.
  ///
  /// - Parameters:
  ///   - leftColumnViews: The views of the leading column, from the top.
  ///   - rightColumnViews: The views of the trailing column, from the top.
  /// - Returns: The stack of the two columns, which are stacks themselves.
  func twoColumns(leftColumnViews: [UIView], rightColumnViews: [UIView]) -> UIStackView

  /// Returns a stack of a view and, 4 points above it, a label, whose text is also the view's
  /// accessibility label.
  ///
  /// - Parameters:
  ///   - label: The label, for example from ``LabelFactoryProtocol/inputLabel(alignment:)``.
  ///   - view: The labeled view.
  /// - Returns: The stack of the two.
  func labeledView(label: UILabel, for view: UIView) -> UIStackView
}
