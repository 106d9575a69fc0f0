// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// A factory of cards with a palette.
public final class CardFactory: CardFactoryProtocol {
  /// The helper that places the content.
  public let constraintHelper: any ConstraintHelperProtocol
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol
  /// The source of corner radii, spacing, and elevations.
  public let theme: Theme
  /// The factory of labels.
  public let label: any LabelFactoryProtocol
  /// The factory of inputs.
  public let input: any InputFactoryProtocol
  /// The factory of buttons.
  public let button: any ButtonFactoryProtocol
  /// The factory of stacks.
  public let stack: any StackFactoryProtocol

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - constraintHelper: The helper that places the content.
  ///   - labelFactory: The factory for the labels of cards.
  ///   - inputFactory: The factory for the inputs of cards.
  ///   - buttonFactory: The factory for the buttons of cards.
  ///   - stackFactory: The factory for the stacks of cards.
  ///   - viewFactoryColor: The palette; the default palette if omitted. It colors only the card
  ///     itself; labels, inputs, and buttons have the colors of their own factories.
  ///   - theme: The corner radii, spacing, and elevations; `Theme.library` if omitted.
  public init(
    constraintHelper: any ConstraintHelperProtocol = ConstraintHelper(),
    labelFactory: any LabelFactoryProtocol = LabelFactory(),
    inputFactory: any InputFactoryProtocol = InputFactory(),
    buttonFactory: any ButtonFactoryProtocol = ButtonFactory(),
    stackFactory: any StackFactoryProtocol = StackFactory(),
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor(),
    theme: Theme = .library
  ) {
    self.constraintHelper = constraintHelper
    self.viewFactoryColor = viewFactoryColor
    self.theme = theme
    label = labelFactory
    input = inputFactory
    button = buttonFactory
    stack = stackFactory
  }

  /// Turns a view into a card with a stack as its content, and returns the view.
  public func main(card: UIView, stack: UIStackView) -> UIView {
    // The size before the first layout.
    card.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    card.backgroundColor = viewFactoryColor.card.uiColor
    card.translatesAutoresizingMaskIntoConstraints = false
    let layer = card.layer
    layer.cornerRadius = theme.shape.card
    card.drawBorder(viewFactoryColor.outlineInStrongContrast.uiColor, width: 1)
    layer.zPosition = theme.elevation.card.value
    layer.shadowOffset = CGSize(width: 4, height: 4)
    layer.shadowRadius = 4
    layer.shadowOpacity = 0.2
    card.addSubview(stack)
    constraintHelper.setHorizontal(for: stack, to: card, at: theme.spacing.medium)
    constraintHelper.setVertical(for: stack, to: card, at: theme.spacing.large)
    return card
  }
}
