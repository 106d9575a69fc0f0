// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Contents that may be larger than the room there is.
///
/// SwiftUI: `ScrollView`.
///
/// It takes the room that it is offered and takes the contents at their ideal length in the
/// directions that it scrolls in. In a ``HostingNode`` it is a `ScrollNode`.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content
  @State private var state = ScrollState()
  @Environment(\.showsScrollIndicators) private var environmentShowsIndicators

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the contents scroll.
  ///   - showsIndicators: Whether it shows scroll indicators.
  ///   - content: The contents; several views are stacked vertically, or horizontally if they
  ///     scroll only horizontally.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The contents in their frame.
  public var body: some View {
    let stack =
      axes == .horizontal
      ? StackElement(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
      : StackElement(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    return ElementView(
      element: ScrollElement(
        axes: axes, showsIndicators: showsIndicators && environmentShowsIndicators,
        state: state),
      contents: [ElementView(element: stack, contents: [content])])
  }
}

/// Whether something is shown.
///
/// SwiftUI: `ScrollIndicatorVisibility`.
public nonisolated enum ScrollIndicatorVisibility: Hashable, Sendable, CaseIterable {
  /// As usual, which is that it is shown.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
  /// It is not shown.
  case never
}

extension View {
  /// Says whether scroll views in the view show how far their contents are scrolled.
  ///
  /// - Parameter visibility: Whether they do.
  /// - Returns: The view.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    environment(\.showsScrollIndicators, visibility == .automatic || visibility == .visible)
  }
}
