// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Where a scroll view is, for ``View/scrollPosition(_:anchor:)``.
///
/// SwiftUI: `ScrollPosition`.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
/// ...
/// ScrollView { ... }.scrollPosition($position)
/// Button("To the end") { position.scrollTo(edge: .bottom) }
/// ```
public nonisolated struct ScrollPosition: Equatable, @unchecked Sendable {
  /// What the scroll view is to show, if code has determined it.
  private(set) var request: ScrollRequest?
  /// The number of requests so far, which distinguishes equal ones.
  private(set) var count = 0
  private var seen: AnyHashable?
  /// Whether scrolling by touches has determined the position.
  public private(set) var isPositionedByUser = false

  /// Creates a position at the start.
  ///
  /// - Parameter idType: The type of the identities of views.
  public init(idType: (some Hashable).Type = Never.self) {}

  /// Creates a position at a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The point of the view that is moved to the same point of the scroll view; nil to
  ///     scroll no further than necessary.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

  /// Creates a position at an edge of the content.
  ///
  /// - Parameter edge: The edge.
  public init(edge: Edge) { scrollTo(edge: edge) }

  /// Creates a position at an offset of the content.
  ///
  /// - Parameter point: The offset in points.
  public init(point: CGPoint) { scrollTo(point: point) }

  /// Creates a position at an offset of the content.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset in points.
  ///   - y: The vertical offset in points.
  public init(x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The point of the view that is moved to the same point of the scroll view; nil to
  ///     scroll no further than necessary.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    make(.id(AnyHashable(id), anchor))
    seen = AnyHashable(id)
  }

  /// Scrolls to an edge of the content.
  ///
  /// - Parameter edge: The edge.
  public mutating func scrollTo(edge: Edge) { make(.edge(edge)) }

  /// Scrolls to an offset of the content, as far as the content allows.
  ///
  /// - Parameter point: The offset in points; a coordinate that isn't finite is ignored.
  public mutating func scrollTo(point: CGPoint) { make(.offset(x: point.x, y: point.y)) }

  /// Scrolls to an offset of the content, as far as the content allows.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset in points; one that isn't finite is ignored.
  ///   - y: The vertical offset in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { make(.offset(x: x, y: y)) }

  /// Scrolls horizontally to an offset of the content, as far as the content allows.
  ///
  /// - Parameter x: The horizontal offset in points; one that isn't finite is ignored.
  public mutating func scrollTo(x: CGFloat) { make(.offset(x: x, y: nil)) }

  /// Scrolls vertically to an offset of the content, as far as the content allows.
  ///
  /// - Parameter y: The vertical offset in points; one that isn't finite is ignored.
  public mutating func scrollTo(y: CGFloat) { make(.offset(x: nil, y: y)) }

  /// The edge that code has scrolled to, if the user hasn't scrolled since.
  public var edge: Edge? { if case .edge(let edge) = request { edge } else { nil } }

  /// The offset that code has scrolled to, if the user hasn't scrolled since.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = request { CGPoint(x: x, y: y) } else { nil }
  }

  /// The identity of the view of a ``View/scrollTargetLayout(isEnabled:)`` at the anchor of the
  /// scroll view, if it is known.
  public var viewID: (any Hashable)? { seen?.base as? any Hashable }

  /// Returns the identity of the view at the anchor of the scroll view.
  ///
  /// - Parameter type: The type of the identity.
  /// - Returns: The identity, if it is known and has this type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { seen?.base as? ID }

  private mutating func make(_ request: ScrollRequest) {
    self.request = request
    count += 1
    isPositionedByUser = false
  }

  /// Records what the user has scrolled to.
  mutating func show(_ id: AnyHashable?) {
    request = nil
    seen = id
    isPositionedByUser = true
  }
}

/// What a scroll view is to show.
nonisolated enum ScrollRequest: Equatable {
  case id(AnyHashable, UnitPoint?)
  case edge(Edge)
  case offset(x: CGFloat?, y: CGFloat?)
}

/// The connection of a scroll view with a position.
struct ScrollLink {
  let request: ScrollRequest?
  /// The number of requests so far.
  let count: Int
  /// The point of the scroll view at which a view is looked for.
  let anchor: UnitPoint?
  /// Called with the identity of the view at the anchor when the user has scrolled.
  let show: (AnyHashable?) -> Void
}

extension View {
  /// Connects the position of the scroll view with an identity.
  ///
  /// Setting the identity scrolls to the view that has it. Scrolling sets it to that of the view of a
  /// ``View/scrollTargetLayout(isEnabled:)`` that is nearest to the anchor.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The point of the scroll view that is meant; the top leading corner by default.
  /// - Returns: The modified view.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    IdentityScrollView(content: self, id: id, anchor: anchor)
  }

  /// Connects the position of the scroll view with a value.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: The point of the scroll view that is meant by ``ScrollPosition/viewID``; the top
  ///     leading corner by default.
  /// - Returns: The modified view.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    PositionScrollView(content: self, position: position, anchor: anchor)
  }
}

/// A view whose scroll view is connected with an identity.
private struct IdentityScrollView<ID: Hashable>: View {
  let content: any View
  @Binding var id: ID?
  let anchor: UnitPoint?

  init(content: any View, id: Binding<ID?>, anchor: UnitPoint?) {
    self.content = content
    _id = id
    self.anchor = anchor
  }

  var body: some View {
    let link = ScrollLink(
      request: id.map { .id(AnyHashable($0), anchor) }, count: 0, anchor: anchor
    ) { shown in
      if let shown = shown?.base as? ID, shown != id { id = shown }
    }
    AnyView(content).environment(\.scrollSettings.link, link)
  }
}

/// A view whose scroll view is connected with a position.
private struct PositionScrollView: View {
  let content: any View
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?

  init(content: any View, position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.content = content
    _position = position
    self.anchor = anchor
  }

  var body: some View {
    let link = ScrollLink(request: position.request, count: position.count, anchor: anchor) { id in
      var changed = position
      changed.show(id)
      if changed != position { position = changed }
    }
    AnyView(content).environment(\.scrollSettings.link, link)
  }
}
