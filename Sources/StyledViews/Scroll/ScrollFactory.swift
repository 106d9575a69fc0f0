// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A factory of scroll views.
public final class ScrollFactory: ScrollFactoryProtocol {
  /// The helper that the scroll views use to place their subviews.
  public var constraintHelper: any ConstraintHelperProtocol

  /// Creates the factory.
  ///
  /// - Parameter constraintHelper: The helper that the scroll views use to place their subviews.
  public init(constraintHelper: any ConstraintHelperProtocol = ConstraintHelper()) {
    self.constraintHelper = constraintHelper
  }

  /// Returns a scroll view whose page is as wide as the scroll view and as high as its content.
  public func vertical() -> VerticalScrollNode {
    VerticalScrollNode(frame: .zero, constraintHelper: constraintHelper)
  }
}
