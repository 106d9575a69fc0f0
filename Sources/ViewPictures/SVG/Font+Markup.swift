// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

nonisolated extension Font {
  /// The weight with which text is drawn: the system font has only two faces, and other families
  /// have their own.
  var drawnWeight: Int {
    if family != nil { return weight.cssWeight }
    return weight.isBold ? 700 : 400
  }

  /// The names of the families, the preferred one first; empty for the system font, whose families
  /// are those of the picture.
  var drawnFamilies: [String] {
    if let family {
      return family.names + (isMonospaced ? FontFamilies.monospaced : FontFamilies.system)
    }
    return isMonospaced ? FontFamilies.monospaced : []
  }

  /// The CSS for kerning, ligatures, and digits, if it differs from the rest of the picture: a font
  /// file is measured with its kerning and without ligatures.
  var drawnFeatures: String {
    var features: [String] = []
    if file?.hasKerning == true { features.append("font-kerning:normal") }
    if file != nil { features.append("font-variant-ligatures:none") }
    if hasMonospacedDigits, family != nil { features.append("font-variant-numeric:tabular-nums") }
    return features.joined(separator: ";")
  }

  /// The CSS for fonts without their own settings.
  static let plainFeatures =
    "font-kerning:none;font-variant-ligatures:normal;font-variant-numeric:normal"
}
