// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViews

/// An input factory that records its calls and answers with the inputs that a test sets.
public final class MockInputFactory: InputFactoryProtocol {
  /// The constraint helper passed to the factory.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The palette that is given.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the mock.
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

  /// The calls of ``number()``.
  public let numberCalls = CallRecorder<Void, UITextField>()
  /// The number of calls to ``number()``.
  public var numberCallsCount: Int { numberCalls.count }

  /// Records the call and answers as set.
  public func number() -> UITextField {
    numberCalls.record(()) { MockInputNode() }
  }

  /// The calls of ``text()``.
  public let textCalls = CallRecorder<Void, UITextField>()
  /// The number of calls to ``text()``.
  public var textCallsCount: Int { textCalls.count }

  /// Records the call and answers as set.
  public func text() -> UITextField {
    textCalls.record(()) { MockInputNode() }
  }
}
