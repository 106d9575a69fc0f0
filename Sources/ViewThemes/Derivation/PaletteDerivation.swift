// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

/// The derivation of a palette, in which each color follows the backgrounds on which it must be
/// readable.
struct PaletteDerivation {
  private let look: OKLCH
  private let isDark: Bool
  private let isStrong: Bool
  private let exact: [PaletteRole: Color]
  private var colors: [PaletteRole: Color] = [:]

  init(brand: Color, appearance: Theme.Appearance, exact: [PaletteRole: Color]) {
    look = OKLCH(brand)
    isDark = appearance.isDark
    isStrong = appearance.isHighContrast
    self.exact = exact
  }

  mutating func palette() -> ViewFactoryPalette {
    setGrounds()
    setBrand()
    setText()
    setSignals()
    var palette = ViewFactoryPalette()
    for role in PaletteRole.allCases { palette[role] = self[role] }
    return palette
  }

  /// The contrast required for text and for shapes.
  private var limits: (text: CGFloat, shape: CGFloat) { isStrong ? (7, 7) : (4.5, 3) }

  private subscript(role: PaletteRole) -> Color { colors[role] ?? .clear }

  private mutating func set(_ role: PaletteRole, _ color: Color) {
    colors[role] = exact[role] ?? color.rounded256
  }

  private mutating func set(
    _ role: PaletteRole, _ color: Color, on grounds: [PaletteRole], _ ratio: CGFloat
  ) {
    set(role, color.readable(on: grounds.map { self[$0] }, atLeast: ratio))
  }

  /// Returns a gray tinted with the brand's hue.
  private func tinted(_ light: Double, _ dark: Double, _ chroma: Double) -> Color {
    OKLCH(
      lightness: isDark ? dark : light, chroma: min(look.chroma * 0.15, chroma), hue: look.hue
    ).color
  }

  private mutating func setGrounds() {
    set(.card, isStrong ? (isDark ? .black : .white) : tinted(1, 0.255, 0.03))
    set(.surface, self[.card])
    set(.background, isStrong ? self[.card] : tinted(0.975, 0.19, 0.03))
    set(.input, isStrong ? self[.card] : tinted(0.955, 0.225, 0.03))
    set(.tabBar, self[.card])
    set(.buttonNegative, self[.input])
    set(.scrim, Color(white: 0, alpha: 0.5))
  }

  private static let pages: [PaletteRole] = [.card, .surface, .background]

  private mutating func setBrand() {
    let color = OKLCH(lightness: look.lightness, chroma: look.chroma, hue: look.hue).color
    set(.accent, color, on: Self.pages, limits.shape)
    set(.link, color, on: Self.pages, limits.text)
    set(.focus, color, on: Self.pages + [.input], limits.shape)
    set(.tableRefresh, color, on: Self.pages, limits.shape)
    set(.onTabBarActive, color, on: [.tabBar], limits.text)
    set(.onAccent, .blackOrWhite(on: [self[.accent]]))
    set(.selection, self[.card].mix(with: self[.accent], by: isStrong ? 0.08 : 0.15))
    setGradient()
  }

  /// Sets the gradient of buttons so that even its lowest contrast is sufficient: the title is
  /// lighter or darker than both ends.
  private mutating func setGradient() {
    let color = self[.accent]
    set(.onButtonFab, .blackOrWhite(on: [color]))
    let title = self[.onButtonFab]
    let isLight = title.relativeLuminance > 0.18
    var first = OKLCH(color.readable(on: [title], atLeast: limits.text))
    // Away from the title's lightness, so that the first end has the lowest contrast.
    for _ in 0..<40 {
      var last = first
      last.lightness = min(max(first.lightness + (isLight ? -0.07 : 0.05), 0), 1)
      set(.buttonFabGradientFirst, first.color)
      set(.buttonFabGradientLast, last.color)
      let ends = (self[.buttonFabGradientFirst], self[.buttonFabGradientLast])
      if ContrastPair.leastContrast(of: title, over: ends) >= limits.text { return }
      first.lightness = min(max(first.lightness + (isLight ? -0.02 : 0.02), 0), 1)
    }
  }

  private mutating func setText() {
    let (text, shape) = limits
    let strong = tinted(0.22, 0.98, 0.03)
    let plain = tinted(0.31, 0.93, 0.03)
    let faint = tinted(0.5, 0.76, 0.04)
    let grounds = Self.pages + [.input, .tabBar]
    set(.labelHeader, strong, on: grounds, text)
    set(.labelBody, plain, on: grounds, text)
    set(.labelInput, faint, on: Self.pages + [.input], text)
    set(.labelHint, faint, on: Self.pages + [.input], text)
    set(.onInput, strong, on: [.input, .card, .background], text)
    set(.inputPlaceholder, faint, on: [.input], text)
    set(.onNavigationBar, strong, on: Self.pages + [.input], text)
    set(.onTabBar, faint, on: [.tabBar], text)
    set(.onSelection, plain, on: [.selection], text)
    set(.separator, self[.card].mix(with: self[.labelBody], by: isStrong ? 0.5 : 0.14))
    set(.track, self[.card].mix(with: self[.labelBody], by: 0.16))
    set(.border, tinted(0.65, 0.5, 0.03), on: Self.pages + [.input], shape)
  }

  private mutating func setSignals() {
    let (text, _) = limits
    let lightness = isDark ? 0.75 : 0.52
    func signal(_ hue: Double) -> Color {
      OKLCH(lightness: lightness, chroma: 0.17, hue: hue).color
    }
    let all: [(PaletteRole, PaletteRole, Double)] = [
      (.error, .onError, 22), (.success, .onSuccess, 150), (.warning, .onWarning, 70),
      (.info, .onInfo, 245),
    ]
    for (role, on, hue) in all {
      set(role, signal(hue), on: Self.pages + [.input], text)
      set(on, .blackOrWhite(on: [self[role]]))
    }
    set(.onButtonNegative, self[.error], on: Self.pages + [.buttonNegative], text)
  }
}
