// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Rows of data in columns with titles.
///
/// SwiftUI: `Table`.
///
/// ```swift
/// Table(birds, selection: $selection) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Wingspan") { bird in
///     Text("\(bird.wingspan) cm")
///   }
///   .width(100)
/// }
/// ```
///
/// The titles stay above the rows, which scroll. In a compact horizontal size class, only the first
/// column is shown, without its title. A selection of several rows changes while the table is
/// edited, as that of a ``List``.
public struct Table<Value: Identifiable, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
  private let columns: Columns
  private let rows: (@escaping (Value) -> AnyView) -> any View
  private let selection: ListSelection?
  private let sortOrder: Binding<[KeyPathComparator<Value>]>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  private init<Data: RandomAccessCollection<Value>>(
    _ data: Data, _ selection: ListSelection?, _ sortOrder: Binding<[KeyPathComparator<Value>]>?,
    columns: Columns
  ) {
    self.columns = columns
    self.selection = selection
    self.sortOrder = sortOrder
    rows = { content in ForEach(data) { content($0) } }
  }

  /// The titles and the rows.
  public var body: some View {
    let parts = columns._columns.parts
    if sizeClass == .compact {
      list { row in parts.first?.content(row) ?? AnyView(EmptyView()) }
    } else {
      let widths = parts.map(\.width)
      VStack(spacing: 0) {
        if headers != .hidden {
          ColumnLine(columns: widths) {
            ForEach(0..<parts.count, id: \.self) { title(of: parts[$0]) }
          }
          .font(.subheadline.weight(.medium)).foregroundStyle(.secondary)
          .padding(.horizontal, 16).padding(.vertical, 8)
          Divider()
        }
        list { row in
          AnyView(
            ColumnLine(columns: widths) {
              ForEach(0..<parts.count, id: \.self) { column in
                HStack { parts[column].content(row) }
              }
            })
        }
      }
    }
  }

  private func list(_ content: @escaping (Value) -> AnyView) -> some View {
    List<Value.ID, AnyView>(content: rows(content), selection: selection).listStyle(.plain)
  }

  private func title(of part: ColumnPart<Value>) -> some View {
    HStack(spacing: 4) {
      if let sortOrder, let comparator = part.comparator {
        let current = sortOrder.wrappedValue.first { $0.keyPath == comparator.keyPath }
        let isFirst = current != nil && sortOrder.wrappedValue.first == current
        let button = Button {
          sort(by: comparator, sortOrder)
        } label: {
          HStack(spacing: 4) {
            part.label
            if isFirst {
              Image(systemName: current?.order == .reverse ? "chevron.down" : "chevron.up")
                .font(.caption2.weight(.semibold)).accessibilityHidden(true)
            }
          }
        }
        .buttonStyle(.plain)
        if isFirst {
          button.accessibilityValue(current?.order == .reverse ? "descending" : "ascending")
        } else {
          button
        }
      } else {
        part.label
      }
    }
    .lineLimit(1).accessibilityAddTraits(.isHeader)
  }

  /// Sorts by a column, or in the opposite order if that is the first one already.
  private func sort(
    by comparator: KeyPathComparator<Value>, _ order: Binding<[KeyPathComparator<Value>]>
  ) {
    var comparators = order.wrappedValue
    if let first = comparators.first, first.keyPath == comparator.keyPath {
      comparators[0].order = first.order == .forward ? .reverse : .forward
    } else {
      comparators.removeAll { $0.keyPath == comparator.keyPath }
      comparators.insert(comparator, at: 0)
    }
    order.wrappedValue = comparators
  }
}

extension Table where Columns == TableColumnList<Value> {
  /// Creates a table.
  ///
  /// - Parameters:
  ///   - data: What the rows show.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> TableColumnList<Value>
  ) {
    self.init(data, nil, nil, columns: columns())
  }

  /// Creates a table with a single selection.
  ///
  /// - Parameters:
  ///   - data: What the rows show.
  ///   - selection: A binding to the identity of the selected row.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> TableColumnList<Value>
  ) {
    self.init(data, ListSelection(selection), nil, columns: columns())
  }

  /// Creates a table in which several rows can be selected while it is edited.
  ///
  /// - Parameters:
  ///   - data: What the rows show.
  ///   - selection: A binding to the identities of the selected rows.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> TableColumnList<Value>
  ) {
    self.init(data, ListSelection(selection), nil, columns: columns())
  }

  /// Creates a table whose titles set the order of rows.
  ///
  /// - Parameters:
  ///   - data: What the rows show, in order: the table doesn't sort them.
  ///   - sortOrder: A binding to the order, which begins with that of the last tapped title.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> TableColumnList<Value>
  ) {
    self.init(data, nil, sortOrder, columns: columns())
  }

  /// Creates a table with a single selection whose titles set the order of rows.
  ///
  /// - Parameters:
  ///   - data: What the rows show, in order: the table doesn't sort them.
  ///   - selection: A binding to the identity of the selected row.
  ///   - sortOrder: A binding to the order, which begins with that of the last tapped title.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> TableColumnList<Value>
  ) {
    self.init(data, ListSelection(selection), sortOrder, columns: columns())
  }

  /// Creates a table in which several rows can be selected while it is edited, and whose titles set
  /// the order of rows.
  ///
  /// - Parameters:
  ///   - data: What the rows show, in order: the table doesn't sort them.
  ///   - selection: A binding to the identities of the selected rows.
  ///   - sortOrder: A binding to the order, which begins with that of the last tapped title.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> TableColumnList<Value>
  ) {
    self.init(data, ListSelection(selection), sortOrder, columns: columns())
  }
}

extension View {
  /// Shows or hides the titles of columns of tables in the view.
  ///
  /// - Parameter visibility: Whether they are shown; they are by default.
  /// - Returns: The modified view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

extension EnvironmentValues {
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}
