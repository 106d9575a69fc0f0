// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// Whether a shape is mirrored depending on the layout direction.
///
/// SwiftUI: `LayoutDirectionBehavior`.
public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is the same in both directions.
  case fixed
  /// The shape is mirrored in layouts of a direction.
  case mirrors(in: UserInterfaceLayoutDirection)

  /// The shape is mirrored in right-to-left layouts.
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}
