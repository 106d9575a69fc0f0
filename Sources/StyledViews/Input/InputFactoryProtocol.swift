// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes inputs: 48 points high or as high as large text needs, with a round border.
///
/// Set `placeholder` for the text that they show while empty.
#if MainActor
  @MainActor
#endif
public protocol InputFactoryProtocol {
  /// The helper that adds the height constraint.
  var constraintHelper: any ConstraintHelperProtocol { get }
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }

  /// An input for a number: a number pad, and above it a toolbar with a Done item that puts the
  /// keyboard away, since number pads have no return key.
  ///
  /// - Returns: The input.
  func number() -> UITextField

  /// An input for any text.
  ///
  /// - Returns: The input.
  func text() -> UITextField
}
