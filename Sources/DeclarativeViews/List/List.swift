// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

/// A scrolling column of rows, shown in a table.
///
/// SwiftUI: `List`.
///
/// Only visible rows are created: a list of 100,000 rows costs no more than a screenful. A row
/// keeps its state while it is off screen. A custom view is one row, regardless of its content.
public struct List: View {
  private let content: any View
  private let selection: ListSelection?
  @Environment(\.tableStyle) private var style

  /// Creates a list.
  ///
  /// - Parameter content: The rows; a ``Section`` is a section of the table.
  public init(@ViewBuilder content: () -> some View) {
    self.content = content()
    selection = nil
  }

  /// Creates a list of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: A closure that creates the row of an element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
    selection = nil
  }

  /// Creates a list of elements identified by one of their properties.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the property that identifies an element.
  ///   - rowContent: A closure that creates the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) {
    content = ForEach(data, id: id, content: rowContent)
    selection = nil
  }

  /// Creates a list with a single selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the identity of the selected element.
  ///   - rowContent: A closure that creates the row of an element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
    self.selection = ListSelection(
      isChosen: {
        $0.base as? Data.Element.ID == selection.wrappedValue && selection.wrappedValue != nil
      },
      choose: { if let id = $0.base as? Data.Element.ID { selection.wrappedValue = id } })
  }

  init(form content: any View) {
    self.content = content
    selection = nil
  }

  /// The table.
  public var body: some View {
    // Its rows scroll under the edges of the screen, and are inset accordingly.
    TableView(parts: ListParts(content), selection: selection, style: style).ignoresSafeArea()
  }
}

/// A container for controls in sections, such as settings.
///
/// SwiftUI: `Form`.
public struct Form: View {
  private let content: any View

  /// Creates a form.
  ///
  /// - Parameter content: The rows and sections.
  public init(@ViewBuilder content: () -> some View) {
    self.content = content()
  }

  /// A list with groups.
  public var body: some View { List(form: content).listStyle(.insetGrouped) }
}

/// The selection of a list.
struct ListSelection {
  let isChosen: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
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

extension ForEach {
  /// Allows rows of a ``List`` to be deleted.
  ///
  /// - Parameter action: A closure that deletes the elements at some indices; nil if they cannot be
  ///   deleted.
  /// - Returns: The rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.deletion = action
    return copy
  }
}
