// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of cards: raised panels with rounded corners, whose content is inset by 16 points from
/// the sides and by 24 points from the top and bottom.
///
/// The height of a card is determined by its content; the screen determines its width.
#if MainActor
  @MainActor
#endif
public protocol CardFactoryProtocol {
  /// The helper that places the content.
  var constraintHelper: any ConstraintHelperProtocol { get }
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }
  /// The factory for the labels of cards.
  var label: any LabelFactoryProtocol { get }
  /// The factory for the inputs of cards.
  var input: any InputFactoryProtocol { get }
  /// The factory for the buttons of cards.
  var button: any ButtonFactoryProtocol { get }
  /// The factory for the stacks of cards.
  var stack: any StackFactoryProtocol { get }

  /// Turns a view into a card with a stack as its content, and returns the view.
  ///
  /// - Parameters:
  ///   - card: The view that becomes the card.
  ///   - stack: The content.
  /// - Returns: The card.
  func main(card: UIView, stack: UIStackView) -> UIView

  /// Returns a card with a header above its content.
  ///
  /// - Parameters:
  ///   - title: The header's text.
  ///   - views: The content, from the top, 16 points apart.
  /// - Returns: The card.
  func titled(title: String, views: [UIView]) -> UIView

  /// Returns a card with a header, a text, and a button of the same width.
  ///
  /// - Parameters:
  ///   - title: The header's text.
  ///   - message: The text below it.
  ///   - button: The action.
  /// - Returns: The card.
  func action(title: String, message: String, button: UIButton) -> UIView
}

extension CardFactoryProtocol {
  /// Returns a card with a stack as its content.
  ///
  /// - Parameter stack: The content.
  /// - Returns: The card.
  public func main(stack: UIStackView) -> UIView { main(card: UIView(), stack: stack) }
}
