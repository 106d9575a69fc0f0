// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// The trait for the palette in which a view tree is shown.
///
/// It only affects colors, so setting it does not invalidate the layout.
struct PaletteTrait: TraitDefinition {
  static let defaultValue: PaletteReference? = nil
  static let affectsColorAppearance = true
}

extension TraitCollection {
  /// The palette that overrides the theme's own in views of a factory created with
  /// ``ViewFactory/init(theme:)``; `nil` by default.
  ///
  /// ```swift
  /// screen.traits.palette = DynamicPalette(light: spring, dark: night)
  /// ```
  public var palette: DynamicPalette? {
    get { specifiedValue(for: PaletteTrait.self)??.palette }
    set { self[PaletteTrait.self] = newValue.map { PaletteReference($0) } }
  }
}

/// A shared reference to a palette with all derived colors resolved.
final class PaletteReference: Hashable, Sendable {
  let palette: DynamicPalette
  private let colors: [Theme.Appearance: [PaletteRole: Color]]

  init(_ palette: DynamicPalette) {
    self.palette = palette
    var colors: [Theme.Appearance: [PaletteRole: Color]] = [:]
    for appearance in Theme.Appearance.allCases {
      if appearance != .light, palette[appearance] == palette.light {
        colors[appearance] = colors[.light]
        continue
      }
      let part = palette[appearance].settled()
      colors[appearance] = Dictionary(
        uniqueKeysWithValues: PaletteRole.allCases.map { ($0, part[$0]) })
    }
    self.colors = colors
  }

  func color(_ role: PaletteRole, in traits: TraitCollection) -> Color {
    colors[Theme.Appearance(traits)]?[role] ?? palette.light[role]
  }

  static func == (left: PaletteReference, right: PaletteReference) -> Bool {
    left === right || left.palette == right.palette
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(palette.light.card)
  }
}

/// The color of a role in the palette of the traits.
struct RoleColor: ColorProviding {
  let role: PaletteRole
  let fallback: PaletteReference

  func color(for traits: TraitCollection) -> Color {
    let specified = traits.specifiedValue(for: PaletteTrait.self).flatMap { $0 }
    return (specified ?? fallback).color(role, in: traits)
  }
}
