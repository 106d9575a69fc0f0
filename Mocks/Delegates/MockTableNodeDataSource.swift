// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A table's data source that records what it is asked, and answers as set: unless told otherwise, one
/// section without rows.
public final class MockTableNodeDataSource: TableNodeDataSource {
  /// Makes the mock.
  public init() {}

  /// The calls of ``tableView(_:numberOfRowsInSection:)``, which answers `0` unless set.
  public let numberOfRowsCalls = CallRecorder<(tableView: TableNode, section: Int), Int>()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    numberOfRowsCalls.record((tableView, section)) { 0 }
  }

  /// The calls of ``tableView(_:cellForRowAt:)``.
  public let cellForRowCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), TableCellNode
  >()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode
  {
    cellForRowCalls.record((tableView, indexPath)) {
      TableCellNode(style: .default, reuseIdentifier: nil)
    }
  }

  /// The calls of ``numberOfSections(in:)``, which answers `1` unless set.
  public let numberOfSectionsCalls = CallRecorder<TableNode, Int>()

  /// Records the call and answers as set.
  public func numberOfSections(in tableView: TableNode) -> Int {
    numberOfSectionsCalls.record(tableView) { 1 }
  }

  /// The calls of ``tableView(_:titleForHeaderInSection:)``.
  public let titleForHeaderCalls = CallRecorder<(tableView: TableNode, section: Int), String?>()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderCalls.record((tableView, section)) { nil }
  }

  /// The calls of ``tableView(_:titleForFooterInSection:)``.
  public let titleForFooterCalls = CallRecorder<(tableView: TableNode, section: Int), String?>()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, titleForFooterInSection section: Int) -> String? {
    titleForFooterCalls.record((tableView, section)) { nil }
  }

  /// The calls of ``tableView(_:canEditRowAt:)``, which answers `false` unless set.
  public let canEditRowCalls = CallRecorder<(tableView: TableNode, indexPath: IndexPath), Bool>()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowCalls.record((tableView, indexPath)) { false }
  }

  /// The calls of ``tableView(_:commit:forRowAt:)``.
  public let commitCalls = CallRecorder<
    (tableView: TableNode, editingStyle: TableCellNode.EditingStyle, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: TableNode, commit editingStyle: TableCellNode.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    commitCalls.record((tableView, editingStyle, indexPath))
  }
}
