// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Says what a table shows. UIKit: `UITableViewDataSource`.
///
/// The numbers are asked once for each ``TableNode/reloadData()``, and again for the sections that
/// an update touches; cells are asked for rows that become visible only.
public protocol TableNodeDataSource: AnyObject {
  /// The number of rows in a section.
  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int
  /// The cell for a row, filled; usually one of
  /// ``TableNode/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode
  /// The number of sections, 1 by default.
  func numberOfSections(in tableView: TableNode) -> Int
  /// The text above a section, none by default.
  func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String?
  /// The text below a section, none by default.
  func tableView(_ tableView: TableNode, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be deleted by pushing it aside; false by default. UIKit's default is true, but
  /// it also looks whether there is a method that deletes, which cannot be found out here.
  func tableView(_ tableView: TableNode, canEditRowAt indexPath: IndexPath) -> Bool
  /// A person wants a row deleted: change the data, then tell the table.
  func tableView(
    _ tableView: TableNode, commit editingStyle: TableCellNode.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension TableNodeDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableNode) -> Int { 1 }
  /// No text.
  public func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// No text.
  public func tableView(_ tableView: TableNode, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// No.
  public func tableView(_ tableView: TableNode, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableNode, commit editingStyle: TableCellNode.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
