// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViews

/// A scroll factory that records its calls and answers with the scroll view that a test sets.
public final class MockScrollFactory: ScrollFactoryProtocol {
  /// The constraint helper passed to the factory.
  public var constraintHelper: any ConstraintHelperProtocol

  /// Creates the mock.
  ///
  /// - Parameter constraintHelper: What the factory is given to set constraints with.
  public init(constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper()) {
    self.constraintHelper = constraintHelper
  }

  /// The calls of ``vertical()``.
  public let verticalCalls = CallRecorder<Void, VerticalScrollNode>()

  /// Records the call and answers as set.
  public func vertical() -> VerticalScrollNode {
    verticalCalls.record(()) { MockVerticalScrollNode(constraintHelper: constraintHelper) }
  }

  /// The number of calls to ``vertical()``.
  public var mainCallsCount: Int { verticalCalls.count }
}
