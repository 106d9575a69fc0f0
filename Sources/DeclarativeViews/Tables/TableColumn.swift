// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A column of a table.
///
/// SwiftUI: `TableColumn`.
public struct TableColumn<RowValue: Identifiable, Content: View, Label: View>: TableColumnContent {
  private var part: ColumnPart<RowValue>

  /// The column itself.
  public var _columns: TableColumnList<RowValue> { TableColumnList([part]) }

  private init(
    label: Label, comparator: KeyPathComparator<RowValue>?,
    content: @escaping (RowValue) -> Content
  ) {
    part = ColumnPart(
      label: AnyView(label), comparator: comparator, content: { AnyView(content($0)) })
  }

  /// Sets the width of the column.
  ///
  /// - Parameter width: The width in points, which never changes; nil for an equal share of the
  ///   width that other columns leave. A negative width, or one that is not a number, counts as nil.
  /// - Returns: The modified column.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets the limits of the width of the column.
  ///
  /// Without an ideal width, the column has an equal share of the width that other columns leave.
  /// Lengths that are negative or not numbers are ignored.
  ///
  /// - Parameters:
  ///   - min: The smallest width in points; nil for 0.
  ///   - ideal: The width in points if there is enough space, and other columns take the rest.
  ///   - max: The largest width in points; nil for no limit.
  /// - Returns: The modified column.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.part.width = ColumnWidth(least: min, ideal: ideal, most: max)
    return column
  }
}

extension TableColumn where Label == Text {
  /// Creates a column.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - content: A closure that creates the cell of a row.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: A closure that creates the cell of a row.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - content: A closure that creates the cell of a row.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// Creates a column by which the table can be sorted.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The property by which rows are compared.
  ///   - content: A closure that creates the cell of a row.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column by which the table can be sorted.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The property by which rows are compared.
  ///   - content: A closure that creates the cell of a row.
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: some StringProtocol, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Content == Text, Label == Text {
  /// Creates a column that shows a text, by which the table can be sorted.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The text of a row.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }

  /// Creates a column that shows a text, by which the table can be sorted.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The text of a row.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }
}
