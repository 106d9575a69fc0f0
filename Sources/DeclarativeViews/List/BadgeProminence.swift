// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How much the badge of a row stands out.
///
/// SwiftUI: `BadgeProminence`.
public nonisolated struct BadgeProminence: Hashable, Sendable {
  private enum Level {
    case decreased, standard, increased
  }

  private let level: Level

  /// Less than usual: in the color of tertiary labels.
  public static let decreased = BadgeProminence(level: .decreased)
  /// As usual: in the color of secondary labels.
  public static let standard = BadgeProminence(level: .standard)
  /// More than usual: white in a red capsule.
  public static let increased = BadgeProminence(level: .increased)
}
