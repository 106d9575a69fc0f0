// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A row layout for use in ``AnyLayout``.
///
/// SwiftUI: `HStackLayout`.
public struct HStackLayout: ElementLayout {
  /// The alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between neighbors in points; nil uses their preferences, or 8 if they have none.
  public var spacing: CGFloat?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between neighbors in points; nil uses their preferences. A distance
  ///     that is not finite is treated as nil.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var element: any LayoutElement {
    StackElement(
      axis: .horizontal, alignment: alignment.key,
      spacing: spacing.flatMap { $0.isFinite ? $0 : nil })
  }

  /// Returns a row of views.
  ///
  /// - Parameter content: The views, from leading to trailing.
  /// - Returns: The row.
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
  /// The distance between neighbors in points; nil uses their preferences, or 8 if they have none.
  public var spacing: CGFloat?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between neighbors in points; nil uses their preferences. A distance
  ///     that is not finite is treated as nil.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var element: any LayoutElement {
    StackElement(
      axis: .vertical, alignment: alignment.key,
      spacing: spacing.flatMap { $0.isFinite ? $0 : nil })
  }

  /// Returns a column of views.
  ///
  /// - Parameter content: The views, from top to bottom.
  /// - Returns: The column.
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

  /// Returns layered views.
  ///
  /// - Parameter content: The views, from back to front.
  /// - Returns: The layered views.
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

  /// Returns a container that arranges views with this layout.
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
