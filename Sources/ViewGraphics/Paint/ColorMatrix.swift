// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A linear change of colors.
///
/// Each new component is a sum of the former components, which are between 0 and 1 and not multiplied
/// by the opacity, each with a factor, and a constant. The result is limited to the same range. The
/// opacity is multiplied by a factor.
public struct ColorMatrix: Hashable, Sendable {
  /// The factors of red, green, and blue, and the constant for one component.
  public struct Row: Hashable, Sendable {
    /// The factor of the red component.
    public var red: CGFloat
    /// The factor of the green component.
    public var green: CGFloat
    /// The factor of the blue component.
    public var blue: CGFloat
    /// The constant.
    public var constant: CGFloat

    /// Creates the sum for one component.
    ///
    /// - Parameters:
    ///   - red: The factor of the red component.
    ///   - green: The factor of the green component.
    ///   - blue: The factor of the blue component.
    ///   - constant: The constant.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, constant: CGFloat = 0) {
      (self.red, self.green, self.blue, self.constant) = (red, green, blue, constant)
    }
  }

  /// The sum for the red component.
  public var red: Row
  /// The sum for the green component.
  public var green: Row
  /// The sum for the blue component.
  public var blue: Row
  /// The factor of the opacity.
  public var alpha: CGFloat

  /// Creates a change of colors.
  ///
  /// - Parameters:
  ///   - red: The sum for the red component.
  ///   - green: The sum for the green component.
  ///   - blue: The sum for the blue component.
  ///   - alpha: The factor of the opacity.
  public init(red: Row, green: Row, blue: Row, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The change that leaves all colors as they are.
  public static let identity = ColorMatrix(
    red: Row(red: 1, green: 0, blue: 0), green: Row(red: 0, green: 1, blue: 0),
    blue: Row(red: 0, green: 0, blue: 1))

  /// Returns a changed color.
  ///
  /// - Parameter color: The color.
  /// - Returns: The color with the sums of its components.
  public func apply(to color: Color) -> Color {
    func limited(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    func sum(_ row: Row) -> CGFloat {
      limited(
        row.red * color.red + row.green * color.green + row.blue * color.blue + row.constant)
    }
    return Color(
      red: sum(red), green: sum(green), blue: sum(blue), alpha: limited(color.alpha * alpha))
  }

  /// Whether all numbers are finite.
  package var isFinite: Bool {
    [red, green, blue].allSatisfy {
      $0.red.isFinite && $0.green.isFinite && $0.blue.isFinite && $0.constant.isFinite
    } && alpha.isFinite
  }
}
