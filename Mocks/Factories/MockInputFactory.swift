// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// An input factory that records its calls and answers with the inputs that a test sets.
public final class MockInputFactory: InputFactoryProtocol {
  /// What the factory is given to set constraints with.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The palette that is given.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Makes the mock.
  ///
  /// - Parameters:
  ///   - constraintHelper: What the factory is given to set constraints with.
  ///   - viewFactoryColor: The palette that is given.
  public init(
    constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper(),
    viewFactoryColor: any ViewFactoryColorProtocol = MockViewFactoryColor()
  ) {
    self.constraintHelper = constraintHelper
    self.viewFactoryColor = viewFactoryColor
  }

  // MARK: number()

  /// One element for each of the calls of ``number()``, in order.
  public private(set) var numberCalls: [Void] = []
  /// How often ``number()`` was called.
  public var numberCallsCount: Int { numberCalls.count }
  /// What ``number()`` answers; a new one for each call while `nil`.
  public var numberAnswer: InputNode?

  /// Records the call and answers as set.
  public func number() -> InputNode {
    numberCalls.append(())
    return numberAnswer ?? MockInputNode()
  }

  // MARK: text()

  /// One element for each of the calls of ``text()``, in order.
  public private(set) var textCalls: [Void] = []
  /// How often ``text()`` was called.
  public var textCallsCount: Int { textCalls.count }
  /// What ``text()`` answers; a new one for each call while `nil`.
  public var textAnswer: InputNode?

  /// Records the call and answers as set.
  public func text() -> InputNode {
    textCalls.append(())
    return textAnswer ?? MockInputNode()
  }
}
