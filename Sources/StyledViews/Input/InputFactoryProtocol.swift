// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of inputs: 48 points high or as high as large text requires, with a rounded border.
///
/// Set the input's `placeholder` to the text to show while it is empty.
#if MainActor
  @MainActor
#endif
public protocol InputFactoryProtocol {
  /// The helper that adds the height constraint.
  var constraintHelper: any ConstraintHelperProtocol { get }
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }

  /// Returns an input for a number, with a number pad and a toolbar whose Done item dismisses the
  /// keyboard, because number pads have no Return key.
  ///
  /// - Returns: The input.
  func number() -> UITextField

  /// Returns an input for text.
  ///
  /// - Returns: The input.
  func text() -> UITextField
}
