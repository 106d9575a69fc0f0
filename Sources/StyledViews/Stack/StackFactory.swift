// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// The stacks of the library.
public final class StackFactory: StackFactoryProtocol {
  /// The helper that adds size constraints.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The distances between views.
  public let spacing: Theme.Spacing

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - constraintHelper: What sets further constraints.
  ///   - spacing: The distances between views; the library's own unless given.
  public init(
    constraintHelper: any ConstraintHelperProtocol = ConstraintHelper(),
    spacing: Theme.Spacing = Theme.Spacing()
  ) {
    self.constraintHelper = constraintHelper
    self.spacing = spacing
  }

  /// Views one below the other, 16 points apart, each as wide as the stack.
  public func vertical(views: [UIView]) -> UIStackView {
    make(views, .vertical, .fill, spacing.medium)
  }

  /// Views side by side, 16 points apart, all of the same width and as high as the stack.
  public func horizontal(views: [UIView]) -> UIStackView {
    make(views, .horizontal, .fillEqually, spacing.medium)
  }

  /// Two columns of the same width, 24 points apart; in each, views one below the other, at least
  /// 24 points apart.
  ///
  /// The shorter column is spread over the height of the longer one, the centers of its views
  /// equally far apart.
  public func twoColumns(
    leftColumnViews: [UIView], rightColumnViews: [UIView]
  ) -> UIStackView {
    let columns = [leftColumnViews, rightColumnViews].map {
      make($0, .vertical, .equalCentering, spacing.large)
    }
    return make(columns, .horizontal, .fillEqually, spacing.large)
  }

  /// A view and, 4 points above it, a label that says what it is, also to those who do not see it.
  public func labeledView(label: UILabel, for view: UIView) -> UIStackView {
    view.take(title: label)
    return make([label, view], .vertical, .fill, spacing.tight)
  }

  private func make(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
    _ spacing: Padding
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = .fill
    stack.spacing = spacing.value
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }
}
