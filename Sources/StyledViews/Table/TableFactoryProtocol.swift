// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// Makes tables and what belongs to them.
#if MainActor
  @MainActor
#endif
public protocol TableFactoryProtocol {
  /// The helper that adds further constraints.
  var constraintHelper: any ConstraintHelperProtocol { get }

  /// A transparent table without lines between its rows.
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
  /// A transparent table of no size, without lines between its rows.
  public func main() -> UITableView { main(frame: .zero) }
}
