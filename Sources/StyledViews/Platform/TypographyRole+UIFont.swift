// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews
import ViewThemes

// A theme's fonts are values of the themes; views take UIKit's.

extension Theme.Typography.Role {
  #if UIKitViews
    /// The font as views take it, following the text size.
    ///
    /// UIKit's fonts have neither letter spacing nor line height.
    var uiFont: UIFont {
      let style: UIFont.TextStyle? = UIFont.TextStyle(rawValue: style.rawValue)
      let standard = UIFont.preferredFont(
        forTextStyle: style ?? .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      return UIFontMetrics(forTextStyle: style ?? .body).scaledFont(
        for: plain(ofSize: size ?? standard.pointSize))
    }

    private func plain(ofSize size: CGFloat) -> UIFont {
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
    /// The font as views take it, following the text size.
    var uiFont: UIFont { font }
  #endif
}
