// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// A factory of stacks.
public final class StackFactory: StackFactoryProtocol {
  /// The helper with which extensions of the factory add constraints.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The spacing between views.
  public let spacing: Theme.Spacing

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - constraintHelper: The helper with which extensions of the factory add constraints.
  ///   - spacing: The spacing between views; the standard spacing if omitted.
  public init(
    constraintHelper: any ConstraintHelperProtocol = ConstraintHelper(),
    spacing: Theme.Spacing = Theme.Spacing()
  ) {
    self.constraintHelper = constraintHelper
    self.spacing = spacing
  }

  /// Returns a vertical stack with a spacing of 16 points, whose views fill its width.
  public func vertical(views: [UIView]) -> UIStackView {
    make(views, .vertical, .fill, spacing.medium)
  }

  /// Returns a horizontal stack with a spacing of 16 points, whose views have equal widths and fill
  /// its height.
  public func horizontal(views: [UIView]) -> UIStackView {
    make(views, .horizontal, .fillEqually, spacing.medium)
  }

  /// Returns two columns of equal widths, 24 points apart, each with a vertical spacing of at least
  /// 24 points.
  ///
  /// The shorter column is distributed over the height of the longer one, with equal distances
  /// between the centers of its views.
  public func twoColumns(
    leftColumnViews: [UIView], rightColumnViews: [UIView]
  ) -> UIStackView {
    let columns = [leftColumnViews, rightColumnViews].map {
      make($0, .vertical, .equalCentering, spacing.large)
    }
    return make(columns, .horizontal, .fillEqually, spacing.large)
  }

  /// Returns a stack of a view and, 4 points above it, a label, whose text is also the view's
  /// accessibility label.
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
