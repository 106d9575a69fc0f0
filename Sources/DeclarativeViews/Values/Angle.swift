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

  /// Not turned at all.
  public static let zero = Angle(radians: 0)

  /// Creates an angle of 0.
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

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether one is turned less far than another.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// The sum of two angles.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }

  /// The difference of two angles.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }

  /// An angle as far in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// An angle several times.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// A part of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
}
