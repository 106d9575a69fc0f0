// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The color space of a drawing; colors are always sRGB.
///
/// SwiftUI: `ColorRenderingMode`.
public nonisolated enum ColorRenderingMode: Hashable, Sendable, CaseIterable {
  /// The sRGB color space.
  case nonLinear
  /// The linear sRGB color space.
  case linear
  /// The extended linear sRGB color space.
  case extendedLinear
}
