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
}
