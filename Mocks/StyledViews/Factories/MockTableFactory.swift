// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews
public import StyledViews

/// A table factory that records its calls and returns the tables that a test configures.
public final class MockTableFactory: TableFactoryProtocol {
  /// The constraint helper passed to the mock.
  public var constraintHelper: any ConstraintHelperProtocol

  /// Creates the mock.
  ///
  /// - Parameter constraintHelper: The constraint helper.
  public init(constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper()) {
    self.constraintHelper = constraintHelper
  }

  /// The calls to ``main(frame:)``.
  public let mainCalls = CallRecorder<CGRect, UITableView>()

  /// Records the call and returns the configured value.
  public func main(frame: CGRect) -> UITableView {
    mainCalls.record(frame) { UITableView(frame: frame) }
  }

  /// The calls to ``refresh()``.
  public let refreshCalls = CallRecorder<Void, UIRefreshControl>()

  /// Records the call and returns the configured value.
  public func refresh() -> UIRefreshControl {
    refreshCalls.record(()) { UIRefreshControl() }
  }
}
