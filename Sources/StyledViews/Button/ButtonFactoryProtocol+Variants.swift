// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

// Default implementations in terms of the other requirements, so that a type written for an earlier
// version of the protocol provides these buttons as well.

extension ButtonFactoryProtocol {
  /// Returns a button that confirms, saves, or continues: like ``negative()``, filled with the
  /// gradient of the floating action buttons.
  public func positive() -> UIButton {
    let button = titled(
      viewFactoryColor.onButtonFab.uiColor, on: viewFactoryColor.buttonFabGradientLast.uiColor)
    // A new view has no gradient with that name, so this cannot fail.
    try? gradientHelper.custom(
      for: button, layerName: "gradientPositive", start: .centerLeft, end: .centerRight,
      colors: [
        viewFactoryColor.buttonFabGradientFirst.uiColor,
        viewFactoryColor.buttonFabGradientLast.uiColor,
      ],
      type: .axial)
    return button
  }

  /// Returns a neutral button: like ``negative()``, in the colors of an input.
  public func neutral() -> UIButton {
    bordered(viewFactoryColor.onInput.uiColor, on: viewFactoryColor.input.uiColor)
  }

  /// Returns an icon button, 44 points in size and without a background.
  public func icon(image: UIImage?, label: String) -> UIButton {
    let button = FadingButtonNode(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.setImage(image, for: .normal)
    button.setPreferredSymbolConfiguration(
      .following(size: 20, weight: .medium, largest: 36), forImageIn: .normal)
    button.tintColor = viewFactoryColor.link.uiColor
    button.accessibilityLabel = label
    button.translatesAutoresizingMaskIntoConstraints = false
    constraintHelper.setComponentHeight(for: button, at: 44)
    constraintHelper.setWidth(for: button, at: 44).priority = .componentSize
    return button
  }

  /// Returns a link: text with the link trait, at least 44 points high.
  public func link(title: String) -> UIButton {
    let button = LinkButtonNode(frame: .zero)
    button.scalesTitle(in: theme.typography.body)
    button.setTitle(title, for: .normal)
    button.setTitleColor(viewFactoryColor.link.uiColor, for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    constraintHelper.setComponentHeight(for: button, at: 44)
    return button
  }

  func bordered(_ color: UIColor, on background: UIColor) -> UIButton {
    let button = titled(color, on: background)
    button.drawBorder(color, width: theme.shape.border)
    return button
  }

  private func titled(_ color: UIColor, on background: UIColor) -> UIButton {
    let button = FadingButtonNode(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    button.scalesTitle(in: theme.typography.button)
    button.setTitleColor(color, for: .normal)
    button.tintColor = color
    button.backgroundColor = background
    button.layer.cornerRadius = theme.shape.button
    // The insets at the top and bottom are those of buttons by default.
    let side = theme.spacing.medium.value
    button.contentEdgeInsets = UIEdgeInsets(top: 6, left: side, bottom: 6, right: side)
    button.translatesAutoresizingMaskIntoConstraints = false
    constraintHelper.setComponentHeight(for: button, at: 40)
    return button
  }
}
