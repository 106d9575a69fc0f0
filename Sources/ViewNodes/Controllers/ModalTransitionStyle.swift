// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The animation of a modal presentation, which has no effect here, because presentations are
/// immediate.
///
/// UIKit: `UIModalTransitionStyle`.
public nonisolated enum ModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The screen flips around its vertical axis.
  case flipHorizontal = 1
  /// One view fades into the other.
  case crossDissolve = 2
  /// A corner of the page curls up.
  case partialCurl = 3
}
