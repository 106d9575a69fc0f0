// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The basic style of a bar.
///
/// UIKit: `UIBarStyle`.
public nonisolated enum BarStyle: Int, Hashable, Sendable, CaseIterable {
  /// Dark content on a light background.
  case `default` = 0
  /// Light content on a dark background.
  case black = 1
}
