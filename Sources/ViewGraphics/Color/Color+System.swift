// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// UIKit's system colors, with the values from Apple's Human Interface Guidelines (iOS 15 to 18).

extension Color {
  /// UIKit's `systemRed`: #FF3B30, or #FF453A in the dark appearance.
  public static let systemRed = adaptive(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
  /// UIKit's `systemGreen`: #34C759, or #30D158 in the dark appearance.
  public static let systemGreen = adaptive(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
  /// UIKit's `systemBlue`: #007AFF, or #0A84FF in the dark appearance.
  public static let systemBlue = adaptive(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  /// UIKit's `systemOrange`: #FF9500, or #FF9F0A in the dark appearance.
  public static let systemOrange = adaptive(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
  /// UIKit's `systemYellow`: #FFCC00, or #FFD60A in the dark appearance.
  public static let systemYellow = adaptive(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
  /// UIKit's `systemPink`: #FF2D55, or #FF375F in the dark appearance.
  public static let systemPink = adaptive(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
  /// UIKit's `systemPurple`: #AF52DE, or #BF5AF2 in the dark appearance.
  public static let systemPurple = adaptive(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
  /// UIKit's `systemTeal`: #30B0C7, or #40C8E0 in the dark appearance.
  public static let systemTeal = adaptive(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
  /// UIKit's `systemIndigo`: #5856D6, or #5E5CE6 in the dark appearance.
  public static let systemIndigo = adaptive(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
  /// UIKit's `systemBrown`: #A2845E, or #AC8E68 in the dark appearance.
  public static let systemBrown = adaptive(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
  /// UIKit's `systemMint`: #00C7BE, or #63E6E2 in the dark appearance.
  public static let systemMint = adaptive(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
  /// UIKit's `systemCyan`: #32ADE6, or #64D2FF in the dark appearance.
  public static let systemCyan = adaptive(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
  /// UIKit's `systemGray`: #8E8E93.
  public static let systemGray = adaptive(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  /// UIKit's `systemGray2`: #AEAEB2, or #636366 in the dark appearance.
  public static let systemGray2 = adaptive(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  /// UIKit's `systemGray3`: #C7C7CC, or #48484A in the dark appearance.
  public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  /// UIKit's `systemGray4`: #D1D1D6, or #3A3A3C in the dark appearance.
  public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  /// UIKit's `systemGray5`: #E5E5EA, or #2C2C2E in the dark appearance.
  public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  /// UIKit's `systemGray6`: #F2F2F7, or #1C1C1E in the dark appearance.
  public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
}

extension Color {
  /// The color for text on a light background in any appearance: #000000.
  public static let darkText = Color(rgb: 0x000000)
  /// The color for text on a dark background in any appearance: #FFFFFF at 60%.
  public static let lightText = Color(rgb: 0xFFFFFF, alpha: 0.6)

  /// Returns a color with a value for each appearance, in normal and in high contrast.
  static func adaptive(
    _ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32
  ) -> Color {
    Color(
      light: Color(rgb: light), dark: Color(rgb: dark),
      lightHighContrast: Color(rgb: lightContrast), darkHighContrast: Color(rgb: darkContrast))
  }

  /// Returns a color with a value and an opacity for each appearance, the same in high contrast.
  static func seen(
    _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat
  ) -> Color {
    Color(light: Color(rgb: light, alpha: lightAlpha), dark: Color(rgb: dark, alpha: darkAlpha))
  }
}
