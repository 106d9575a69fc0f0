// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The color scheme of the environment.
///
/// SwiftUI: `ColorScheme`.
public nonisolated enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
