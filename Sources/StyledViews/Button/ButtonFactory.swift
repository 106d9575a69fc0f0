// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// A factory of buttons with a palette.
public final class ButtonFactory: ButtonFactoryProtocol {
  /// The helper that adds size constraints.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The helper that adds the gradients of floating action buttons.
  public var gradientHelper: any GradientHelperProtocol
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol
  /// The source of fonts, corner radii, and elevations.
  public let theme: Theme

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - constraintHelper: The helper that adds size constraints.
  ///   - gradientHelper: The helper that adds the gradients of floating action buttons.
  ///   - viewFactoryColor: The palette; the default palette if omitted.
  ///   - theme: The fonts, corner radii, and elevations; `Theme.library` if omitted.
  public init(
    constraintHelper: any ConstraintHelperProtocol = ConstraintHelper(),
    gradientHelper: any GradientHelperProtocol = GradientHelper(),
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor(),
    theme: Theme = .library
  ) {
    self.constraintHelper = constraintHelper
    self.gradientHelper = gradientHelper
    self.viewFactoryColor = viewFactoryColor
    self.theme = theme
  }

  /// Returns a button that refuses, cancels, or deletes: 40 points high, as wide as its title, with
  /// a rounded border in the color of the title.
  public func negative() -> UIButton {
    let button = bordered(
      viewFactoryColor.onButtonNegative.uiColor, on: viewFactoryColor.buttonNegative.uiColor)
    button.layer.zPosition = theme.elevation.fab.value
    return button
  }

  /// Returns the main floating action button: a disc of 40 points for a symbol.
  public func mainFab() -> UIButton {
    fab(size: 40, symbolSize: 24)
  }

  /// Returns a small floating action button: a disc of 32 points for a symbol.
  public func miniFab() -> UIButton {
    fab(size: 32, symbolSize: 16)
  }

  private func fab(size: CGFloat, symbolSize: CGFloat) -> UIButton {
    let button = FadingButtonNode(frame: CGRect(x: 0, y: 0, width: size, height: size))
    button.setTitleColor(viewFactoryColor.onButtonFab.uiColor, for: .normal)
    button.tintColor = viewFactoryColor.onButtonFab.uiColor
    button.setPreferredSymbolConfiguration(
      .following(size: symbolSize, largest: size * 3 / 4), forImageIn: .normal)
    button.layer.cornerRadius = size / 2
    button.layer.zPosition = theme.elevation.fab.value
    button.translatesAutoresizingMaskIntoConstraints = false
    constraintHelper.setHeight(for: button, at: size).priority = .componentSize
    constraintHelper.setWidth(for: button, at: size).priority = .componentSize
    // A new view has no gradient with that name, so this cannot fail.
    try? gradientHelper.custom(
      for: button, cornerRadius: size / 2,
      colors: [
        viewFactoryColor.buttonFabGradientFirst.uiColor,
        viewFactoryColor.buttonFabGradientLast.uiColor,
      ])
    return button
  }
}
