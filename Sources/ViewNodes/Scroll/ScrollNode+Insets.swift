// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ScrollNode {
  /// The insets of the content, including those for the safe area and a running refresh, in points.
  public final var adjustedContentInset: EdgeInsets {
    let system = systemContentInset
    return EdgeInsets(
      top: contentInset.top + system.top + refreshInset,
      left: contentInset.left + system.left,
      bottom: contentInset.bottom + system.bottom,
      right: contentInset.right + system.right)
  }

  /// The insets that the safe area adds, according to ``contentInsetAdjustmentBehavior``.
  private var systemContentInset: EdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes: return safe.along(horizontal: scrollsAcross, vertical: scrollsDown)
    case .automatic:
      return safe.along(horizontal: scrollsAcross, vertical: scrollsDown || isMainContent)
    }
  }

  /// Whether the content can scroll horizontally.
  final var scrollsAcross: Bool {
    contentSizeStorage.width > boundsStorage.width || alwaysBounceHorizontal
  }

  /// Whether the content can scroll vertically.
  final var scrollsDown: Bool {
    contentSizeStorage.height > boundsStorage.height || alwaysBounceVertical
  }

  /// The inset for a running refresh, in points.
  final var refreshInset: CGFloat {
    guard let control = attachedRefreshControl, control.isRefreshing else { return 0 }
    return RefreshControlNode.height
  }
}

nonisolated extension EdgeInsets {
  fileprivate func along(horizontal: Bool, vertical: Bool) -> EdgeInsets {
    EdgeInsets(
      top: vertical ? top : 0, left: horizontal ? left : 0, bottom: vertical ? bottom : 0,
      right: horizontal ? right : 0)
  }
}
