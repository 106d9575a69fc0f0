// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViews

/// A scroll factory that records its calls and returns the scroll view that a test configures.
public final class MockScrollFactory: ScrollFactoryProtocol {
  /// The constraint helper passed to the mock.
  public var constraintHelper: any ConstraintHelperProtocol

  /// Creates the mock.
  ///
  /// - Parameter constraintHelper: The constraint helper.
  public init(constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper()) {
    self.constraintHelper = constraintHelper
  }

  /// The calls to ``vertical()``.
  public let verticalCalls = CallRecorder<Void, VerticalScrollNode>()

  /// Records the call and returns the configured value.
  public func vertical() -> VerticalScrollNode {
    verticalCalls.record(()) { MockVerticalScrollNode(constraintHelper: constraintHelper) }
  }

  /// The number of calls to ``vertical()``.
  public var mainCallsCount: Int { verticalCalls.count }
}
