// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// A scrolling column of rows, shown in a table.
///
/// SwiftUI: `List`.
///
/// Only visible rows are created: a list of 100,000 rows costs no more than a screenful. A row
/// keeps its state while it is off screen. A custom view is one row, regardless of its content.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: any View
  private let selection: ListSelection?
  @Environment(\.tableStyle) private var style
  @Environment(\.editMode) private var editMode
  @Environment(\.columnLink) private var columnLink
  @State private var openGroups: Set<AnyHashable> = []

  init(content: any View, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// The table.
  public var body: some View {
    // Its rows scroll under the edges of the screen, and are inset accordingly.
    TableView(
      parts: ListParts(
        content,
        groups: ListGroups(
          open: $openGroups, environment: CurrentEnvironment.values ?? EnvironmentValues())),
      selection: selection, style: style,
      isEditing: editMode?.wrappedValue.isEditing ?? false, shownColumn: nextColumn
    ).ignoresSafeArea()
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  ///
  /// - Parameter content: The rows; a ``Section`` is a section of the table.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// Creates a list of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: A closure that creates the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list of numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - rowContent: A closure that creates the row of a number.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list of elements identified by one of their properties.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the property that identifies an element.
  ///   - rowContent: A closure that creates the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

/// A container for controls in sections, such as settings.
///
/// SwiftUI: `Form`.
public struct Form<Content: View>: View {
  @Environment(\.formStyle) private var style
  private let content: any View

  /// Creates a form.
  ///
  /// - Parameter content: The rows and sections.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The form in the style of the environment, by default a list with groups.
  public var body: some View {
    style.styled(FormStyleConfiguration(content: AnyView(content)))
  }
}

extension List {
  /// The next column, if a row is selected for which it is shown.
  private var nextColumn: ColumnLink? {
    guard let columnLink, let selection, !selection.isOfSeveral, !selection.isEmpty() else {
      return nil
    }
    columnLink.deselect = selection.clear
    return columnLink
  }
}

extension View {
  /// Sets the style of lists in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func listStyle(_ style: some ListStyle) -> some View {
    environment(\.tableStyle, style.table)
  }
}
