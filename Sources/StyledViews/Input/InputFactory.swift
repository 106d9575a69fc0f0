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
  /// The placeholder of an input whose placeholder is not set.
  public let placeholder: String
  /// The title of the item above number pads that dismisses the keyboard; the system's if `nil`.
  public let doneTitle: String?

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - constraintHelper: The helper that adds the height constraint.
  ///   - viewFactoryColor: The palette; the default palette if omitted.
  ///   - typography: The fonts; the standard ones if omitted.
  ///   - shape: The corner radii and borders; the standard ones if omitted.
  ///   - placeholder: The placeholder of an input whose placeholder is not set.
  ///   - doneTitle: The title of the item above number pads that dismisses the keyboard; the
  ///     system's if `nil`.
  public init(
    constraintHelper: any ConstraintHelperProtocol = ConstraintHelper(),
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor(),
    typography: Theme.Typography = Theme.Typography(), shape: Theme.Shape = Theme.Shape(),
    placeholder: String = "placeholder", doneTitle: String? = nil
  ) {
    self.constraintHelper = constraintHelper
    self.viewFactoryColor = viewFactoryColor
    self.typography = typography
    self.shape = shape
    self.placeholder = placeholder
    self.doneTitle = doneTitle
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

  /// The placeholder of an input that neither the app nor the factory has given one.
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
      placeholder: placeholder, in: viewFactoryColor.inputPlaceholder.uiColor)
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
    bar.items = [UIBarButtonItem.flexibleSpace(), doneItem(for: input)]
    return bar
  }

  private func doneItem(for input: UITextField) -> UIBarButtonItem {
    let action = UIAction(title: doneTitle ?? "") { [weak input] _ in
      _ = input?.resignFirstResponder()
    }
    // The title of a system item can't be replaced.
    guard let doneTitle else { return UIBarButtonItem(systemItem: .done, primaryAction: action) }
    let item = UIBarButtonItem(
      title: doneTitle, image: nil, primaryAction: action, menu: nil)
    item.style = .done
    return item
  }
}
