// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// The inputs of a palette.
public final class InputFactory: InputFactoryProtocol {
  /// What sets the sizes.
  public var constraintHelper: any ConstraintHelperProtocol
  /// Where the colours come from.
  public var viewFactoryColor: any ViewFactoryColorProtocol
  /// Where the fonts come from.
  public let typography: Theme.Typography
  /// Where the corners and borders come from.
  public let shape: Theme.Shape

  /// Makes the factory.
  ///
  /// - Parameters:
  ///   - constraintHelper: What sets the height.
  ///   - viewFactoryColor: The palette; the default one unless given.
  ///   - typography: The fonts; the library's own unless given.
  ///   - shape: The corners and borders; the library's own unless given.
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

  /// An input for a number: a number pad, and above it a toolbar with a Done item that puts the
  /// keyboard away, since number pads have no return key.
  public func number() -> InputNode {
    let input = make()
    input.keyboardType = .numberPad
    input.inputAccessoryView = toolbar(for: input)
    return input
  }

  /// An input for any text.
  public func text() -> InputNode {
    make()
  }

  /// What an input shows until it gets a placeholder of its own.
  static let unsetPlaceholder = "placeholder"

  private func make() -> InputNode {
    let input = InputNode()
    input.borderStyle = .roundedRect
    input.font = typography.input.font
    input.adjustsFontForContentSizeCategory = true
    input.setContentCompressionResistancePriority(.componentContent, for: .vertical)
    input.textColor = viewFactoryColor.onInput
    input.backgroundColor = viewFactoryColor.input
    input.tintColor = viewFactoryColor.focus
    input.layer.cornerRadius = shape.small
    input.layer.borderWidth = shape.border
    input.layer.borderColor = viewFactoryColor.outlineInStrongContrast
    // The text to be replaced; a placeholder set later keeps the colour.
    input.attributedPlaceholder = AttributedText(
      string: Self.unsetPlaceholder,
      attributes: [.foregroundColor: viewFactoryColor.inputPlaceholder])
    input.returnKeyType = .done
    input.adjustsFontSizeToFitWidth = true
    input.translatesAutoresizingMaskIntoConstraints = false
    constraintHelper.setComponentHeight(for: input, at: 48)
    input.keepsFrameSetByHand = true
    return input
  }

  private func toolbar(for input: InputNode) -> ToolbarNode {
    let bar = ToolbarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.barTintColor = viewFactoryColor.input
    bar.tintColor = viewFactoryColor.onInput
    let done = BarButtonItem(barButtonSystemItem: .done) { [weak input] _ in
      _ = input?.resignFirstResponder()
    }
    bar.items = [BarButtonItem(barButtonSystemItem: .flexibleSpace), done]
    return bar
  }
}
