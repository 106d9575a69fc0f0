// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Whether surroundings are light or dark.
///
/// SwiftUI: `ColorScheme`.
public nonisolated enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark words on a light ground.
  case light
  /// Light words on a dark ground.
  case dark
}
