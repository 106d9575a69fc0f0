// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// The palette of the traits where a node is shown, else one that it was made with: what
/// ``ViewFactory/init(theme:)`` styles with, so that the whole palette of a living tree can be changed.
public struct TraitPalette: RolePalette, Hashable, Sendable {
  private let fallback: PaletteReference

  /// Makes the palette.
  ///
  /// - Parameter fallback: What holds where the traits state no palette.
  public init(fallback: DynamicPalette) {
    self.fallback = PaletteReference(fallback)
  }

  /// The color of a role, resolved where it is shown.
  ///
  /// - Parameter role: The role.
  /// - Returns: A color that depends on traits.
  public func color(_ role: PaletteRole) -> Color {
    Color(providedBy: RoleColor(role: role, fallback: fallback))
  }
}
