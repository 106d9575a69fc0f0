// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A scrolling view with contents that may be larger than its frame.
///
/// SwiftUI: `ScrollView`.
///
/// It takes the proposed size, and its contents have their ideal length in the scrolling
/// directions. In a ``HostingNode`` it is a `ScrollNode`.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content
  @State(making: { ScrollState() }) private var state: ScrollState
  @Environment(\.showsScrollIndicators) private var environmentShowsIndicators
  @Environment(\.keyboardDismissMode) private var keyboardDismissMode
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  @Environment(\.scrollSettings) private var settings

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
    state.node.keyboardDismissMode = keyboardDismissMode
    state.node.isScrollEnabled = isScrollEnabled
    state.node.clipsToBounds = settings.isClipped
    state.node.isPagingEnabled = settings.behavior is PagingScrollTargetBehavior
    state.link = settings.link
    state.observers = settings.observers
    return ElementView(
      element: ScrollElement(
        axes: axes, showsIndicators: showsIndicators && environmentShowsIndicators,
        settings: settings, state: state),
      contents: [inMargins(ElementView(element: stack, contents: [content]))])
  }

  /// Returns the content with the margins of the environment.
  private func inMargins(_ content: any View) -> any View {
    let margins = settings.margins
    let inner: any View =
      margins == DirectionalEdgeInsets()
      ? content : WrappedView(content: content, element: PaddingElement(insets: margins))
    guard settings.link != nil || !settings.observers.isEmpty else { return inner }
    // They belong to this scroll view, not to those in it.
    return EnvironmentView(content: inner) {
      $0.scrollSettings.link = nil
      $0.scrollSettings.observers = []
    }
  }
}

/// The visibility of scroll indicators.
///
/// SwiftUI: `ScrollIndicatorVisibility`.
public nonisolated enum ScrollIndicatorVisibility: Hashable, Sendable, CaseIterable {
  /// The default visibility, which is visible.
  case automatic
  /// The indicators are visible.
  case visible
  /// The indicators are hidden.
  case hidden
  /// The indicators are never visible.
  case never
}

extension View {
  /// Sets the visibility of scroll indicators in the view.
  ///
  /// - Parameter visibility: The visibility.
  /// - Returns: The modified view.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    environment(\.showsScrollIndicators, visibility == .automatic || visibility == .visible)
  }
}
