// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewGraphics

/// A role that a component draws on a background, and the contrast that the two require.
public struct ContrastPair: Hashable, Sendable {
  /// The background of a contrast pair.
  public enum Ground: Hashable, Sendable {
    /// A single color.
    case role(PaletteRole)
    /// A gradient between two colors.
    case gradient(PaletteRole, PaletteRole)
  }

  /// The use of the foreground color.
  public enum Use: String, Hashable, Sendable {
    /// Text: 4.5, and 7 in the high-contrast appearances.
    case text
    /// Large text, symbols, and borders: 3, and 4.5 in the high-contrast appearances.
    case shape
  }

  /// The foreground color.
  public let foreground: PaletteRole
  /// The background of the pair.
  public let ground: Ground
  /// The use of the foreground color.
  public let use: Use

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - foreground: The foreground color.
  ///   - ground: The background.
  ///   - use: The use of the foreground color.
  public init(_ foreground: PaletteRole, on ground: Ground, _ use: Use) {
    self.foreground = foreground
    self.ground = ground
    self.use = use
  }

  /// Returns the required contrast by WCAG 2.2: level AA, and AAA in the high-contrast appearances.
  ///
  /// - Parameter appearance: The appearance in which the pair is drawn.
  /// - Returns: The ratio.
  public func needed(in appearance: Theme.Appearance) -> CGFloat {
    switch use {
    case .text: appearance.isHighContrast ? 7 : 4.5
    case .shape: appearance.isHighContrast ? 4.5 : 3
    }
  }

  /// Returns the contrast in a palette; on a gradient, the lowest contrast.
  ///
  /// - Parameter palette: The palette, whose colors must not depend on traits.
  /// - Returns: The ratio, from 1 to 21.
  public func contrast(in palette: ViewFactoryPalette) -> CGFloat {
    switch ground {
    case .role(let role): palette[foreground].contrastRatio(on: palette[role])
    case .gradient(let first, let last):
      Self.leastContrast(of: palette[foreground], over: (palette[first], palette[last]))
    }
  }

  /// Returns the background colors; for a gradient, closely spaced samples.
  func grounds(in palette: ViewFactoryPalette) -> [Color] {
    switch ground {
    case .role(let role): [palette[role]]
    case .gradient(let first, let last):
      (0...32).map { palette[first].mix(with: palette[last], by: CGFloat($0) / 32) }
    }
  }

  static func leastContrast(of color: Color, over ends: (Color, Color)) -> CGFloat {
    color.leastContrast(
      on: (0...32).map { ends.0.mix(with: ends.1, by: CGFloat($0) / 32) })
  }

  /// The pairs that the factories and helpers of the library draw.
  public static let drawn: [ContrastPair] = {
    var pairs: [ContrastPair] = []
    func draw(_ use: Use, _ foregrounds: [PaletteRole], on grounds: [PaletteRole]) {
      for foreground in foregrounds {
        for ground in grounds {
          pairs.append(ContrastPair(foreground, on: .role(ground), use))
        }
      }
    }
    let pages: [PaletteRole] = [.background, .card, .surface]
    draw(.text, [.labelHeader, .labelBody, .labelInput, .labelHint], on: pages)
    draw(.text, [.link, .error, .success, .warning, .info], on: pages)
    draw(.text, [.onNavigationBar], on: [.background])
    draw(.text, [.onInput, .inputPlaceholder], on: [.input])
    draw(.text, [.onButtonNegative], on: [.buttonNegative])
    draw(.text, [.onTabBar, .onTabBarActive], on: [.tabBar])
    draw(.text, [.onSelection], on: [.selection])
    draw(.text, [.onAccent], on: [.accent])
    draw(.text, [.onError], on: [.error])
    draw(.text, [.onSuccess], on: [.success])
    draw(.text, [.onWarning], on: [.warning])
    draw(.text, [.onInfo], on: [.info])
    pairs.append(
      ContrastPair(
        .onButtonFab, on: .gradient(.buttonFabGradientFirst, .buttonFabGradientLast), .text))
    draw(.shape, [.border, .focus], on: pages + [.input])
    draw(.shape, [.error], on: [.input])
    draw(.shape, [.accent, .tableRefresh, .onButtonNegative], on: pages)
    return pairs
  }()
}

extension ContrastPair: CustomStringConvertible {
  /// A textual representation of the pair: `labelHint on card`.
  public var description: String {
    switch ground {
    case .role(let role): "\(foreground) on \(role)"
    case .gradient(let first, let last): "\(foreground) on the gradient \(first)–\(last)"
    }
  }
}
