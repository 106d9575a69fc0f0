// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// A factory of inputs with a palette.
public final class InputFactory: InputFactoryProtocol {
  /// The helper that adds the height constraint.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol
  /// The source of fonts.
  public let typography: Theme.Typography
  /// The source of corner radii and borders.
  public let shape: Theme.Shape

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - constraintHelper: The helper that adds the height constraint.
  ///   - viewFactoryColor: The palette; the default palette if omitted.
  ///   - typography: The fonts; the standard ones if omitted.
  ///   - shape: The corner radii and borders; the standard ones if omitted.
  public init(
    constraintHelper: any ConstraintHelperProtocol = ConstraintHelper(),
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor(),
    typography: Theme.Typography = Theme.Typography(), shape: Theme.Shape = Theme.Shape()
  ) {
    self.constraintHelper = constraintHelper
    self.viewFactoryColor = viewFactoryColor
    self.typography = typography
    self.shape = shape
  }

  /// Returns an input for a number, with a number pad and a toolbar whose Done item dismisses the
  /// keyboard, because number pads have no Return key.
  public func number() -> UITextField {
    let input = make()
    input.keyboardType = .numberPad
    input.inputAccessoryView = toolbar(for: input)
    return input
  }

  /// Returns an input for text.
  public func text() -> UITextField {
    make()
  }

  /// The placeholder of an input whose placeholder has not been set.
  package static let unsetPlaceholder = "placeholder"

  private func make() -> UITextField {
    let input = UITextField()
    input.borderStyle = .roundedRect
    input.font = typography.input.uiFont
    input.adjustsFontForContentSizeCategory = true
    input.setContentCompressionResistancePriority(.componentContent, for: .vertical)
    input.textColor = viewFactoryColor.onInput.uiColor
    input.backgroundColor = viewFactoryColor.input.uiColor
    input.tintColor = viewFactoryColor.focus.uiColor
    input.layer.cornerRadius = shape.small
    input.drawBorder(viewFactoryColor.outlineInStrongContrast.uiColor, width: shape.border)
    // This is a default text; a placeholder that is set later keeps the color.
    input.show(
      placeholder: Self.unsetPlaceholder, in: viewFactoryColor.inputPlaceholder.uiColor)
    input.returnKeyType = .done
    input.adjustsFontSizeToFitWidth = true
    input.translatesAutoresizingMaskIntoConstraints = false
    constraintHelper.setComponentHeight(for: input, at: 48)
    input.keepExplicitFrame()
    return input
  }

  private func toolbar(for input: UITextField) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.barTintColor = viewFactoryColor.input.uiColor
    bar.tintColor = viewFactoryColor.onInput.uiColor
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak input] _ in
        _ = input?.resignFirstResponder()
      })
    bar.items = [UIBarButtonItem.flexibleSpace(), done]
    return bar
  }
}
