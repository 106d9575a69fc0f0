// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A container of one's own: how large it is for what it is offered, and where its views go.
///
/// SwiftUI: `Layout`.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
///     subviews.reduce(into: .zero) { size, view in
///       size.width += view.sizeThatFits(.unspecified).width
///       size.height += view.sizeThatFits(.unspecified).height
///     }
///   }
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///   ) {
///     var corner = bounds.origin
///     for view in subviews {
///       view.place(at: corner, proposal: .unspecified)
///       corner.x += view.sizeThatFits(.unspecified).width
///       corner.y += view.sizeThatFits(.unspecified).height
///     }
///   }
/// }
/// Diagonal() { Text("a"); Text("b") }
/// ```
///
/// x is measured from the leading side: in a right-to-left environment the whole is mirrored. What a
/// layout asks is remembered, so asking twice costs nothing. Layouts call each other on the call
/// stack; at most 500 may be inside each other.
public protocol Layout {
  /// The data that the layout caches between calls.
  associatedtype Cache = Void
  /// The views in the container.
  typealias Subviews = LayoutSubviews

  /// The properties of the container, such as the axis for spacers and dividers.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the size of the container.
  ///
  /// - Parameters:
  ///   - proposal: The size that the container is offered.
  ///   - subviews: The views in the container.
  ///   - cache: The cached data.
  /// - Returns: The size in points; a side that is negative or not a number is reported and counts
  ///   as 0.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the views; one that is not placed lies in the middle.
  ///
  /// - Parameters:
  ///   - bounds: The container's rectangle, in the coordinates that places are given in.
  ///   - proposal: What the container was offered.
  ///   - subviews: The views in it.
  ///   - cache: What is kept.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Makes what is kept, before the first question.
  ///
  /// - Parameter subviews: The views in the container.
  /// - Returns: The cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date when the views have changed. By default it is made anew.
  ///
  /// - Parameters:
  ///   - cache: What is kept.
  ///   - subviews: The views in the container as they are now.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container wants to its neighbors. By default they are all that its views
  /// want.
  ///
  /// - Parameters:
  ///   - subviews: The views in the container.
  ///   - cache: What is kept.
  /// - Returns: The distances.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the position of a vertical alignment guide in the container. By default it is derived
  /// from the subviews.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - bounds: The container's rectangle.
  ///   - proposal: The size that the container is offered.
  ///   - subviews: The views in the container.
  ///   - cache: The cached data.
  /// - Returns: The distance from the leading edge in points, or `nil` for the default position.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a horizontal alignment guide in the container. By default it is
  /// derived from the subviews.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - bounds: The container's rectangle.
  ///   - proposal: The size that the container is offered.
  ///   - subviews: The views in the container.
  ///   - cache: The cached data.
  /// - Returns: The distance from the top in points, or `nil` for the default position.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  ///
  /// - Parameter subviews: The views in the container.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Spacers and dividers behave as they do outside of stacks.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  ///
  /// - Parameters:
  ///   - cache: What is kept.
  ///   - subviews: The views in the container as they are now.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// All distances that the views want.
  ///
  /// - Parameters:
  ///   - subviews: The views in the container.
  ///   - cache: What is kept.
  /// - Returns: The distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns the position that the subviews give the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide }

  /// Returns the position that the subviews give the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide }

  /// Puts views into the container.
  ///
  /// - Parameter content: The views.
  /// - Returns: The container.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    ElementView(element: CustomElement(layout: self), contents: [content()])
  }
}
