// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An invalid use of a scroll node, a table, or a collection.
///
/// It was ignored or corrected, and the node remains usable. Rows and items are identified by their
/// section and their index in it.
public nonisolated enum ScrollProblem: Hashable, Sendable {
  /// A content size, offset, or rectangle wasn't finite.
  case notFinite(node: String)
  /// A reuse identifier had no registered class.
  case unknownReuseIdentifier(node: String, identifier: String, section: Int, item: Int)
  /// The data source returned an invalid number of sections or rows.
  case invalidCount(node: String, section: Int?, count: Int)
  /// The data source's counts didn't match the previous ones and the updates.
  case countMismatch(node: String, section: Int?, expected: Int, found: Int)
  /// A returned height or size was negative or not finite.
  case invalidSize(node: String, section: Int?, item: Int?)
  /// The same view was returned for two positions.
  case viewUsedTwice(node: String, section: Int, item: Int?)
  /// The constraints of a cell didn't connect the top and bottom of its content view.
  case noVerticalChain(cell: String, section: Int, item: Int)
  /// A row or item didn't exist.
  case noSuchItem(node: String, section: Int, item: Int)
  /// A section didn't exist.
  case noSuchSection(node: String, section: Int)
  /// A row, item, or section was deleted, moved, or reloaded more than once in one batch.
  case changedTwice(node: String, section: Int, item: Int?)
  /// An identifier that a snapshot already contains was added again; it keeps its position.
  case duplicateIdentifier(node: String, identifier: String)
  /// An update of a snapshot refers to an identifier that it doesn't contain.
  case unknownIdentifier(node: String, identifier: String)
  /// Items were added to a snapshot without sections.
  case noSectionForItems(node: String)
  /// A data source provided no cell.
  case noCell(node: String, section: Int, item: Int)
}

nonisolated extension ScrollProblem: CustomStringConvertible {
  /// A description of the problem in one or two sentences.
  public var description: String {
    switch self {
    case .notFinite(let node):
      "\(node) was given an offset, a content size or a rectangle with a number that is not finite; it is ignored."
    case .unknownReuseIdentifier(let node, let identifier, let section, let item):
      "\(node) has no class registered for the reuse identifier '\(identifier)', asked for at \(Self.location(section, item)); a plain cell is shown."
    case .invalidCount(let node, nil, let count):
      "The data source of \(node) returned \(count) as the number of sections; 0 is used instead."
    case .invalidCount(let node, let section?, let count):
      "The data source of \(node) returned \(count) as the number of items in section \(section); the nearest valid number is used."
    case .countMismatch(let node, nil, let expected, let found):
      "The changes to \(node) leave \(expected) sections, but its data source returned \(found); everything was reloaded."
    case .countMismatch(let node, let section?, let expected, let found):
      "The changes to \(node) leave \(expected) items in section \(section), but its data source returned \(found); everything was reloaded."
    case .invalidSize(let node, let section, let item):
      "\(node) was given a size\(Self.of(section, item)) that is negative or not finite; the default is used."
    case .viewUsedTwice(let node, let section, let item):
      "\(node) was given a view\(Self.of(section, item)) that it already shows elsewhere; another one is shown."
    case .noVerticalChain(let cell, let section, let item):
      "\(cell) at \(Self.location(section, item)) has no unbroken chain of constraints from the top of its content view to the bottom; the row is 44 points high."
    case .noSuchItem(let node, let section, let item):
      "\(node) has no item at \(Self.location(section, item)); the call has no effect."
    case .noSuchSection(let node, let section):
      "\(node) has no section \(section); the call has no effect."
    case .changedTwice(let node, let section, let item):
      "\(node) was asked to change \(Self.location(section, item)) twice in one batch; only the first change is applied."
    case .duplicateIdentifier(let node, let identifier):
      "A snapshot of \(node) was given the identifier \(identifier) twice; identifiers are unique, and the first one stays."
    case .unknownIdentifier(let node, let identifier):
      "A snapshot of \(node) does not have the identifier \(identifier); the change has no effect."
    case .noSectionForItems(let node):
      "Items were added to a snapshot of \(node) that has no sections; they are left out."
    case .noCell(let node, let section, let item):
      "The data source of \(node) provided no cell at \(Self.location(section, item)); a plain cell is shown."
    }
  }

  private static func location(_ section: Int, _ item: Int?) -> String {
    item.map { "[\(section), \($0)]" } ?? "section \(section)"
  }

  private static func of(_ section: Int?, _ item: Int?) -> String {
    section.map { " for \(location($0, item))" } ?? ""
  }
}
