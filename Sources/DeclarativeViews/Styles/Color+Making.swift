// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

// SwiftUI's initializers for colors.

nonisolated extension Color {
  /// Creates a color from components and an opacity.
  ///
  /// SwiftUI: `Color(red:green:blue:opacity:)`.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }

  /// Creates a gray color.
  ///
  /// SwiftUI: `Color(white:opacity:)`.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - opacity: The opacity, from 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(white: CGFloat(white), alpha: CGFloat(opacity))
  }

  /// Creates a color from hue, saturation, and brightness.
  ///
  /// SwiftUI: `Color(hue:saturation:brightness:opacity:)`.
  ///
  /// - Parameters:
  ///   - hue: The hue, from 0 to 1 around the color wheel.
  ///   - saturation: The saturation, from 0 for gray to 1.
  ///   - brightness: The brightness, from 0 for black to 1.
  ///   - opacity: The opacity, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
      alpha: CGFloat(opacity))
  }

  /// Creates a copy of a color; views and nodes share a color type.
  ///
  /// SwiftUI: `Color(_:)` with a `UIColor`.
  ///
  /// - Parameter color: The color, for example `.systemBackground`.
  public init(_ color: Color) {
    self = color
  }

  /// Creates a copy of a color; views and nodes share a color type.
  ///
  /// SwiftUI: `Color(uiColor:)`.
  ///
  /// - Parameter color: The color.
  public init(uiColor color: Color) {
    self = color
  }

  /// A light red.
  public static var pink: Color { .systemPink }
  /// A color between green and blue.
  public static var teal: Color { .systemTeal }
  /// A color between blue and purple.
  public static var indigo: Color { .systemIndigo }
  /// A light green.
  public static var mint: Color { .systemMint }
}

/// The default type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = Color
