// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The alignment of the lines of multiline text.
///
/// SwiftUI: `TextAlignment`.
public nonisolated enum MultilineTextAlignment: Hashable, Sendable, CaseIterable {
  /// The leading edge.
  case leading
  /// The center.
  case center
  /// The trailing edge.
  case trailing

  /// Returns the alignment resolved to left and right.
  func resolved(_ direction: UserInterfaceLayoutDirection) -> ViewNodes.TextAlignment {
    switch self {
    case .leading: direction == .leftToRight ? .left : .right
    case .center: .center
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }
}
