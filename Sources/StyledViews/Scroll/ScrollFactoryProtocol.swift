// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A factory of scroll views.
#if MainActor
  @MainActor
#endif
public protocol ScrollFactoryProtocol {
  /// The helper with which the scroll views place their subviews.
  var constraintHelper: any ConstraintHelperProtocol { get }

  /// Returns a scroll view whose page is as wide as the screen and as high as its content.
  ///
  /// - Returns: The scroll view, empty until ``VerticalScrollNode/initSubviews(_:in:horizontalPadding:verticalPaddings:)``.
  func vertical() -> VerticalScrollNode
}
