// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// The colors of the default palette by name, for use wherever a color is expected: `.card`.

extension Color {
  /// Titles and items of navigation bars, in the default palette: #FFFFFF.
  public static let onNavigationBar = Color(opaque: 0xFFFFFF)
  /// The background of tab bars, in the default palette: #2A3464.
  public static let tabBar = Color(opaque: 0x2A3464)
  /// Items of a tab bar that are not selected, in the default palette: #6A75A3.
  public static let onTabBar = Color(opaque: 0x6A75A3)
  /// The selected item of a tab bar, in the default palette: #F0F1F4.
  public static let onTabBarActive = Color(opaque: 0xF0F1F4)
  /// Header labels, in the default palette: #FFFFFF.
  public static let labelHeader = Color(opaque: 0xFFFFFF)
  /// Labels above an input, in the default palette: #6A75A3.
  public static let labelInput = Color(opaque: 0x6A75A3)
  /// Body text, in the default palette: #F0F1F4.
  public static let labelBody = Color(opaque: 0xF0F1F4)
  /// Hints and fine print, in the default palette: #6A75A3.
  public static let labelHint = Color(opaque: 0x6A75A3)
  /// The background of inputs, in the default palette: #222950.
  public static let input = Color(opaque: 0x222950)
  /// The text in an input, in the default palette: #F0F1F4.
  public static let onInput = Color(opaque: 0xF0F1F4)
  /// The placeholder of an input, in the default palette: #6A75A3.
  public static let inputPlaceholder = Color(opaque: 0x6A75A3)
  /// The background of negative buttons, which refuse, cancel, or delete, in the default palette:
  /// #222950.
  public static let buttonNegative = Color(opaque: 0x222950)
  /// The title and border of negative buttons, in the default palette: #FA4A71.
  public static let onButtonNegative = Color(opaque: 0xFA4A71)
  /// The first color of the floating action button gradient in the default palette: #7B62FB.
  public static let buttonFabGradientFirst = Color(opaque: 0x7B62FB)
  /// The last color of the floating action button gradient in the default palette: #5E57B3.
  public static let buttonFabGradientLast = Color(opaque: 0x5E57B3)
  /// The symbol on a floating action button, in the default palette: #FFFFFF.
  public static let onButtonFab = Color(opaque: 0xFFFFFF)
  /// The background of cards, in the default palette: #2A3464.
  public static let card = Color(opaque: 0x2A3464)
  /// The spinner of a table that is refreshing, in the default palette: #FFFFFF.
  public static let tableRefresh = Color(opaque: 0xFFFFFF)
}

extension Color {
  /// Creates an opaque color from `0xRRGGBB`.
  init(opaque value: UInt32) {
    self.init(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: 1)
  }
}
