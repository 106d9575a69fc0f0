// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

// SwiftUI's ways to make colors.

nonisolated extension Color {
  /// A color of three parts and an opacity.
  ///
  /// SwiftUI: `Color(red:green:blue:opacity:)`.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - opacity: From 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }

  /// A gray.
  ///
  /// SwiftUI: `Color(white:opacity:)`.
  ///
  /// - Parameters:
  ///   - white: From 0, which is black, to 1.
  ///   - opacity: From 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(white: CGFloat(white), alpha: CGFloat(opacity))
  }

  /// A color by hue.
  ///
  /// SwiftUI: `Color(hue:saturation:brightness:opacity:)`.
  ///
  /// - Parameters:
  ///   - hue: From 0 to 1, around the circle of colors.
  ///   - saturation: From 0, which is gray, to 1.
  ///   - brightness: From 0, which is black, to 1.
  ///   - opacity: From 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
      alpha: CGFloat(opacity))
  }

  /// A color of nodes, which is the same.
  ///
  /// SwiftUI: `Color(_:)` of a `UIColor`.
  ///
  /// - Parameter color: The color, for example `.systemBackground`.
  public init(_ color: Color) {
    self = color
  }

  /// A color of nodes, which is the same.
  ///
  /// SwiftUI: `Color(uiColor:)`.
  ///
  /// - Parameter color: The color.
  public init(uiColor color: Color) {
    self = color
  }

  /// A light red.
  public static var pink: Color { .systemPink }
  /// Between green and blue.
  public static var teal: Color { .systemTeal }
  /// Between blue and purple.
  public static var indigo: Color { .systemIndigo }
  /// A light green.
  public static var mint: Color { .systemMint }
}
