// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The animation of the status bar, which isn't drawn here.
///
/// UIKit: `UIStatusBarAnimation`.
public nonisolated enum StatusBarAnimation: Int, Hashable, Sendable, CaseIterable {
  /// No animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides.
  case slide = 2
}
