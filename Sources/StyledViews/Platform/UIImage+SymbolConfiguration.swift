// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation
package import PlatformViews

extension UIImage.SymbolConfiguration {
  /// A symbol that grows with running text, from a point size in the standard text size to the
  /// largest one.
  package static func following(
    size: CGFloat, weight: UIFont.Weight = .regular, largest: CGFloat
  ) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      font: UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: size, weight: weight), maximumPointSize: largest))
  }
}
