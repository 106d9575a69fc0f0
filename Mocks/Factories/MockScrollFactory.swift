// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A scroll factory that records its calls and answers with the scroll view that a test sets.
public final class MockScrollFactory: ScrollFactoryProtocol {
  /// What the factory is given to set constraints with.
  public var constraintHelper: any ConstraintHelperProtocol

  /// Makes the mock.
  ///
  /// - Parameter constraintHelper: What the factory is given to set constraints with.
  public init(constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper()) {
    self.constraintHelper = constraintHelper
  }

  // MARK: vertical()

  /// One element for each of the calls of ``vertical()``, in order.
  public private(set) var verticalCalls: [Void] = []
  /// How often ``vertical()`` was called.
  public var verticalCallsCount: Int { verticalCalls.count }
  /// What ``vertical()`` answers; a new one for each call while `nil`.
  public var verticalAnswer: VerticalScrollNode?

  /// Records the call and answers as set.
  public func vertical() -> VerticalScrollNode {
    verticalCalls.append(())
    return verticalAnswer ?? MockVerticalScrollNode(constraintHelper: constraintHelper)
  }

  /// Another name of ``verticalCallsCount``.
  public var mainCallsCount: Int { verticalCallsCount }
}
