// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// A palette that defines its colors by role, in one method instead of forty properties.
///
/// ```swift
/// struct BrandPalette: RolePalette {
///   let colors: [PaletteRole: Color]
///
///   func color(_ role: PaletteRole) -> Color { colors[role] ?? .gray }
/// }
/// ```
public protocol RolePalette: ViewFactoryColorProtocol {
  /// Returns the color of a role.
  ///
  /// - Parameter role: The role.
  /// - Returns: The color, which may depend on traits.
  func color(_ role: PaletteRole) -> Color
}
