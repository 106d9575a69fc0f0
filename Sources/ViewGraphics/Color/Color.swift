// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A color in the sRGB color space, with four components from 0 to 1 that are not premultiplied.
///
/// Components outside 0…1 are clamped, and NaN becomes 0, so every `Color` can be drawn. It
/// represents both `UIColor` and `CGColor`.
public struct Color: Sendable, Hashable {
  /// The red component, 0…1.
  public let red: CGFloat
  /// The green component, 0…1.
  public let green: CGFloat
  /// The blue component, 0…1.
  public let blue: CGFloat
  /// The opacity: 0 is transparent, 1 is opaque.
  public let alpha: CGFloat
  /// The provider of a dynamic color, whose components are those of the light appearance; `nil` for
  /// a static color.
  let dynamic: DynamicColor?

  /// Creates a color from sRGB components.
  ///
  /// - Parameters:
  ///   - red: The red component, clamped to 0…1.
  ///   - green: The green component, clamped to 0…1.
  ///   - blue: The blue component, clamped to 0…1.
  ///   - alpha: The opacity, clamped to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, dynamic: nil)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, dynamic: DynamicColor?) {
    self.red = Color.clamped(red)
    self.green = Color.clamped(green)
    self.blue = Color.clamped(blue)
    self.alpha = Color.clamped(alpha)
    self.dynamic = dynamic
  }

  /// Creates a shade of gray.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 (black) to 1 (white); clamped.
  ///   - alpha: The opacity, clamped to 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from hue, saturation, and brightness.
  ///
  /// - Parameters:
  ///   - hue: The hue: 0 is red, 1/3 green, 2/3 blue, and 1 red again. Clamped to 0…1.
  ///   - saturation: The saturation, from 0 (gray) to 1; clamped.
  ///   - brightness: The brightness, from 0 (black) to 1; clamped.
  ///   - alpha: The opacity, clamped to 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let value = Color.clamped(brightness)
    let chroma = value * Color.clamped(saturation)
    let sector = Color.clamped(hue) * 6
    // Each channel is a trapezoid over the hue circle, shifted by a third of it.
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return value - chroma * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a color equal to another one, for code that converts a `CGColor` to a `UIColor`.
  ///
  /// - Parameter cgColor: The color.
  public init(cgColor: Color) {
    self = cgColor
  }

  /// The color itself, for code that assigns a `UIColor` to a layer.
  public var cgColor: Color { self }

  /// Returns the color with the specified opacity.
  ///
  /// - Parameter alpha: The new opacity, clamped to 0…1; it replaces the old one.
  /// - Returns: The color with that opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    guard dynamic == nil else {
      return combined(with: nil, by: FadedColor(color: self, alpha: alpha))
    }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// All four components, each 0…1.
  @_disfavoredOverload
  public var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (red, green, blue, alpha)
  }

  /// Writes the components to the specified locations, as `UIColor` does.
  ///
  /// - Parameters:
  ///   - red: Receives the red component; can be `nil`.
  ///   - green: Receives the green component; can be `nil`.
  ///   - blue: Receives the blue component; can be `nil`.
  ///   - alpha: Receives the opacity; can be `nil`.
  /// - Returns: Always `true`, because every color is in sRGB.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  static func clamped(_ component: CGFloat) -> CGFloat {
    component.isNaN ? 0 : min(max(component, 0), 1)
  }
}
