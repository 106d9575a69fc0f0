// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A row layout for use in ``AnyLayout``.
///
/// SwiftUI: `HStackLayout`.
public struct HStackLayout: ElementLayout {
  /// The alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between neighbors in points; nil leaves it to them.
  public var spacing: CGFloat?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between neighbors in points; nil leaves it to them. One that is not
  ///     finite is treated as nil.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var element: any LayoutElement {
    StackElement(
      axis: .horizontal, alignment: alignment.key,
      spacing: spacing.flatMap { $0.isFinite ? $0 : nil })
  }

  /// The row itself.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    ElementView(element: element, contents: [content()])
  }
}

/// A column layout for use in ``AnyLayout``.
///
/// SwiftUI: `VStackLayout`.
public struct VStackLayout: ElementLayout {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between neighbors in points; nil leaves it to them.
  public var spacing: CGFloat?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between neighbors in points; nil leaves it to them. One that is not
  ///     finite is treated as nil.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var element: any LayoutElement {
    StackElement(
      axis: .vertical, alignment: alignment.key,
      spacing: spacing.flatMap { $0.isFinite ? $0 : nil })
  }

  /// The column itself.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    ElementView(element: element, contents: [content()])
  }
}

/// A layout of layers for use in ``AnyLayout``.
///
/// SwiftUI: `ZStackLayout`.
public struct ZStackLayout: ElementLayout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout of layers.
  ///
  /// - Parameter alignment: The alignment of the views.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var element: any LayoutElement { LayeringElement(alignment: alignment) }

  /// The layers themselves.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    ElementView(element: element, contents: [content()])
  }
}

/// A type-erased layout.
///
/// Its views keep their state when it is replaced by another layout. SwiftUI: `AnyLayout`.
public struct AnyLayout {
  private let element: any LayoutElement

  /// Creates a type-erased layout.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: some Layout) {
    element = CustomElement(layout: layout)
  }

  /// Creates a type-erased layout.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: HStackLayout) { element = layout.element }

  /// Creates a type-erased layout.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: VStackLayout) { element = layout.element }

  /// Creates a type-erased layout.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: ZStackLayout) { element = layout.element }

  /// Creates a type-erased layout.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: GridLayout) { element = layout.element }

  /// Returns a container with views.
  ///
  /// - Parameter content: The views.
  /// - Returns: The container.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    ElementView(element: element, contents: [content()])
  }
}

/// A layout that is built into the library.
protocol ElementLayout {
  var element: any LayoutElement { get }
}
