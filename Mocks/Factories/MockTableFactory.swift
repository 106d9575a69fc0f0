// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A table factory that records its calls and answers with the tables that a test sets.
public final class MockTableFactory: TableFactoryProtocol {
  /// What the factory is given to set constraints with.
  public var constraintHelper: any ConstraintHelperProtocol

  /// Makes the mock.
  ///
  /// - Parameter constraintHelper: What the factory is given to set constraints with.
  public init(constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper()) {
    self.constraintHelper = constraintHelper
  }

  // MARK: main(frame:)

  /// The arguments of the calls of ``main(frame:)``, in order.
  public private(set) var mainCalls: [CGRect] = []
  /// How often ``main(frame:)`` was called.
  public var mainCallsCount: Int { mainCalls.count }
  /// What ``main(frame:)`` answers; a new one for each call while `nil`.
  public var mainAnswer: TableNode?

  /// Records the call and answers as set.
  public func main(frame: CGRect) -> TableNode {
    mainCalls.append(frame)
    return mainAnswer ?? TableNode(frame: frame)
  }

  // MARK: refresh()

  /// One element for each of the calls of ``refresh()``, in order.
  public private(set) var refreshCalls: [Void] = []
  /// How often ``refresh()`` was called.
  public var refreshCallsCount: Int { refreshCalls.count }
  /// What ``refresh()`` answers; a new one for each call while `nil`.
  public var refreshAnswer: RefreshControlNode?

  /// Records the call and answers as set.
  public func refresh() -> RefreshControlNode {
    refreshCalls.append(())
    return refreshAnswer ?? RefreshControlNode()
  }
}
