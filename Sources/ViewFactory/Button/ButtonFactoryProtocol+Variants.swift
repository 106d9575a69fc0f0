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

  func bordered(_ color: Color, on background: Color) -> ButtonNode {
    let button = titled(color, on: background)
    button.layer.borderWidth = theme.shape.border
    button.layer.borderColor = color
    return button
  }

  private func titled(_ color: Color, on background: Color) -> ButtonNode {
    let button = FadingButtonNode(frame: .zero)
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
