// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The style of the status bar.
///
/// UIKit: `UIStatusBarStyle`.
public nonisolated enum StatusBarStyle: Int, Hashable, Sendable, CaseIterable {
  /// Dark or light content, depending on the appearance.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}
