// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// The tables of a palette.
public final class TableFactory: TableFactoryProtocol {
  /// The helper that adds size constraints.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - constraintHelper: What sets further constraints.
  ///   - viewFactoryColor: The palette; the default one unless given.
  public init(
    constraintHelper: any ConstraintHelperProtocol = ConstraintHelper(),
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
  ) {
    self.constraintHelper = constraintHelper
    self.viewFactoryColor = viewFactoryColor
  }

  /// A transparent table without lines between its rows.
  public func main(frame: CGRect) -> UITableView {
    let table = UITableView(frame: frame)
    table.backgroundColor = .clear
    table.separatorStyle = .none
    // A table that was given a frame keeps it; the others are placed by constraints.
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
