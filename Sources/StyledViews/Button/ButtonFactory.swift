// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// The buttons of a palette.
public final class ButtonFactory: ButtonFactoryProtocol {
  /// The helper that adds size constraints.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The helper that paints the floating action buttons.
  public var gradientHelper: any GradientHelperProtocol
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol
  /// The source of fonts, corner radii, and elevations.
  public let theme: Theme

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - constraintHelper: What sets the sizes.
  ///   - gradientHelper: What paints the floating action buttons.
  ///   - viewFactoryColor: The palette; the default one unless given.
  ///   - theme: The fonts, corners and heights; the library's own unless given.
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

  /// A button that refuses, cancels or deletes: 40 points high, as wide as its title asks, with a
  /// round border in the color of the title.
  public func negative() -> UIButton {
    let button = bordered(
      viewFactoryColor.onButtonNegative.uiColor, on: viewFactoryColor.buttonNegative.uiColor)
    button.layer.zPosition = theme.elevation.fab.value
    return button
  }

  /// The main floating action button: a disc of 40 points for a symbol.
  public func mainFab() -> UIButton {
    fab(size: 40, symbolSize: 24)
  }

  /// A small floating action button: a disc of 32 points for a symbol.
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
    // A new view has no gradient of that name, so this cannot be refused.
    try? gradientHelper.custom(
      for: button, cornerRadius: size / 2,
      colors: [
        viewFactoryColor.buttonFabGradientFirst.uiColor,
        viewFactoryColor.buttonFabGradientLast.uiColor,
      ])
    return button
  }
}
