// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A card factory that records its calls and answers with the cards that a test sets.
public final class MockCardFactory: CardFactoryProtocol {
  /// What the factory is given to set constraints with.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The palette that is given.
  public var viewFactoryColor: any ViewFactoryColorProtocol
  /// The label factory that is given.
  public var label: any LabelFactoryProtocol
  /// The input factory that is given.
  public var input: any InputFactoryProtocol
  /// The button factory that is given.
  public var button: any ButtonFactoryProtocol
  /// The stack factory that is given.
  public var stack: any StackFactoryProtocol

  /// Makes the mock.
  ///
  /// - Parameters:
  ///   - constraintHelper: What the factory is given to set constraints with.
  ///   - viewFactoryColor: The palette that is given.
  ///   - label: The label factory that is given.
  ///   - input: The input factory that is given.
  ///   - button: The button factory that is given.
  ///   - stack: The stack factory that is given.
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

  // MARK: main(card:stack:)

  /// The arguments of the calls of ``main(card:stack:)``, in order.
  public private(set) var mainCalls: [(card: ViewNode, stack: StackNode)] = []
  /// How often ``main(card:stack:)`` was called.
  public var mainCallsCount: Int { mainCalls.count }
  /// What ``main(card:stack:)`` answers; a new one for each call while `nil`.
  public var mainAnswer: ViewNode?

  /// Records the call and answers as set.
  public func main(card: ViewNode, stack: StackNode) -> ViewNode {
    mainCalls.append((card: card, stack: stack))
    return mainAnswer ?? card
  }

  // MARK: titled(title:views:)

  /// The arguments of the calls of ``titled(title:views:)``, in order.
  public private(set) var titledCalls: [(title: String, views: [ViewNode])] = []
  /// How often ``titled(title:views:)`` was called.
  public var titledCallsCount: Int { titledCalls.count }
  /// What ``titled(title:views:)`` answers; a new one for each call while `nil`.
  public var titledAnswer: ViewNode?

  /// Records the call and answers as set.
  public func titled(title: String, views: [ViewNode]) -> ViewNode {
    titledCalls.append((title: title, views: views))
    return titledAnswer ?? ViewNode()
  }

  // MARK: action(title:message:button:)

  /// The arguments of the calls of ``action(title:message:button:)``, in order.
  public private(set) var actionCalls: [(title: String, message: String, button: ButtonNode)] = []
  /// How often ``action(title:message:button:)`` was called.
  public var actionCallsCount: Int { actionCalls.count }
  /// What ``action(title:message:button:)`` answers; a new one for each call while `nil`.
  public var actionAnswer: ViewNode?

  /// Records the call and answers as set.
  public func action(title: String, message: String, button: ButtonNode) -> ViewNode {
    actionCalls.append((title: title, message: message, button: button))
    return actionAnswer ?? ViewNode()
  }
}
