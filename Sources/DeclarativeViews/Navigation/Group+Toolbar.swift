// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of content of a toolbar.
  ///
  /// - Parameter content: The content.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) {
    self = .made(of: content())
  }

  /// The items of the content.
  public var _items: ToolbarItems { content._items }
}
