// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

/// A measurer with characters half as wide as the font size, so that widths can be counted.
struct FixedAdvanceMeasurer: TextMeasurer {
  func advances(of text: String, font: Font) -> [CGFloat] {
    text.map { $0.isNewline ? 0 : font.pointSize / 2 }
  }
}
