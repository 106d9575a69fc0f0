// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

extension Color {
  /// Returns the APCA contrast of text of this color on a background (version 0.0.98G-4g, the
  /// candidate for WCAG 3): from about −108 to 106, negative for light text on dark.
  ///
  /// The value is for information only; body text requires an absolute value of 75 or more.
  ///
  /// - Parameter background: The color below, treated as opaque.
  /// - Returns: The lightness contrast Lc.
  public func apcaContrast(on background: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let y =
        pow(Double(color.red), 2.4) * 0.2126729 + pow(Double(color.green), 2.4) * 0.7151522
        + pow(Double(color.blue), 2.4) * 0.0721750
      return y > 0.022 ? y : y + pow(0.022 - y, 1.414)
    }
    let (text, ground) = (luminance(self), luminance(background))
    guard abs(ground - text) >= 0.0005 else { return 0 }
    let isDarkOnLight = ground > text
    let difference =
      isDarkOnLight
      ? (pow(ground, 0.56) - pow(text, 0.57)) * 1.14
      : (pow(ground, 0.65) - pow(text, 0.62)) * 1.14
    guard abs(difference) >= 0.1 else { return 0 }
    return (isDarkOnLight ? difference - 0.027 : difference + 0.027) * 100
  }
}
