// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Color {
  /// Black: #000000.
  public static let black = Color(rgb: 0x000000)
  /// A dark gray, one third white: #555555.
  public static let darkGray = Color(white: 1.0 / 3, alpha: 1)
  /// A light gray, two thirds white: #AAAAAA.
  public static let lightGray = Color(white: 2.0 / 3, alpha: 1)
  /// White: #FFFFFF.
  public static let white = Color(rgb: 0xFFFFFF)
  /// Medium gray: #808080.
  public static let gray = Color(white: 0.5, alpha: 1)
  /// Pure red: #FF0000.
  public static let red = Color(rgb: 0xFF0000)
  /// Pure green: #00FF00.
  public static let green = Color(rgb: 0x00FF00)
  /// Pure blue: #0000FF.
  public static let blue = Color(rgb: 0x0000FF)
  /// Green and blue: #00FFFF.
  public static let cyan = Color(rgb: 0x00FFFF)
  /// Red and green: #FFFF00.
  public static let yellow = Color(rgb: 0xFFFF00)
  /// Red and blue: #FF00FF.
  public static let magenta = Color(rgb: 0xFF00FF)
  /// Orange: #FF8000.
  public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: #800080.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: #996633.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)
}
