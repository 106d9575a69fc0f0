// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A table's data source that records its calls and returns configured values: by default, one
/// section without rows.
public final class MockTableNodeDataSource: NSObject, UITableViewDataSource {
  /// Creates the mock.
  public override init() {}

  /// The calls to ``tableView(_:numberOfRowsInSection:)``, which returns `0` by default.
  public let numberOfRowsCalls = CallRecorder<(tableView: UITableView, section: Int), Int>()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfRowsCalls.record((tableView, section)) { 0 }
  }

  /// The calls to ``tableView(_:cellForRowAt:)``.
  public let cellForRowCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), UITableViewCell
  >()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    cellForRowCalls.record((tableView, indexPath)) {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// The calls to ``numberOfSections(in:)``, which returns `1` by default.
  public let numberOfSectionsCalls = CallRecorder<UITableView, Int>()

  /// Records the call and returns the configured value.
  public func numberOfSections(in tableView: UITableView) -> Int {
    numberOfSectionsCalls.record(tableView) { 1 }
  }

  /// The calls to ``tableView(_:titleForHeaderInSection:)``.
  public let titleForHeaderCalls = CallRecorder<(tableView: UITableView, section: Int), String?>()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderCalls.record((tableView, section)) { nil }
  }

  /// The calls to ``tableView(_:titleForFooterInSection:)``.
  public let titleForFooterCalls = CallRecorder<(tableView: UITableView, section: Int), String?>()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    titleForFooterCalls.record((tableView, section)) { nil }
  }

  /// The calls to ``tableView(_:canEditRowAt:)``, which returns whether the table is being edited
  /// by default.
  public let canEditRowCalls = CallRecorder<(tableView: UITableView, indexPath: IndexPath), Bool>()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowCalls.record((tableView, indexPath)) { tableView.isEditing }
  }

  /// The calls to ``tableView(_:commit:forRowAt:)``.
  public let commitCalls = CallRecorder<
    (tableView: UITableView, editingStyle: UITableViewCell.EditingStyle, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    commitCalls.record((tableView, editingStyle, indexPath))
  }

  /// The calls to ``tableView(_:canMoveRowAt:)``, which returns `false` by default.
  public let canMoveRowCalls = CallRecorder<(tableView: UITableView, indexPath: IndexPath), Bool>()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMoveRowCalls.record((tableView, indexPath)) { false }
  }

  /// The calls to ``tableView(_:moveRowAt:to:)``.
  public let moveRowCalls = CallRecorder<
    (tableView: UITableView, sourceIndexPath: IndexPath, destinationIndexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moveRowCalls.record((tableView, sourceIndexPath, destinationIndexPath))
  }
}
