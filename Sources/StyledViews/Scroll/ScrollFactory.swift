// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The scroll views of the library.
public final class ScrollFactory: ScrollFactoryProtocol {
  /// The helper that adds size constraints.
  public var constraintHelper: any ConstraintHelperProtocol

  /// Creates the factory.
  ///
  /// - Parameter constraintHelper: What the scroll views place their subviews with.
  public init(constraintHelper: any ConstraintHelperProtocol = ConstraintHelper()) {
    self.constraintHelper = constraintHelper
  }

  /// A scroll view whose page is as wide as the screen and as high as its content.
  public func vertical() -> VerticalScrollNode {
    VerticalScrollNode(frame: .zero, constraintHelper: constraintHelper)
  }
}
