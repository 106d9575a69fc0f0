// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

nonisolated extension Color {
  /// A space in which the components of colors are given.
  ///
  /// SwiftUI: `Color.RGBColorSpace`.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space, with its own brightness curve.
    case sRGB
    /// The usual space, with components in proportion to light.
    case sRGBLinear
    /// The space of wide-gamut displays; colors outside of sRGB are clipped to it.
    case displayP3
  }

  /// Creates a color from components in a space, and an opacity.
  ///
  /// SwiftUI: `Color(_:red:green:blue:opacity:)`.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the components.
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let (r, g, b) = colorSpace.sRGB(red, green, blue)
    self.init(red: r, green: g, blue: b, opacity: opacity)
  }

  /// Creates a gray color from its brightness in a space, and an opacity.
  ///
  /// SwiftUI: `Color(_:white:opacity:)`.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the brightness.
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - opacity: The opacity, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
}

nonisolated extension Color.RGBColorSpace {
  /// Returns components in sRGB.
  fileprivate func sRGB(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (Double, Double, Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (encoded(red), encoded(green), encoded(blue))
    case .displayP3:
      let (r, g, b) = (linear(red), linear(green), linear(blue))
      return (
        encoded(1.2249401 * r - 0.2249402 * g),
        encoded(-0.0420569 * r + 1.0420571 * g),
        encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
      )
    }
  }

  /// Returns the value of the brightness curve for an amount of light.
  private func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Returns the amount of light for a value of the brightness curve.
  private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
