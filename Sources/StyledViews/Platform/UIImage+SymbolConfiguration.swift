// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation
package import PlatformViews

extension UIImage.SymbolConfiguration {
  /// Returns a configuration for a symbol that grows with body text, from a point size for the
  /// standard text size to a maximum.
  package static func following(
    size: CGFloat, weight: UIFont.Weight = .regular, largest: CGFloat
  ) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      font: UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: size, weight: weight), maximumPointSize: largest))
  }
}
