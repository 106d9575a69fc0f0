// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that provide the content of a table.
///
/// UIKit: `UITableViewDataSource`.
///
/// Counts are requested once for each ``TableNode/reloadData()``, and again for the sections of an
/// update; cells are requested only for rows that become visible.
#if MainActor
  @MainActor
#endif
public protocol TableNodeDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int
  /// Returns the configured cell for a row, usually one from
  /// ``TableNode/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: TableNode) -> Int
  /// Returns the title above a section; `nil` by default.
  func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; `nil` by default.
  func tableView(_ tableView: TableNode, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be edited; by default, only while the table is being edited.
  ///
  /// Outside editing, an editable row can be deleted by swiping. UIKit's default is `true`, but it
  /// also checks whether the method that commits edits is implemented, which isn't possible here.
  func tableView(_ tableView: TableNode, canEditRowAt indexPath: IndexPath) -> Bool
  /// Commits the deletion or insertion of a row that the user requested.
  ///
  /// Update the data first, and then the table.
  func tableView(
    _ tableView: TableNode, commit editingStyle: TableCellNode.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Returns whether a row shows a reorder control during editing, with which the user can move it;
  /// `false` by default.
  ///
  /// UIKit's default is `true`, but it also checks whether the method that moves rows is
  /// implemented, which isn't possible here.
  func tableView(_ tableView: TableNode, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Moves a row in the data, after the user has moved it in the table.
  ///
  /// Update only the data, because the table already shows the row at its destination.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - destinationIndexPath: The index path of the row after the move.
  func tableView(
    _ tableView: TableNode, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the titles of the index at the trailing edge of a plain table; `nil`, the default, for
  /// none.
  ///
  /// Titles that don't fit are left out evenly.
  func sectionIndexTitles(for tableView: TableNode) -> [String]?
  /// Returns the section to scroll to when a title of the index is touched, by default the one at
  /// the index of the title.
  func tableView(
    _ tableView: TableNode, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableNodeDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableNode) -> Int { 1 }
  /// Returns `nil`.
  public func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns `nil`.
  public func tableView(_ tableView: TableNode, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns whether the table is being edited.
  public func tableView(_ tableView: TableNode, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.isEditing
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableNode, commit editingStyle: TableCellNode.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Returns `false`.
  public func tableView(_ tableView: TableNode, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableNode, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns `nil`.
  public func sectionIndexTitles(for tableView: TableNode) -> [String]? { nil }
  /// Returns the index.
  public func tableView(
    _ tableView: TableNode, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
