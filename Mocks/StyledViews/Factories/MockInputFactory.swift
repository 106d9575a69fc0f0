// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViews

/// An input factory that records its calls and returns the inputs that a test configures.
public final class MockInputFactory: InputFactoryProtocol {
  /// The constraint helper passed to the mock.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The palette passed to the mock.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the mock.
  ///
  /// - Parameters:
  ///   - constraintHelper: The constraint helper.
  ///   - viewFactoryColor: The palette.
  public init(
    constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper(),
    viewFactoryColor: any ViewFactoryColorProtocol = MockViewFactoryColor()
  ) {
    self.constraintHelper = constraintHelper
    self.viewFactoryColor = viewFactoryColor
  }

  /// The calls to ``number()``.
  public let numberCalls = CallRecorder<Void, UITextField>()
  /// The number of calls to ``number()``.
  public var numberCallsCount: Int { numberCalls.count }

  /// Records the call and returns the configured value.
  public func number() -> UITextField {
    numberCalls.record(()) { MockInputNode() }
  }

  /// The calls to ``text()``.
  public let textCalls = CallRecorder<Void, UITextField>()
  /// The number of calls to ``text()``.
  public var textCallsCount: Int { textCalls.count }

  /// Records the call and returns the configured value.
  public func text() -> UITextField {
    textCalls.record(()) { MockInputNode() }
  }
}
