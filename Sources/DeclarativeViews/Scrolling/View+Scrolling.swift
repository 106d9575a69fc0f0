// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The settings of scroll views in the environment.
struct ScrollSettings {
  var behavior: (any ScrollTargetBehavior)?
  var bouncesAlways: Axis.Set = [.horizontal, .vertical]
  var isClipped = true
  var margins = DirectionalEdgeInsets()
  /// The point of the content that is visible at first.
  var anchor: UnitPoint?
  /// The position of the next scroll view inside.
  var link: ScrollLink?
  /// The observers of the next scroll view inside.
  var observers: [ScrollObserver] = []
}

/// When a scroll view lets its content be dragged although it fits.
///
/// SwiftUI: `ScrollBounceBehavior`.
public nonisolated enum ScrollBounceBehavior: Hashable, Sendable {
  /// The default, which is ``always``.
  case automatic
  /// Content that fits can be dragged, and springs back.
  case always
  /// Content that fits isn't dragged.
  case basedOnSize
}

/// The part of a scroll view to which margins apply.
///
/// SwiftUI: `ContentMarginPlacement`.
public nonisolated enum ContentMarginPlacement: Hashable, Sendable {
  /// The content and the indicators.
  case automatic
  /// The content alone.
  case scrollContent
  /// The indicators alone, which have no margins here.
  case scrollIndicators
}

extension View {
  /// Disables scrolling by touches in the view.
  ///
  /// - Parameter disabled: Whether to disable it; descendants cannot enable it again.
  /// - Returns: The modified view.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets where scrolling ends in scroll views of the view.
  ///
  /// - Parameter behavior: The behavior, for example ``ScrollTargetBehavior/paging``.
  /// - Returns: The modified view.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollSettings.behavior, behavior)
  }

  /// Makes the views of a stack the targets of a ``ScrollTargetBehavior/viewAligned`` scroll view.
  ///
  /// - Parameter isEnabled: Whether they are.
  /// - Returns: The modified view.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    WrappedView(content: self, element: ScrollTargetElement(isEnabled: isEnabled))
  }

  /// Sets whether content of scroll views in the view can be dragged although it fits.
  ///
  /// - Parameters:
  ///   - behavior: When it can.
  ///   - axes: The directions to which this applies.
  /// - Returns: The modified view.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollSettings.bouncesAlways) {
      if behavior == .basedOnSize { $0.subtract(axes) } else { $0.formUnion(axes) }
    }
  }

  /// Shows content of scroll views in the view outside of their frames, too.
  ///
  /// - Parameter disabled: Whether to show it.
  /// - Returns: The modified view.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollSettings.isClipped, !disabled)
  }

  /// Adds margins to the content of scroll views in the view; lists have their own.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The margin in points; nil leaves those edges unchanged. A value that isn't finite is
  ///     reported and treated as 0.
  ///   - placement: The part to which the margins apply.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let usable = length.map { check.number($0, "contentMargins") ?? 0 }
    return EnvironmentView(
      content: self,
      change: { values in
        guard let usable, placement != .scrollIndicators else { return }
        if edges.contains(.top) { values.scrollSettings.margins.top = usable }
        if edges.contains(.bottom) { values.scrollSettings.margins.bottom = usable }
        if edges.contains(.leading) { values.scrollSettings.margins.leading = usable }
        if edges.contains(.trailing) { values.scrollSettings.margins.trailing = usable }
      }, problems: check.problems)
  }

  /// Adds equal margins to the content of scroll views in the view; lists have their own.
  ///
  /// - Parameters:
  ///   - length: The margin in points. A value that isn't finite is reported and treated as 0.
  ///   - placement: The part to which the margins apply.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    contentMargins(.all, length, for: placement, fileID: fileID, line: line)
  }
}

/// A marker of the views at which scrolling ends.
struct ScrollTargetElement: UnaryElement {
  let isEnabled: Bool

  var name: String { "scrollTargetLayout" }
}
