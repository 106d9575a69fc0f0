// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// One or several columns of a table.
///
/// SwiftUI: `TableColumnContent`.
///
/// Only the types of this module conform to it.
#if MainActor
  @MainActor
#endif
public protocol TableColumnContent<TableRowValue> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable

  /// The columns.
  var _columns: TableColumnList<TableRowValue> { get }
}

/// The columns of a table, from leading to trailing.
public struct TableColumnList<RowValue: Identifiable>: TableColumnContent {
  let parts: [ColumnPart<RowValue>]

  init(_ parts: [ColumnPart<RowValue>]) {
    self.parts = parts
  }

  /// The columns themselves.
  public var _columns: TableColumnList<RowValue> { self }
}

/// What a column consists of.
struct ColumnPart<RowValue: Identifiable> {
  let label: AnyView
  /// Compares rows by the column; nil if they can't be sorted by it.
  let comparator: KeyPathComparator<RowValue>?
  let content: (RowValue) -> AnyView
  var width = ColumnWidth()
}

/// A result builder for the columns of a table, which supports `if`, `else`, and `switch`.
///
/// SwiftUI: `TableColumnBuilder`.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Returns the columns of an expression.
  public static func buildExpression<Columns: TableColumnContent>(
    _ columns: Columns
  ) -> TableColumnList<RowValue> where Columns.TableRowValue == RowValue { columns._columns }

  /// Returns the columns of a block.
  public static func buildBlock(
    _ columns: TableColumnList<RowValue>...
  ) -> TableColumnList<RowValue> { TableColumnList(columns.flatMap(\.parts)) }

  /// Returns optional columns.
  public static func buildOptional(
    _ columns: TableColumnList<RowValue>?
  ) -> TableColumnList<RowValue> { columns ?? TableColumnList([]) }

  /// Returns the first of two alternatives.
  public static func buildEither(
    first columns: TableColumnList<RowValue>
  ) -> TableColumnList<RowValue> { columns }

  /// Returns the second of two alternatives.
  public static func buildEither(
    second columns: TableColumnList<RowValue>
  ) -> TableColumnList<RowValue> { columns }

  /// Returns columns with limited availability.
  public static func buildLimitedAvailability(
    _ columns: TableColumnList<RowValue>
  ) -> TableColumnList<RowValue> { columns }
}
