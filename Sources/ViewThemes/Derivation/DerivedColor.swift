// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

/// The derived color of a role that a palette does not define: a function of the eighteen colors
/// that it defines, with sufficient contrast where components draw it.
struct DerivedColor: ColorProviding {
  let role: PaletteRole
  /// The colors from which it is derived, which may depend on traits.
  let palette: [Color]

  static func color(
    of role: PaletteRole, in palette: some ViewFactoryColorProtocol
  ) -> Color {
    if let fixed = palette as? any FixedPalette, let color = fixed.derivedColors[role] {
      return color
    }
    // Boxed once rather than for each color, because a palette may be large.
    let boxed: any ViewFactoryColorProtocol = palette
    let colors = PaletteRole.required.map { $0.color(in: boxed) }
    guard colors.contains(where: \.isDynamic) else { return derived(role, in: palette) }
    return Color(providedBy: DerivedColor(role: role, palette: colors))
  }

  /// Returns the derived colors of a palette.
  static func all(in palette: some ViewFactoryColorProtocol) -> [PaletteRole: Color] {
    let complete = ViewFactoryPalette(requiredColorsOf: palette).settled()
    return Dictionary(uniqueKeysWithValues: PaletteRole.derived.map { ($0, complete[$0]) })
  }

  func color(for traits: TraitCollection) -> Color {
    var resolved = ViewFactoryPalette()
    for (role, color) in zip(PaletteRole.required, palette) {
      resolved[role] = color.resolvedColor(with: traits)
    }
    return Self.derived(role, in: resolved)
  }

  private static func derived(
    _ role: PaletteRole, in palette: some ViewFactoryColorProtocol
  ) -> Color {
    let isDark = palette.card.relativeLuminance < 0.18
    var grounds: [Color] { [palette.card, palette.background, palette.surface] }
    switch role {
    case .background:
      return isDark
        ? palette.input.mix(with: .black, by: 0.2)
        : palette.card.mix(with: palette.labelBody, by: 0.04)
    case .surface: return palette.card
    case .separator: return palette.card.mix(with: palette.labelBody, by: 0.15)
    case .border:
      return palette.card.mix(with: palette.labelBody, by: 0.4)
        .readable(on: grounds + [palette.input], atLeast: 3)
    case .track: return palette.card.mix(with: palette.labelBody, by: 0.18)
    case .accent: return palette.buttonFabGradientFirst.readable(on: grounds, atLeast: 3)
    case .onAccent: return text(palette.onButtonFab, on: palette.accent)
    case .selection: return palette.card.mix(with: palette.accent, by: 0.18)
    case .onSelection: return palette.labelBody.readable(on: [palette.selection], atLeast: 4.5)
    case .link: return palette.accent.readable(on: grounds, atLeast: 4.5)
    case .focus: return palette.accent.readable(on: grounds + [palette.input], atLeast: 3)
    case .error:
      let red = OKLCH(palette.onButtonNegative)
      let isRed = red.chroma > 0.1 && (red.hue < 45 || red.hue > 345)
      return (isRed ? palette.onButtonNegative : signal(hue: 25, isDark: isDark))
        .readable(on: grounds, atLeast: 4.5)
    case .success: return signal(hue: 150, isDark: isDark).readable(on: grounds, atLeast: 4.5)
    case .warning: return signal(hue: 70, isDark: isDark).readable(on: grounds, atLeast: 4.5)
    case .info: return signal(hue: 245, isDark: isDark).readable(on: grounds, atLeast: 4.5)
    case .onError: return .blackOrWhite(on: [palette.error])
    case .onSuccess: return .blackOrWhite(on: [palette.success])
    case .onWarning: return .blackOrWhite(on: [palette.warning])
    case .onInfo: return .blackOrWhite(on: [palette.info])
    case .scrim: return Color(white: 0, alpha: 0.5)
    default: return role.color(in: palette)
    }
  }

  private static func text(_ wanted: Color, on ground: Color) -> Color {
    wanted.contrastRatio(on: ground) >= 4.5 ? wanted : .blackOrWhite(on: [ground])
  }

  private static func signal(hue: Double, isDark: Bool) -> Color {
    OKLCH(lightness: isDark ? 0.75 : 0.52, chroma: 0.16, hue: hue).color.rounded256
  }
}
