// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A factory of tables.
#if MainActor
  @MainActor
#endif
public protocol TableFactoryProtocol {
  /// The helper with which extensions of the factory add constraints.
  var constraintHelper: any ConstraintHelperProtocol { get }

  /// Returns a transparent table without separators.
  ///
  /// - Parameter frame: The table's frame, in points.
  /// - Returns: The table.
  func main(frame: CGRect) -> UITableView

  /// Returns a refresh control for a table.
  ///
  /// - Returns: The control, for a table's `refreshControl`.
  func refresh() -> UIRefreshControl
}

extension TableFactoryProtocol {
  /// Returns a transparent table with an empty frame, without separators.
  public func main() -> UITableView { main(frame: .zero) }
}
