// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of buttons.
///
/// Buttons have an opacity of 60% while pressed and 40% while disabled.
#if MainActor
  @MainActor
#endif
public protocol ButtonFactoryProtocol {
  /// The helper that adds size constraints.
  var constraintHelper: any ConstraintHelperProtocol { get }
  /// The helper that adds the gradients of floating action buttons.
  var gradientHelper: any GradientHelperProtocol { get }
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }
  /// The source of fonts, corner radii, and elevations; `Theme.library` by default.
  var theme: Theme { get }

  /// Returns a button that refuses, cancels, or deletes: 40 points high, as wide as its title, with
  /// a rounded border in the color of the title.
  ///
  /// - Returns: The button.
  func negative() -> UIButton

  /// Returns a button that confirms, saves, or continues: like ``negative()``, filled with the
  /// gradient of the floating action buttons.
  ///
  /// - Returns: The button.
  func positive() -> UIButton

  /// Returns a neutral button: like ``negative()``, in the colors of an input.
  ///
  /// - Returns: The button.
  func neutral() -> UIButton

  /// Returns the main floating action button: a disc of 40 points for a symbol.
  ///
  /// - Returns: The button.
  func mainFab() -> UIButton

  /// Returns a small floating action button: a disc of 32 points for a symbol.
  ///
  /// - Returns: The button.
  func miniFab() -> UIButton

  /// Returns an icon button, 44 points in size and without a background.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - label: The accessibility label.
  /// - Returns: The button.
  func icon(image: UIImage?, label: String) -> UIButton

  /// Returns a link: text with the link trait, at least 44 points high.
  ///
  /// - Parameter title: The text.
  /// - Returns: The button.
  func link(title: String) -> UIButton
}

extension ButtonFactoryProtocol {
  /// The default theme, `Theme.library`.
  public var theme: Theme { .library }
}
