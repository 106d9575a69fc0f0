// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A type that defines the size of a custom container and the positions of its subviews.
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
/// The x-axis starts at the leading edge: in a right-to-left environment, the whole container is
/// mirrored. Sizes are cached, so requesting one again is cheap. Layouts call each other
/// recursively, at most 500 levels deep.
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
  ///   - proposal: The size proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The cached data.
  /// - Returns: The size in points; a side that is negative or not a number is reported and counts
  ///   as 0.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews; one that is not placed is centered.
  ///
  /// - Parameters:
  ///   - bounds: The container's rectangle, in the coordinates in which subviews are placed.
  ///   - proposal: The size proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The cached data.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Creates the cached data before the first call.
  ///
  /// - Parameter subviews: The views in the container.
  /// - Returns: The cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache when the subviews have changed; by default, creates it again.
  ///
  /// - Parameters:
  ///   - cache: The cached data.
  ///   - subviews: The current views in the container.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the spacing preferences of the container; by default, the union of its subviews'
  /// preferences.
  ///
  /// - Parameters:
  ///   - subviews: The views in the container.
  ///   - cache: The cached data.
  /// - Returns: The spacing preferences.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the position of a vertical alignment guide in the container; by default, derived from
  /// the subviews.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - bounds: The container's rectangle.
  ///   - proposal: The size proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The cached data.
  /// - Returns: The distance from the leading edge in points, or `nil` for the default position.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a horizontal alignment guide in the container; by default, derived
  /// from the subviews.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - bounds: The container's rectangle.
  ///   - proposal: The size proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The cached data.
  /// - Returns: The distance from the top in points, or `nil` for the default position.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  ///
  /// - Parameter subviews: The views in the container.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The default properties, with which spacers and dividers behave as they do outside stacks.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cached data again.
  ///
  /// - Parameters:
  ///   - cache: The cached data.
  ///   - subviews: The current views in the container.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of the subviews' spacing preferences.
  ///
  /// - Parameters:
  ///   - subviews: The views in the container.
  ///   - cache: The cached data.
  /// - Returns: The spacing preferences.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns the position of the guide, derived from the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide }

  /// Returns the position of the guide, derived from the subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide }

  /// Returns a container that arranges views with this layout.
  ///
  /// - Parameter content: The views.
  /// - Returns: The container.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    ElementView(element: CustomElement(layout: self), contents: [content()])
  }
}
