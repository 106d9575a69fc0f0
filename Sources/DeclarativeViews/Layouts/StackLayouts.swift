// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A row as a layout, to be chosen among others.
///
/// SwiftUI: `HStackLayout`.
public struct HStackLayout: ElementLayout {
  /// The line that the views share.
  public var alignment: VerticalAlignment
  /// The distance between neighbors in points; nil leaves it to them.
  public var spacing: CGFloat?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The line that the views share.
  ///   - spacing: The distance between neighbors in points; nil leaves it to them. One that is not
  ///     finite counts as nil.
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

/// A column as a layout, to be chosen among others.
///
/// SwiftUI: `VStackLayout`.
public struct VStackLayout: ElementLayout {
  /// The line that the views share.
  public var alignment: HorizontalAlignment
  /// The distance between neighbors in points; nil leaves it to them.
  public var spacing: CGFloat?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The line that the views share.
  ///   - spacing: The distance between neighbors in points; nil leaves it to them. One that is not
  ///     finite counts as nil.
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

/// Layers as a layout, to be chosen among others.
///
/// SwiftUI: `ZStackLayout`.
public struct ZStackLayout: ElementLayout {
  /// The lines that the views share.
  public var alignment: Alignment

  /// Makes layers.
  ///
  /// - Parameter alignment: The lines that the views share.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var element: any LayoutElement { LayeringElement(alignment: alignment) }

  /// The layers themselves.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    ElementView(element: element, contents: [content()])
  }
}

/// A layout of any type.
///
/// The views in it keep their state when another one takes its place. SwiftUI: `AnyLayout`.
public struct AnyLayout {
  private let element: any LayoutElement

  /// Creates a layout whose type does not show.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: some Layout) {
    element = CustomElement(layout: layout)
  }

  /// Creates a layout whose type does not show.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: HStackLayout) { element = layout.element }

  /// Creates a layout whose type does not show.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: VStackLayout) { element = layout.element }

  /// Creates a layout whose type does not show.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: ZStackLayout) { element = layout.element }

  /// Creates a layout whose type does not show.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: GridLayout) { element = layout.element }

  /// Puts views into the layout.
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
