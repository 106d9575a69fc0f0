// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// The palette in the traits of the view that shows a color, with a fallback:
/// ``ViewFactory/init(theme:)`` uses it so that the palette of an existing view tree can be
/// changed.
public struct TraitPalette: RolePalette, Hashable, Sendable {
  private let fallback: PaletteReference

  /// Creates the palette.
  ///
  /// - Parameter fallback: The palette to use if the traits do not set one.
  public init(fallback: DynamicPalette) {
    self.fallback = PaletteReference(fallback)
  }

  /// Returns the color of a role, which is resolved where it is shown.
  ///
  /// - Parameter role: The role.
  /// - Returns: A color that depends on traits.
  public func color(_ role: PaletteRole) -> Color {
    Color(providedBy: RoleColor(role: role, fallback: fallback))
  }
}
