// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view for each element of a collection. SwiftUI: `ForEach`.
///
/// The views are made when the tree is laid out for the first time, in the order of the collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  PrimitiveView
{
  /// The elements.
  public let data: Data
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content

  /// Makes views for elements that are told apart by one of their properties.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// The views themselves.
  public var body: ForEach { return self }

  func expand(_ item: ViewExpansion.Item, in expansion: inout ViewExpansion) {
    let values = expansion.tree.environments[item.environment]
    let views: [any View] = CurrentEnvironment.with(values) {
      data.map { content($0) }
    }
    expansion.replace(item, by: views)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views for elements that can be told apart.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of an element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes views for numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Makes the view of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}
