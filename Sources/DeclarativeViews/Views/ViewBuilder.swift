// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Puts the views of a closure together: any number of them, with `if`, `else`, `switch`, loops and
/// optionals.
///
/// SwiftUI: `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
  /// A view by itself.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A block without views.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block of one view.
  ///
  /// Its type does not show: the compiler cannot put views of opaque types from a loop together
  /// otherwise.
  public static func buildBlock<Content: View>(_ content: Content) -> ViewList {
    ViewList([content])
  }

  /// A block of several views.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> ViewList {
    var count = 0
    for _ in repeat each content { count += 1 }
    var views: [any View] = []
    views.reserveCapacity(count)
    repeat views.append(each content)
    return ViewList(views)
  }

  /// A view that is there or not.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two views.
  public static func buildEither<First: View, Second: View>(
    first content: First
  ) -> ConditionalView<First, Second> { ConditionalView(.first(content)) }

  /// The second of two views.
  public static func buildEither<First: View, Second: View>(
    second content: Second
  ) -> ConditionalView<First, Second> { ConditionalView(.second(content)) }

  /// The views of a loop.
  public static func buildArray<Content: View>(_ content: [Content]) -> ViewList {
    ViewList(content)
  }

  /// A view that is there in some versions of a system only.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
