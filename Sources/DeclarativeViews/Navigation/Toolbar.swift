// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The placement of an item in a page's toolbar.
///
/// SwiftUI: `ToolbarItemPlacement`.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side {
    case leading, middle, trailing
  }

  let side: Side

  /// At the trailing side.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(side: .middle)
  /// At the leading side.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// At the trailing side.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// At the trailing side.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// At the leading side.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// At the leading side.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing side.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the leading side.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing side.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// Views in the bar of a page.
///
/// SwiftUI: `ToolbarContent`.
public protocol ToolbarContent {
  /// The type of the toolbar content that makes up the body.
  associatedtype Body: ToolbarContent

  /// The content of the toolbar.
  @ToolbarContentBuilder var body: Body { get }

  /// The items. The library implements this for all toolbar content.
  var _items: ToolbarItems { get }
}

extension ToolbarContent {
  /// The items of the body.
  public var _items: ToolbarItems { body._items }
}

/// Several views in a bar.
public struct ToolbarItems: ToolbarContent {
  struct Item {
    let placement: ToolbarItemPlacement
    let view: AnyView
  }

  var items: [Item]

  /// The items themselves.
  public var body: ToolbarItems { return self }
  /// The items themselves.
  public var _items: ToolbarItems { self }
}

/// A view in the bar of a page.
///
/// SwiftUI: `ToolbarItem`.
public struct ToolbarItem: ToolbarContent {
  private let item: ToolbarItems.Item

  /// Creates a view in a bar.
  ///
  /// - Parameters:
  ///   - placement: Where it is.
  ///   - content: The view.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View
  ) {
    item = ToolbarItems.Item(
      placement: placement, view: AnyView(HStack(content: { content() })))
  }

  /// The view.
  public var body: ToolbarItems { ToolbarItems(items: [item]) }
}

/// Views at the same place in the bar of a page.
///
/// SwiftUI: `ToolbarItemGroup`.
public struct ToolbarItemGroup: ToolbarContent {
  private let item: ToolbarItems.Item

  /// Makes views in a bar, from the leading to the trailing side.
  ///
  /// - Parameters:
  ///   - placement: Where they are.
  ///   - content: The views.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View
  ) {
    item = ToolbarItems.Item(
      placement: placement, view: AnyView(HStack(spacing: 16) { content() }))
  }

  /// The views.
  public var body: ToolbarItems { ToolbarItems(items: [item]) }
}

/// Puts the views of a bar together.
///
/// SwiftUI: `ToolbarContentBuilder`.
@resultBuilder
public enum ToolbarContentBuilder {
  /// A content by itself.
  public static func buildExpression(_ content: some ToolbarContent) -> ToolbarItems {
    content._items
  }

  /// A view, at the trailing side.
  @_disfavoredOverload
  public static func buildExpression(_ view: some View) -> ToolbarItems {
    ToolbarItem { view }._items
  }

  /// Contents one after the other.
  public static func buildBlock(_ contents: ToolbarItems...) -> ToolbarItems {
    ToolbarItems(items: contents.flatMap(\.items))
  }

  /// A content that is there or not.
  public static func buildOptional(_ content: ToolbarItems?) -> ToolbarItems {
    content ?? ToolbarItems(items: [])
  }

  /// The first of two contents.
  public static func buildEither(first content: ToolbarItems) -> ToolbarItems { content }

  /// The second of two contents.
  public static func buildEither(second content: ToolbarItems) -> ToolbarItems { content }
}
