// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViews

/// A card factory that records its calls and returns the cards that a test configures.
public final class MockCardFactory: CardFactoryProtocol {
  /// The constraint helper passed to the mock.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The palette passed to the mock.
  public var viewFactoryColor: any ViewFactoryColorProtocol
  /// The label factory passed to the mock.
  public var label: any LabelFactoryProtocol
  /// The input factory passed to the mock.
  public var input: any InputFactoryProtocol
  /// The button factory passed to the mock.
  public var button: any ButtonFactoryProtocol
  /// The stack factory passed to the mock.
  public var stack: any StackFactoryProtocol

  /// Creates the mock.
  ///
  /// - Parameters:
  ///   - constraintHelper: The constraint helper.
  ///   - viewFactoryColor: The palette.
  ///   - label: The label factory.
  ///   - input: The input factory.
  ///   - button: The button factory.
  ///   - stack: The stack factory.
  public init(
    constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper(),
    viewFactoryColor: any ViewFactoryColorProtocol = MockViewFactoryColor(),
    label: any LabelFactoryProtocol = MockLabelFactory(),
    input: any InputFactoryProtocol = MockInputFactory(),
    button: any ButtonFactoryProtocol = MockButtonFactory(),
    stack: any StackFactoryProtocol = MockStackFactory()
  ) {
    self.constraintHelper = constraintHelper
    self.viewFactoryColor = viewFactoryColor
    self.label = label
    self.input = input
    self.button = button
    self.stack = stack
  }

  /// The calls to ``main(card:stack:)``.
  public let mainCalls = CallRecorder<(card: UIView, stack: UIStackView), UIView>()

  /// Records the call and returns the configured value.
  public func main(card: UIView, stack: UIStackView) -> UIView {
    mainCalls.record((card, stack)) { card }
  }

  /// The calls to ``titled(title:views:)``.
  public let titledCalls = CallRecorder<(title: String, views: [UIView]), UIView>()

  /// Records the call and returns the configured value.
  public func titled(title: String, views: [UIView]) -> UIView {
    titledCalls.record((title, views)) { UIView() }
  }

  /// The calls to ``action(title:message:button:)``.
  public let actionCalls = CallRecorder<
    (title: String, message: String, button: UIButton), UIView
  >()

  /// Records the call and returns the configured value.
  public func action(title: String, message: String, button: UIButton) -> UIView {
    actionCalls.record((title, message, button)) { UIView() }
  }
}
