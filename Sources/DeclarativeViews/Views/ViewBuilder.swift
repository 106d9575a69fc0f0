// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A result builder for views, which supports any number of them, `if`, `else`, `switch`, loops,
/// and optionals.
///
/// SwiftUI: `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
  /// Returns a view unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the view of a block with one view.
  ///
  /// Its type is erased unless the context states one, because the compiler cannot otherwise combine
  /// views of opaque types from a loop.
  public static func buildBlock<Content: View>(_ content: Content) -> ViewList {
    ViewList([content])
  }

  /// Returns the view of a block with one view, where its type is known.
  @_disfavoredOverload
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns the views of a block.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> ViewList {
    var count = 0
    for _ in repeat each content { count += 1 }
    var views: [any View] = []
    views.reserveCapacity(count)
    repeat views.append(each content)
    return ViewList(views)
  }

  /// Returns an optional view.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the first of two alternatives.
  public static func buildEither<First: View, Second: View>(
    first content: First
  ) -> ConditionalView<First, Second> { ConditionalView(.first(content)) }

  /// Returns the second of two alternatives.
  public static func buildEither<First: View, Second: View>(
    second content: Second
  ) -> ConditionalView<First, Second> { ConditionalView(.second(content)) }

  /// Returns the views of a loop.
  public static func buildArray<Content: View>(_ content: [Content]) -> ViewList {
    ViewList(content)
  }

  /// Returns a view with limited availability.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
