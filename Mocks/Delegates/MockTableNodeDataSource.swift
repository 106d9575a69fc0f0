// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A table's data source that records what it is asked, and answers as set: unless told otherwise, one
/// section without rows.
public final class MockTableNodeDataSource: TableNodeDataSource {
  /// Makes the mock.
  public init() {}

  // MARK: tableView(_:numberOfRowsInSection:)

  /// The arguments of the calls of ``tableView(_:numberOfRowsInSection:)``, in order.
  public private(set) var numberOfRowsCalls: [(tableView: TableNode, section: Int)] = []
  /// How often ``tableView(_:numberOfRowsInSection:)`` was called.
  public var numberOfRowsCallsCount: Int { numberOfRowsCalls.count }
  /// What ``tableView(_:numberOfRowsInSection:)`` answers.
  public var numberOfRowsAnswer: Int = 0

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    numberOfRowsCalls.append((tableView: tableView, section: section))
    return numberOfRowsAnswer
  }

  // MARK: tableView(_:cellForRowAt:)

  /// The arguments of the calls of ``tableView(_:cellForRowAt:)``, in order.
  public private(set) var cellForRowCalls: [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:cellForRowAt:)`` was called.
  public var cellForRowCallsCount: Int { cellForRowCalls.count }
  /// What ``tableView(_:cellForRowAt:)`` answers; a new one for each call while `nil`.
  public var cellForRowAnswer: TableCellNode?

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode
  {
    cellForRowCalls.append((tableView: tableView, indexPath: indexPath))
    return cellForRowAnswer ?? TableCellNode(style: .default, reuseIdentifier: nil)
  }

  // MARK: numberOfSections(in:)

  /// The arguments of the calls of ``numberOfSections(in:)``, in order.
  public private(set) var numberOfSectionsCalls: [TableNode] = []
  /// How often ``numberOfSections(in:)`` was called.
  public var numberOfSectionsCallsCount: Int { numberOfSectionsCalls.count }
  /// What ``numberOfSections(in:)`` answers.
  public var numberOfSectionsAnswer: Int = 1

  /// Records the call and answers as set.
  public func numberOfSections(in tableView: TableNode) -> Int {
    numberOfSectionsCalls.append(tableView)
    return numberOfSectionsAnswer
  }

  // MARK: tableView(_:titleForHeaderInSection:)

  /// The arguments of the calls of ``tableView(_:titleForHeaderInSection:)``, in order.
  public private(set) var titleForHeaderCalls: [(tableView: TableNode, section: Int)] = []
  /// How often ``tableView(_:titleForHeaderInSection:)`` was called.
  public var titleForHeaderCallsCount: Int { titleForHeaderCalls.count }
  /// What ``tableView(_:titleForHeaderInSection:)`` answers.
  public var titleForHeaderAnswer: String?

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderCalls.append((tableView: tableView, section: section))
    return titleForHeaderAnswer
  }

  // MARK: tableView(_:titleForFooterInSection:)

  /// The arguments of the calls of ``tableView(_:titleForFooterInSection:)``, in order.
  public private(set) var titleForFooterCalls: [(tableView: TableNode, section: Int)] = []
  /// How often ``tableView(_:titleForFooterInSection:)`` was called.
  public var titleForFooterCallsCount: Int { titleForFooterCalls.count }
  /// What ``tableView(_:titleForFooterInSection:)`` answers.
  public var titleForFooterAnswer: String?

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, titleForFooterInSection section: Int) -> String? {
    titleForFooterCalls.append((tableView: tableView, section: section))
    return titleForFooterAnswer
  }

  // MARK: tableView(_:canEditRowAt:)

  /// The arguments of the calls of ``tableView(_:canEditRowAt:)``, in order.
  public private(set) var canEditRowCalls: [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:canEditRowAt:)`` was called.
  public var canEditRowCallsCount: Int { canEditRowCalls.count }
  /// What ``tableView(_:canEditRowAt:)`` answers.
  public var canEditRowAnswer: Bool = false

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowCalls.append((tableView: tableView, indexPath: indexPath))
    return canEditRowAnswer
  }

  // MARK: tableView(_:commit:forRowAt:)

  /// The arguments of the calls of ``tableView(_:commit:forRowAt:)``, in order.
  public private(set) var commitCalls:
    [(tableView: TableNode, editingStyle: TableCellNode.EditingStyle, indexPath: IndexPath)] = []
  /// How often ``tableView(_:commit:forRowAt:)`` was called.
  public var commitCallsCount: Int { commitCalls.count }

  /// Records the call.
  public func tableView(
    _ tableView: TableNode, commit editingStyle: TableCellNode.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    commitCalls.append((tableView: tableView, editingStyle: editingStyle, indexPath: indexPath))
  }
}
