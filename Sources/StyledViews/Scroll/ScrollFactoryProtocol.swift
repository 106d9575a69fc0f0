// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A factory of scroll views.
#if MainActor
  @MainActor
#endif
public protocol ScrollFactoryProtocol {
  /// The helper that the scroll views use to place their subviews.
  var constraintHelper: any ConstraintHelperProtocol { get }

  /// Returns a scroll view whose page is as wide as the scroll view and as high as its content.
  ///
  /// - Returns: The scroll view, which is empty until you call its `initSubviews` method.
  func vertical() -> VerticalScrollNode
}
