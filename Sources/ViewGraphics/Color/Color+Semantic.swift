// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// UIKit's semantic colors, which adapt to the appearance.

extension Color {
  /// The default tint color of controls, equal to ``systemBlue``.
  public static let tintColor = adaptive(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  /// The color for primary text: #000000, or #FFFFFF in the dark appearance.
  public static let label = seen(0x000000, 1, 0xFFFFFF, 1)
  /// The color for secondary text: #3C3C43 at 60%, or #EBEBF5 at 60% in the dark appearance.
  public static let secondaryLabel = seen(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  /// The color for tertiary text: #3C3C43 at 30%, or #EBEBF5 at 30% in the dark appearance.
  public static let tertiaryLabel = seen(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  /// The color for quaternary text: #3C3C43 at 18%, or #EBEBF5 at 18% in the dark appearance.
  public static let quaternaryLabel = seen(0x3C3C43, 0.18, 0xEBEBF5, 0.18)
  /// The color for placeholder text in controls: #3C3C43 at 30%, or #EBEBF5 at 30% in the dark
  /// appearance.
  public static let placeholderText = seen(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  /// The color for links: #007AFF, or #0984FF in the dark appearance.
  public static let link = seen(0x007AFF, 1, 0x0984FF, 1)
  /// The color for separators that let underlying content show through: #3C3C43 at 29%, or #545458
  /// at 60% in the dark appearance.
  public static let separator = seen(0x3C3C43, 0.29, 0x545458, 0.6)
  /// The color for opaque separators: #C6C6C8, or #38383A in the dark appearance.
  public static let opaqueSeparator = seen(0xC6C6C8, 1, 0x38383A, 1)
  /// The fill color for thin and small shapes, such as a slider's track: #787880 at 20%, or #787880
  /// at 36% in the dark appearance.
  public static let systemFill = seen(0x787880, 0.2, 0x787880, 0.36)
  /// The fill color for medium-size shapes, such as a switch that is off: #787880 at 16%, or
  /// #787880 at 32% in the dark appearance.
  public static let secondarySystemFill = seen(0x787880, 0.16, 0x787880, 0.32)
  /// The fill color for large shapes, such as input fields: #767680 at 12%, or #767680 at 24% in
  /// the dark appearance.
  public static let tertiarySystemFill = seen(0x767680, 0.12, 0x767680, 0.24)
  /// The fill color for large areas: #747480 at 8%, or #747480 at 18% in the dark appearance.
  public static let quaternarySystemFill = seen(0x747480, 0.08, 0x747480, 0.18)
  /// The color for the main background of a screen: #FFFFFF, or #000000 in the dark appearance.
  public static let systemBackground = adaptive(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
  /// The background color for content grouped within the main background: #F2F2F7, or #1C1C1E in
  /// the dark appearance.
  public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
  /// The background color for content grouped within a secondary background: #FFFFFF, or #2C2C2E in
  /// the dark appearance.
  public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
  /// The main background color of a grouped interface: #F2F2F7, or #000000 in the dark appearance.
  public static let systemGroupedBackground = adaptive(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
  /// The background color for the rows of a grouped interface: #FFFFFF, or #1C1C1E in the dark
  /// appearance.
  public static let secondarySystemGroupedBackground = adaptive(
    0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
  /// The background color for content grouped within those rows: #F2F2F7, or #2C2C2E in the dark
  /// appearance.
  public static let tertiarySystemGroupedBackground = adaptive(
    0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
}
