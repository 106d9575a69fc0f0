// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A view for each element of a collection.
///
/// SwiftUI: `ForEach`.
///
/// The views are in the order of the collection; in ``List`` and the lazy stacks only visible ones
/// are created. An element's view keeps its state when the element moves within the collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// The elements.
  public let data: Data
  /// A closure that creates the view of an element.
  public let content: (Data.Element) -> Content
  let identity: (Data.Element) -> ID
  /// A closure that deletes elements in a list.
  var deletion: ((IndexSet) -> Void)?
  /// A closure that moves elements in a list.
  var movement: ((IndexSet, Int) -> Void)?
  /// Whether elements can be groups in a list, even if the first one isn't.
  var hasGroups = false

  private init(
    _ data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identity = identity
    self.content = content
  }

  /// Creates views for elements that can be groups in a list.
  init(
    _ data: Data, hasGroups: Bool, identity: @escaping (Data.Element) -> ID,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: identity, content: content)
    self.hasGroups = hasGroups
  }

  /// Creates views for elements identified by one of their properties.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the property that identifies an element.
  ///   - content: A closure that creates the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }

  /// The views themselves.
  public var body: ForEach { return self }

  /// Expands the view.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let views = expansion.make(in: item) {
      var views: [(ID, Content)] = []
      var index = data.startIndex
      // Bindings to elements refer to the current ones: a row may remove some.
      while index < data.endIndex {
        let element = data[index]
        views.append((identity(element), content(element)))
        guard index < data.endIndex else { break }
        data.formIndex(after: &index)
      }
      return views
    }
    for (identity, view) in views.reversed() {
      expansion.replace(item, by: view, keyedBy: .id(AnyHashable(identity)))
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: A closure that creates the view of an element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identity: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates views for numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: A closure that creates the view of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, identity: { $0 }, content: content)
  }
}
