// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import PlatformViews

#if UIKitViews
  package import ViewThemes
#else
  import ViewThemes
#endif

// Palettes use the color type of ViewThemes; views use UIKit's.

extension ViewThemes.Color {
  /// The color for views, which follows the traits.
  #if UIKitViews
    package var uiColor: UIColor {
      UIColor { traits in
        let color = self.resolvedColor(with: traits.themeTraits)
        return UIColor(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      }
    }
  #else
    package var uiColor: UIColor { self }
  #endif
}

#if UIKitViews
  extension UITraitCollection {
    /// The traits that palettes use: the appearance and the contrast.
    fileprivate nonisolated var themeTraits: ViewThemes.TraitCollection {
      var traits = ViewThemes.TraitCollection()
      traits.userInterfaceStyle = userInterfaceStyle == .dark ? .dark : .light
      traits.accessibilityContrast = accessibilityContrast == .high ? .high : .normal
      return traits
    }
  }
#endif
