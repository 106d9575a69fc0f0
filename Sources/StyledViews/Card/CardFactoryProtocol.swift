// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes cards: raised panels with round corners that keep their content 16 points from the sides
/// and 24 from top and bottom.
///
/// A card is as high as its content; its width is the screen's to say.
#if MainActor
  @MainActor
#endif
public protocol CardFactoryProtocol {
  /// The helper that places the content.
  var constraintHelper: any ConstraintHelperProtocol { get }
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }
  /// Makes the labels of cards.
  var label: any LabelFactoryProtocol { get }
  /// Makes the inputs of cards.
  var input: any InputFactoryProtocol { get }
  /// Makes the buttons of cards.
  var button: any ButtonFactoryProtocol { get }
  /// Makes the stacks of cards.
  var stack: any StackFactoryProtocol { get }

  /// Makes a card of a view, with a stack as its content.
  ///
  /// - Parameters:
  ///   - card: The view that becomes the card.
  ///   - stack: The content.
  /// - Returns: The card.
  func main(card: UIView, stack: UIStackView) -> UIView

  /// A card with a header above its content.
  ///
  /// - Parameters:
  ///   - title: The header's text.
  ///   - views: The content, from the top, 16 points apart.
  /// - Returns: The card.
  func titled(title: String, views: [UIView]) -> UIView

  /// A card that says something and offers an action: header, text, and a button as wide as both.
  ///
  /// - Parameters:
  ///   - title: The header's text.
  ///   - message: The text below it.
  ///   - button: The action.
  /// - Returns: The card.
  func action(title: String, message: String, button: UIButton) -> UIView
}

extension CardFactoryProtocol {
  /// Makes a card with a stack as its content.
  ///
  /// - Parameter stack: The content.
  /// - Returns: The card.
  public func main(stack: UIStackView) -> UIView { main(card: UIView(), stack: stack) }
}
