// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A factory of tables with a palette.
public final class TableFactory: TableFactoryProtocol {
  /// The helper with which extensions of the factory add constraints.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - constraintHelper: The helper with which extensions of the factory add constraints.
  ///   - viewFactoryColor: The palette; the default palette if omitted.
  public init(
    constraintHelper: any ConstraintHelperProtocol = ConstraintHelper(),
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
  ) {
    self.constraintHelper = constraintHelper
    self.viewFactoryColor = viewFactoryColor
  }

  /// Returns a transparent table without separators.
  public func main(frame: CGRect) -> UITableView {
    let table = UITableView(frame: frame)
    table.backgroundColor = .clear
    table.separatorStyle = .none
    // A table with an explicit frame keeps it; others are placed with constraints.
    if frame.isEmpty { table.translatesAutoresizingMaskIntoConstraints = false }
    return table
  }

  /// Returns a refresh control for a table.
  public func refresh() -> UIRefreshControl {
    let control = UIRefreshControl()
    control.tintColor = viewFactoryColor.tableRefresh.uiColor
    return control
  }
}
