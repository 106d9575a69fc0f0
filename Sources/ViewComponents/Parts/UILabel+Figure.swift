// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension UILabel {
  /// Keeps the order of a formatted figure such as `+12%` in right-to-left layouts, where the sign
  /// would be shown after the digits.
  ///
  /// Call this after setting the text, of a label that is as wide as its text. Figures with letters,
  /// directional marks, or digits of right-to-left languages have an order of their own.
  func keepOrderOfFigure() {
    let isFigure = (text ?? "").unicodeScalars.allSatisfy { $0.isPartOfFigure }
    semanticContentAttribute = isFigure ? .forceLeftToRight : .unspecified
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether the character has no direction, or is a European digit.
  fileprivate var isPartOfFigure: Bool {
    switch properties.generalCategory {
    case .decimalNumber: isASCII
    // Directional marks are format characters.
    case .format: false
    default: !properties.isAlphabetic
    }
  }
}
