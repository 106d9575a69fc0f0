// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// UIKit's names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The colors that a display shows.
public nonisolated enum UIDisplayGamut: Int, Hashable, Sendable, CaseIterable {
  /// Not specified.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}
