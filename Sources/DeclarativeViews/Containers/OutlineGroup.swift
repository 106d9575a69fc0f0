// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A tree of views, whose parents show and hide the views below them.
///
/// SwiftUI: `OutlineGroup`.
///
/// ```swift
/// List { OutlineGroup(folders, children: \.folders) { Text($0.name) } }
/// ```
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  private init(
    data: Data, id: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// Creates a tree of elements identified by one of their properties.
  ///
  /// - Parameters:
  ///   - data: The outermost elements.
  ///   - id: The key path of the property that identifies an element.
  ///   - children: The key path of the elements below an element; nil for none.
  ///   - content: A closure that creates the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  /// The outermost elements.
  public var body: some View { elements }

  fileprivate var elements: any View {
    let (id, children, content) = (id, children, content)
    return ForEach(data, hasGroups: true, identity: id) { element in
      if let inner = children(element) {
        DisclosureGroup {
          OutlineGroup(data: inner, id: id, children: children, content: content)
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a tree of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The outermost elements.
  ///   - children: The key path of the elements below an element; nil for none.
  ///   - content: A closure that creates the view of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: ListContent {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {
    pending.append(elements)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of a tree of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The outermost elements.
  ///   - children: The key path of the elements below an element; nil for none.
  ///   - rowContent: A closure that creates the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }
}
