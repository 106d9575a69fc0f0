// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A factory of scroll views.
public final class ScrollFactory: ScrollFactoryProtocol {
  /// The helper that adds size constraints.
  public var constraintHelper: any ConstraintHelperProtocol

  /// Creates the factory.
  ///
  /// - Parameter constraintHelper: The helper with which the scroll views place their subviews.
  public init(constraintHelper: any ConstraintHelperProtocol = ConstraintHelper()) {
    self.constraintHelper = constraintHelper
  }

  /// Returns a scroll view whose page is as wide as the screen and as high as its content.
  public func vertical() -> VerticalScrollNode {
    VerticalScrollNode(frame: .zero, constraintHelper: constraintHelper)
  }
}
