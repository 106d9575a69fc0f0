// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The placement of an item in a page's toolbar.
///
/// SwiftUI: `ToolbarItemPlacement`.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side {
    case leading, middle, trailing, bottom
    /// Above the keyboard, which pictures don't show.
    case keyboard
  }

  let side: Side

  /// The trailing edge.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(side: .middle)
  /// The leading edge.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// The trailing edge.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// The trailing edge.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// The leading edge.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// The trailing edge.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// The trailing edge.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// The toolbar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// The toolbar at the bottom.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// Above the keyboard, which isn't shown, so that these items aren't either.
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
  /// The leading edge.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// The trailing edge.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The leading edge.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// The trailing edge.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// The content of a page's toolbar.
///
/// SwiftUI: `ToolbarContent`.
public protocol ToolbarContent {
  /// The type of the toolbar content that makes up the body.
  associatedtype Body: ToolbarContent

  /// The content of the toolbar.
  @ToolbarContentBuilder var body: Body { get }

  /// The items; the library implements this for all toolbar content.
  var _items: ToolbarItems { get }
}

extension ToolbarContent {
  /// The items of the body.
  public var _items: ToolbarItems { body._items }
}

/// A sequence of toolbar items.
public struct ToolbarItems: ToolbarContent {
  struct Item {
    let placement: ToolbarItemPlacement
    let view: AnyView
    /// The views of a group, which are separate items of a toolbar at the bottom.
    var group: (any View)?
  }

  var items: [Item]

  /// The items themselves.
  public var body: ToolbarItems { return self }
  /// The items themselves.
  public var _items: ToolbarItems { self }
}

/// A view in the toolbar of a page.
///
/// SwiftUI: `ToolbarItem`.
///
/// Items at the bottom are shown by a ``NavigationStack``. A ``Spacer`` is flexible space between
/// them; without one, they are spread over the toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private var item: ToolbarItems.Item?

  private init(_ content: Content, at placement: ToolbarItemPlacement) {
    item = ToolbarItems.Item(placement: placement, view: AnyView(HStack { content }))
  }

  /// The view.
  public var body: ToolbarItems { ToolbarItems(items: item.map { [$0] } ?? []) }
}

extension ToolbarItem where ID == () {
  /// Creates a toolbar item.
  ///
  /// - Parameters:
  ///   - placement: The placement.
  ///   - content: The view.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), at: placement)
  }
}

extension ToolbarItem where ID == String {
  /// Creates a toolbar item with an identity.
  ///
  /// - Parameters:
  ///   - id: The identity, which has no effect, since toolbars can't be customized.
  ///   - placement: The placement.
  ///   - showsByDefault: Whether the item is there before the toolbar is customized.
  ///   - content: The view.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), at: placement)
    if !showsByDefault { item = nil }
  }
}

/// A group of views with the same placement in the toolbar of a page.
///
/// SwiftUI: `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let item: ToolbarItems.Item

  /// Creates a group of toolbar items, from leading to trailing.
  ///
  /// - Parameters:
  ///   - placement: The placement.
  ///   - content: The views.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    let content = content()
    item = ToolbarItems.Item(
      placement: placement, view: AnyView(HStack(spacing: 16) { content }), group: content)
  }

  /// The views.
  public var body: ToolbarItems { ToolbarItems(items: [item]) }
}

/// A result builder for toolbar content.
///
/// SwiftUI: `ToolbarContentBuilder`.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Returns content unchanged.
  public static func buildExpression(_ content: some ToolbarContent) -> ToolbarItems {
    content._items
  }

  /// Returns a view as an item at the trailing edge.
  @_disfavoredOverload
  public static func buildExpression(_ view: some View) -> ToolbarItems {
    ToolbarItem { view }._items
  }

  /// Returns contents in sequence.
  public static func buildBlock(_ contents: ToolbarItems...) -> ToolbarItems {
    ToolbarItems(items: contents.flatMap(\.items))
  }

  /// Returns optional content.
  public static func buildOptional(_ content: ToolbarItems?) -> ToolbarItems {
    content ?? ToolbarItems(items: [])
  }

  /// Returns the first of two alternatives.
  public static func buildEither(first content: ToolbarItems) -> ToolbarItems { content }

  /// Returns the second of two alternatives.
  public static func buildEither(second content: ToolbarItems) -> ToolbarItems { content }
}
