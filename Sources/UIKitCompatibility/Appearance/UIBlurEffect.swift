// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A blur, shown as a flat tint.
open class UIBlurEffect: UIVisualEffect {
  /// The intensity of a blur.
  public nonisolated enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Lighter than the view behind it.
    case extraLight = 0
    /// As light as the view behind it.
    case light = 1
    /// Darker than the view behind it.
    case dark = 2
    /// The regular style of the appearance.
    case regular = 4
    /// A style that emphasizes contents.
    case prominent = 5
    /// The thinnest material of the appearance.
    case systemUltraThinMaterial = 6
    /// A thin material of the appearance.
    case systemThinMaterial = 7
    /// A material of the appearance.
    case systemMaterial = 8
    /// A thick material of the appearance.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest light material.
    case systemUltraThinMaterialLight = 11
    /// A thin light material.
    case systemThinMaterialLight = 12
    /// A light material.
    case systemMaterialLight = 13
    /// A thick light material.
    case systemThickMaterialLight = 14
    /// The light material of bars.
    case systemChromeMaterialLight = 15
    /// The thinnest dark material.
    case systemUltraThinMaterialDark = 16
    /// A thin dark material.
    case systemThinMaterialDark = 17
    /// A dark material.
    case systemMaterialDark = 18
    /// A thick dark material.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
    case systemChromeMaterialDark = 20

    /// The opacity of the color that covers the background.
    private var opacity: CGFloat {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        0.5
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.65
      case .light, .dark, .regular: 0.75
      case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .prominent, .extraLight:
        0.8
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
      }
    }

    /// The color that replaces the blur.
    var flatColor: UIColor {
      let light = UIColor(white: 0.97, alpha: opacity)
      let dark = UIColor(white: 0.12, alpha: opacity)
      switch self {
      case .extraLight, .light: return light
      case .dark: return dark
      case .regular, .prominent: return UIColor(light: light, dark: dark)
      default:
        if rawValue >= Style.systemUltraThinMaterialDark.rawValue { return dark }
        if rawValue >= Style.systemUltraThinMaterialLight.rawValue { return light }
        return UIColor(light: light, dark: dark)
      }
    }
  }

  private final let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var flatColor: UIColor? { style.flatColor }
}
