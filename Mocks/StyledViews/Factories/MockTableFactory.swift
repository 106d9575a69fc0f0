// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews
public import StyledViews

/// A table factory that records its calls and answers with the tables that a test sets.
public final class MockTableFactory: TableFactoryProtocol {
  /// The constraint helper passed to the factory.
  public var constraintHelper: any ConstraintHelperProtocol

  /// Creates the mock.
  ///
  /// - Parameter constraintHelper: What the factory is given to set constraints with.
  public init(constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper()) {
    self.constraintHelper = constraintHelper
  }

  /// The calls of ``main(frame:)``.
  public let mainCalls = CallRecorder<CGRect, UITableView>()

  /// Records the call and answers as set.
  public func main(frame: CGRect) -> UITableView {
    mainCalls.record(frame) { UITableView(frame: frame) }
  }

  /// The calls of ``refresh()``.
  public let refreshCalls = CallRecorder<Void, UIRefreshControl>()

  /// Records the call and answers as set.
  public func refresh() -> UIRefreshControl {
    refreshCalls.record(()) { UIRefreshControl() }
  }
}
