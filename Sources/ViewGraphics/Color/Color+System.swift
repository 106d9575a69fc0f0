// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// UIKit's semantic and system colors in the light appearance (iOS 15 to 18).

extension Color {
  /// UIKit's `systemRed` in the light appearance: #FF3B30.
  public static let systemRed = Color(rgb: 0xFF3B30)
  /// UIKit's `systemGreen` in the light appearance: #34C759.
  public static let systemGreen = Color(rgb: 0x34C759)
  /// UIKit's `systemBlue` in the light appearance: #007AFF.
  public static let systemBlue = Color(rgb: 0x007AFF)
  /// UIKit's `systemOrange` in the light appearance: #FF9500.
  public static let systemOrange = Color(rgb: 0xFF9500)
  /// UIKit's `systemYellow` in the light appearance: #FFCC00.
  public static let systemYellow = Color(rgb: 0xFFCC00)
  /// UIKit's `systemPink` in the light appearance: #FF2D55.
  public static let systemPink = Color(rgb: 0xFF2D55)
  /// UIKit's `systemPurple` in the light appearance: #AF52DE.
  public static let systemPurple = Color(rgb: 0xAF52DE)
  /// UIKit's `systemTeal` in the light appearance: #30B0C7.
  public static let systemTeal = Color(rgb: 0x30B0C7)
  /// UIKit's `systemIndigo` in the light appearance: #5856D6.
  public static let systemIndigo = Color(rgb: 0x5856D6)
  /// UIKit's `systemBrown` in the light appearance: #A2845E.
  public static let systemBrown = Color(rgb: 0xA2845E)
  /// UIKit's `systemMint` in the light appearance: #00C7BE.
  public static let systemMint = Color(rgb: 0x00C7BE)
  /// UIKit's `systemCyan` in the light appearance: #32ADE6.
  public static let systemCyan = Color(rgb: 0x32ADE6)
  /// UIKit's `systemGray` in the light appearance: #8E8E93.
  public static let systemGray = Color(rgb: 0x8E8E93)
  /// UIKit's `systemGray2` in the light appearance: #AEAEB2.
  public static let systemGray2 = Color(rgb: 0xAEAEB2)
  /// UIKit's `systemGray3` in the light appearance: #C7C7CC.
  public static let systemGray3 = Color(rgb: 0xC7C7CC)
  /// UIKit's `systemGray4` in the light appearance: #D1D1D6.
  public static let systemGray4 = Color(rgb: 0xD1D1D6)
  /// UIKit's `systemGray5` in the light appearance: #E5E5EA.
  public static let systemGray5 = Color(rgb: 0xE5E5EA)
  /// UIKit's `systemGray6` in the light appearance: #F2F2F7.
  public static let systemGray6 = Color(rgb: 0xF2F2F7)
}

extension Color {
  /// The default tint color of controls: #007AFF.
  public static let tintColor = Color(rgb: 0x007AFF)
  /// The color for primary text: #000000.
  public static let label = Color(rgb: 0x000000)
  /// The color for secondary text: #3C3C43 at 60%.
  public static let secondaryLabel = Color(rgb: 0x3C3C43, alpha: 0.6)
  /// The color for tertiary text: #3C3C43 at 30%.
  public static let tertiaryLabel = Color(rgb: 0x3C3C43, alpha: 0.3)
  /// The color for quaternary text: #3C3C43 at 18%.
  public static let quaternaryLabel = Color(rgb: 0x3C3C43, alpha: 0.18)
  /// The color for placeholder text in controls: #3C3C43 at 30%.
  public static let placeholderText = Color(rgb: 0x3C3C43, alpha: 0.3)
  /// The color for links: #007AFF.
  public static let link = Color(rgb: 0x007AFF)
  /// The color for separators that let content below show through: #3C3C43 at 29%.
  public static let separator = Color(rgb: 0x3C3C43, alpha: 0.29)
  /// The color for opaque separators: #C6C6C8.
  public static let opaqueSeparator = Color(rgb: 0xC6C6C8)
  /// The fill color for thin and small shapes, such as a slider's track: #787880 at 20%.
  public static let systemFill = Color(rgb: 0x787880, alpha: 0.2)
  /// The fill color for medium-size shapes, such as a switch that is off: #787880 at 16%.
  public static let secondarySystemFill = Color(rgb: 0x787880, alpha: 0.16)
  /// The fill color for large shapes, such as input fields: #767680 at 12%.
  public static let tertiarySystemFill = Color(rgb: 0x767680, alpha: 0.12)
  /// The fill color for large areas: #747480 at 8%.
  public static let quaternarySystemFill = Color(rgb: 0x747480, alpha: 0.08)
  /// The color for the main background of a screen: #FFFFFF.
  public static let systemBackground = Color(rgb: 0xFFFFFF)
  /// The background color for content grouped within the main background: #F2F2F7.
  public static let secondarySystemBackground = Color(rgb: 0xF2F2F7)
  /// The background color for content grouped within a secondary background: #FFFFFF.
  public static let tertiarySystemBackground = Color(rgb: 0xFFFFFF)
  /// The main background color of a grouped interface: #F2F2F7.
  public static let systemGroupedBackground = Color(rgb: 0xF2F2F7)
  /// The background color for the rows of a grouped interface: #FFFFFF.
  public static let secondarySystemGroupedBackground = Color(rgb: 0xFFFFFF)
  /// The background color for content grouped within those rows: #F2F2F7.
  public static let tertiarySystemGroupedBackground = Color(rgb: 0xF2F2F7)
  /// The color for text on a light background in any appearance: #000000.
  public static let darkText = Color(rgb: 0x000000)
  /// The color for text on a dark background in any appearance: #FFFFFF at 60%.
  public static let lightText = Color(rgb: 0xFFFFFF, alpha: 0.6)
}
