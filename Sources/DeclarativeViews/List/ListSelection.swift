// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The selection of a list.
struct ListSelection {
  /// Whether several rows can be selected, which is possible only while the list is edited.
  let isOfSeveral: Bool
  let isChosen: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
  let unchoose: (AnyHashable) -> Void
  let isEmpty: () -> Bool
  let clear: () -> Void

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    isOfSeveral = false
    isChosen = { $0.base as? Value == selection.wrappedValue && selection.wrappedValue != nil }
    choose = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    unchoose = { if $0.base as? Value == selection.wrappedValue { selection.wrappedValue = nil } }
    isEmpty = { selection.wrappedValue == nil }
    clear = { selection.wrappedValue = nil }
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    isOfSeveral = true
    isChosen = { value in (value.base as? Value).map(selection.wrappedValue.contains) ?? false }
    choose = { if let value = $0.base as? Value { selection.wrappedValue.insert(value) } }
    unchoose = { if let value = $0.base as? Value { selection.wrappedValue.remove(value) } }
    isEmpty = { selection.wrappedValue.isEmpty }
    clear = { selection.wrappedValue = [] }
  }
}

extension RowRun {
  /// Returns the value that a row represents in a selection: its tag, or the identity of its
  /// element.
  func value(_ index: Int) -> AnyHashable {
    var inner = view(index)
    while let next = inner.unwrapped {
      if let tag = ((inner as? WrappedView)?.element as? TagElement)?.tag { return tag }
      inner = next
    }
    return identity(index).withoutOwner
  }
}

extension List {
  /// Creates a list with a single selection.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value of the selected row: its ``View/tag(_:)``, or the
  ///     identity of its element in a ``ForEach``.
  ///   - content: The rows.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list in which several rows can be selected while it is edited.
  ///
  /// - Parameters:
  ///   - selection: A binding to the values of the selected rows: their ``View/tag(_:)``, or the
  ///     identities of their elements in a ``ForEach``.
  ///   - content: The rows.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a single selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the identity of the selected element.
  ///   - rowContent: A closure that creates the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list in which several rows can be selected while it is edited.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the identities of the selected elements.
  ///   - rowContent: A closure that creates the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a single selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the property that identifies an element.
  ///   - selection: A binding to the identity of the selected element.
  ///   - rowContent: A closure that creates the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Creates a list in which several rows can be selected while it is edited.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the property that identifies an element.
  ///   - selection: A binding to the identities of the selected elements.
  ///   - rowContent: A closure that creates the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}
