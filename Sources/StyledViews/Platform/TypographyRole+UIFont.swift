// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation
package import PlatformViews
package import ViewThemes

// Themes use the font type of ViewThemes; views use UIKit's.

extension Theme.Typography.Role {
  #if UIKitViews
    /// The font for views, which follows the text size.
    ///
    /// UIKit's fonts do not include letter spacing and line height.
    package var uiFont: UIFont { metrics.scaledFont(for: plain) }

    /// Returns the font for views, which follows the text size up to a size in points.
    package func uiFont(atMost size: CGFloat) -> UIFont {
      metrics.scaledFont(for: plain, maximumPointSize: size)
    }

    private var textStyle: UIFont.TextStyle {
      let style: UIFont.TextStyle? = UIFont.TextStyle(rawValue: style.rawValue)
      return style ?? .body
    }

    private var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: textStyle) }

    /// The font for the standard text size.
    private var plain: UIFont {
      let standard = UIFont.preferredFont(
        forTextStyle: textStyle,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      let size = size ?? standard.pointSize
      let weight = UIFont.Weight(rawValue: (weight ?? style.weight).rawValue)
      var font = UIFont.systemFont(ofSize: size, weight: weight)
      if hasMonospacedDigits { font = .monospacedDigitSystemFont(ofSize: size, weight: weight) }
      if isMonospaced { font = .monospacedSystemFont(ofSize: size, weight: weight) }
      for name in (family?.names ?? []).reversed() {
        font = UIFont(name: name, size: size) ?? font
      }
      guard isItalic else { return font }
      let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
      return font.fontDescriptor.withSymbolicTraits(traits).map {
        UIFont(descriptor: $0, size: size)
      }
        ?? font
    }
  #else
    /// The font for views, which follows the text size.
    package var uiFont: UIFont { font }

    /// Returns the font for views, which follows the text size up to a size in points.
    package func uiFont(atMost size: CGFloat) -> UIFont {
      UIFontMetrics(forTextStyle: style).scaledFont(for: font, maximumPointSize: size)
    }
  #endif
}
