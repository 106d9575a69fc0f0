// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes stacks.
///
/// All are transparent.
///
/// The views of a stack fill it across its axis by the stack's own alignment, without constraints of
/// their own, so that they can be hidden, and margins can be switched on, without a conflict.
#if MainActor
  @MainActor
#endif
public protocol StackFactoryProtocol {
  /// The helper that adds further constraints.
  var constraintHelper: any ConstraintHelperProtocol { get }

  /// Views one below the other, 16 points apart, each as wide as the stack.
  ///
  /// - Parameter views: The views, from the top.
  /// - Returns: The stack.
  func vertical(views: [UIView]) -> UIStackView

  /// Views side by side, 16 points apart, all of the same width and as high as the stack.
  ///
  /// - Parameter views: The views, in reading order.
  /// - Returns: The stack.
  func horizontal(views: [UIView]) -> UIStackView

  /// Two columns of the same width, 24 points apart; in each, views one below the other, at least 24
  /// points apart. The shorter column is spread over the height of the longer one, the centers of
  /// its views equally far apart.
  ///
  /// - Parameters:
  ///   - leftColumnViews: The views of the column where reading begins, from the top.
  ///   - rightColumnViews: The views of the other column, from the top.
  /// - Returns: The stack of the two columns, which are stacks themselves.
  func twoColumns(leftColumnViews: [UIView], rightColumnViews: [UIView]) -> UIStackView

  /// A view and, 4 points above it, a label that says what it is, also to those who do not see it.
  ///
  /// - Parameters:
  ///   - label: The label, such as ``LabelFactoryProtocol/inputLabel(alignment:)`` makes.
  ///   - view: What is labeled.
  /// - Returns: The stack of the two.
  func labeledView(label: UILabel, for view: UIView) -> UIStackView
}
