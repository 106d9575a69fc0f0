// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ColorMatrix {
  /// Returns the change that adds a number to all components.
  ///
  /// - Parameter amount: The number; 0 changes nothing, and 1 makes everything white.
  /// - Returns: The change.
  public static func brightness(_ amount: CGFloat) -> ColorMatrix {
    each(factor: 1, constant: amount)
  }

  /// Returns the change that increases or reduces the distance of all components from the middle.
  ///
  /// - Parameter amount: The factor of the distance; 1 changes nothing, and 0 makes everything gray.
  /// - Returns: The change.
  public static func contrast(_ amount: CGFloat) -> ColorMatrix {
    each(factor: amount, constant: (1 - amount) / 2)
  }

  /// The change that inverts all components.
  public static let inversion = each(factor: -1, constant: 1)

  /// Returns the change that multiplies all components by those of a color, and the opacity by its
  /// opacity.
  ///
  /// - Parameter color: The color.
  /// - Returns: The change.
  public static func multiplication(by color: Color) -> ColorMatrix {
    ColorMatrix(
      red: Row(red: color.red, green: 0, blue: 0), green: Row(red: 0, green: color.green, blue: 0),
      blue: Row(red: 0, green: 0, blue: color.blue), alpha: color.alpha)
  }

  /// Returns the change that increases or reduces the distance of all colors from gray.
  ///
  /// - Parameter amount: The factor of the distance; 1 changes nothing, and 0 makes everything gray.
  /// - Returns: The change.
  public static func saturation(_ amount: CGFloat) -> ColorMatrix {
    mixed { own, share in share + (own - share) * amount }
  }

  /// Returns the change that rotates the hue of all colors, keeping their luminance.
  ///
  /// - Parameter radians: The angle.
  /// - Returns: The change.
  public static func hueRotation(radians: CGFloat) -> ColorMatrix {
    let (cosine, sine) = (cos(radians), sin(radians))
    let (r, g, b) = (luminance.red, luminance.green, luminance.blue)
    // The matrix of the filter `hueRotate` in SVG.
    func row(_ share: (CGFloat, CGFloat, CGFloat), _ turned: (CGFloat, CGFloat, CGFloat)) -> Row {
      Row(
        red: r + cosine * share.0 + sine * turned.0, green: g + cosine * share.1 + sine * turned.1,
        blue: b + cosine * share.2 + sine * turned.2)
    }
    return ColorMatrix(
      red: row((1 - r, -g, -b), (-r, -g, 1 - b)),
      green: row((-r, 1 - g, -b), (0.143, 0.14, -0.283)),
      blue: row((-r, -g, 1 - b), (r - 1, g, b)))
  }

  /// The shares of the components in the luminance.
  private static let luminance = Row(red: 0.213, green: 0.715, blue: 0.072)

  private static func each(factor: CGFloat, constant: CGFloat) -> ColorMatrix {
    ColorMatrix(
      red: Row(red: factor, green: 0, blue: 0, constant: constant),
      green: Row(red: 0, green: factor, blue: 0, constant: constant),
      blue: Row(red: 0, green: 0, blue: factor, constant: constant))
  }

  /// Returns a change whose factors are made of those of the identity and of the luminance.
  private static func mixed(_ factor: (_ own: CGFloat, _ share: CGFloat) -> CGFloat) -> ColorMatrix
  {
    func row(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Row {
      Row(
        red: factor(red, luminance.red), green: factor(green, luminance.green),
        blue: factor(blue, luminance.blue))
    }
    return ColorMatrix(red: row(1, 0, 0), green: row(0, 1, 0), blue: row(0, 0, 1))
  }
}
