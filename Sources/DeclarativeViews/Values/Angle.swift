// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A geometric angle; positive angles turn clockwise on the screen.
///
/// SwiftUI: `Angle`.
public nonisolated struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public static let zero = Angle(radians: 0)

  /// Creates a zero angle.
  public init() {
    radians = 0
  }

  /// Creates an angle.
  ///
  /// - Parameter radians: The angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle.
  ///
  /// - Parameter degrees: The angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns a Boolean value that indicates whether one angle is smaller than another.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// Returns the sum of two angles.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }

  /// Returns the difference of two angles.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }

  /// Returns the opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Returns the product of an angle and a factor.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// Returns the quotient of an angle and a divisor.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
}
