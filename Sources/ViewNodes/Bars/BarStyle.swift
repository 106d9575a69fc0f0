// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The basic style of a bar. UIKit: `UIBarStyle`.
public enum BarStyle: Int, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case `default` = 0
  /// Light on dark.
  case black = 1
}
