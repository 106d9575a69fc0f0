// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes buttons.
///
/// All fade to 60 % while they are pressed, and to 40 % while they are disabled.
#if MainActor
  @MainActor
#endif
public protocol ButtonFactoryProtocol {
  /// The helper that adds size constraints.
  var constraintHelper: any ConstraintHelperProtocol { get }
  /// The helper that paints the floating action buttons.
  var gradientHelper: any GradientHelperProtocol { get }
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }
  /// The source of fonts, corner radii, and elevations; the library's standard theme by default.
  var theme: Theme { get }

  /// A button that refuses, cancels or deletes: 40 points high, as wide as its title asks, with a
  /// round border in the color of the title.
  ///
  /// - Returns: The button.
  func negative() -> UIButton

  /// A button that agrees, saves or goes on: like ``negative()``, filled with the gradient of the
  /// floating action buttons.
  ///
  /// - Returns: The button.
  func positive() -> UIButton

  /// A button that does neither: like ``negative()``, in the colors of an input.
  ///
  /// - Returns: The button.
  func neutral() -> UIButton

  /// The main floating action button: a disc of 40 points for a symbol.
  ///
  /// - Returns: The button.
  func mainFab() -> UIButton

  /// A small floating action button: a disc of 32 points for a symbol.
  ///
  /// - Returns: The button.
  func miniFab() -> UIButton

  /// A symbol to press, 44 points large and without a background.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - label: What the button does, for those who do not see the symbol.
  /// - Returns: The button.
  func icon(image: UIImage?, label: String) -> UIButton

  /// Text that leads somewhere, read aloud as a link, at least 44 points high.
  ///
  /// - Parameter title: The text.
  /// - Returns: The button.
  func link(title: String) -> UIButton
}

extension ButtonFactoryProtocol {
  /// The library's own theme.
  public var theme: Theme { .library }
}
