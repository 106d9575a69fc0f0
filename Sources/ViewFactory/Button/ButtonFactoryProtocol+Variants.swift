// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

// Whole buttons, made from what every conforming type has, so that a type written for the smaller
// protocol of earlier versions has them as well.

extension ButtonFactoryProtocol {
  /// A button that agrees, saves or goes on: like ``negative()``, filled with the gradient of the
  /// floating action buttons.
  public func positive() -> ButtonNode {
    let button = titled(viewFactoryColor.onButtonFab, on: viewFactoryColor.buttonFabGradientLast)
    // A new view has no gradient of that name, so this cannot be refused.
    try? gradientHelper.custom(
      for: button, layerName: "gradientPositive", start: .centerLeft, end: .centerRight,
      colors: [viewFactoryColor.buttonFabGradientFirst, viewFactoryColor.buttonFabGradientLast],
      type: .axial)
    return button
  }

  /// A button that does neither: like ``negative()``, in the colours of an input.
  public func neutral() -> ButtonNode {
    bordered(viewFactoryColor.onInput, on: viewFactoryColor.input)
  }

  /// A symbol to press, 44 points large and without a background.
  public func icon(image: Image?, label: String) -> ButtonNode {
    let button = FadingButtonNode(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.setImage(image, for: .normal)
    button.setPreferredSymbolConfiguration(
      .following(size: 20, weight: .medium, largest: 36), forImageIn: .normal)
    button.tintColor = viewFactoryColor.link
    button.accessibilityLabel = label
    button.translatesAutoresizingMaskIntoConstraints = false
    constraintHelper.setComponentHeight(for: button, at: 44)
    constraintHelper.setWidth(for: button, at: 44).priority = .componentSize
    return button
  }

  /// Text that leads somewhere, read aloud as a link, at least 44 points high.
  public func link(title: String) -> ButtonNode {
    let button = LinkButtonNode(frame: .zero)
    button.scalesTitle(in: theme.typography.body)
    button.setTitle(title, for: .normal)
    button.setTitleColor(viewFactoryColor.link, for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    constraintHelper.setComponentHeight(for: button, at: 44)
    return button
  }

  func bordered(_ color: Color, on background: Color) -> ButtonNode {
    let button = titled(color, on: background)
    button.layer.borderWidth = theme.shape.border
    button.layer.borderColor = color
    return button
  }

  private func titled(_ color: Color, on background: Color) -> ButtonNode {
    let button = FadingButtonNode(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    button.scalesTitle(in: theme.typography.button)
    button.setTitleColor(color, for: .normal)
    button.tintColor = color
    button.backgroundColor = background
    button.layer.cornerRadius = theme.shape.button
    button.translatesAutoresizingMaskIntoConstraints = false
    constraintHelper.setComponentHeight(for: button, at: 40)
    return button
  }
}
