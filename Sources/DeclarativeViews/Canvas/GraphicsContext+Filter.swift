// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension GraphicsContext {
  /// A filter for what is drawn.
  ///
  /// SwiftUI: `GraphicsContext.Filter`.
  public struct Filter {
    let group: DrawingGroup

    /// Returns a filter that adds a shadow.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The blur radius in points.
    ///   - x: The offset to the right, in points.
    ///   - y: The offset downward, in points.
    /// - Returns: The filter.
    public static func shadow(
      color: Color = Color(white: 0, alpha: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
      return Filter(
        group: .shadow(
          Shadow(
            color: color, opacity: 1, offset: CGSize(width: usable(x), height: usable(y)),
            radius: max(usable(radius), 0))))
    }

    /// Returns a filter that blurs.
    ///
    /// - Parameter radius: The standard deviation of the blur, in points.
    /// - Returns: The filter.
    public static func blur(radius: CGFloat) -> Filter {
      Filter(group: .filter(.blur(deviation: radius)))
    }

    /// Returns a filter that adds a number to all components of colors.
    ///
    /// - Parameter amount: The number, from −1 to 1.
    /// - Returns: The filter.
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }

    /// Returns a filter that changes the contrast of colors.
    ///
    /// - Parameter amount: The factor.
    /// - Returns: The filter.
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }

    /// Returns a filter that changes the saturation of colors.
    ///
    /// - Parameter amount: The factor.
    /// - Returns: The filter.
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

    /// Returns a filter that makes colors more gray.
    ///
    /// - Parameter amount: The share of gray, from 0 to 1.
    /// - Returns: The filter.
    public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }

    /// Returns a filter that rotates the hue of colors.
    ///
    /// - Parameter angle: The angle.
    /// - Returns: The filter.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colors(.hueRotation(radians: CGFloat(angle.radians)))
    }

    /// Returns a filter that multiplies colors by another one.
    ///
    /// - Parameter color: The color.
    /// - Returns: The filter.
    public static func colorMultiply(_ color: Color) -> Filter {
      colors(.multiplication(by: color))
    }

    /// Returns a filter that inverts colors.
    ///
    /// - Parameter amount: The share of the inverse color, from 0 to 1.
    /// - Returns: The filter.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colors(.contrast(1 - 2 * amount))
    }

    private static func colors(_ matrix: ColorMatrix) -> Filter {
      Filter(group: .filter(.colors(matrix)))
    }
  }
}
