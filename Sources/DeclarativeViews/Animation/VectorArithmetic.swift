// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A value of which an animation consists: it can be added and scaled.
///
/// SwiftUI: `VectorArithmetic`.
///
/// Changes take effect immediately, so nothing is interpolated.
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component of the value by a number.
  ///
  /// - Parameter number: The number.
  mutating func scale(by number: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

nonisolated extension Double: VectorArithmetic {
  /// Multiplies the value by a number.
  ///
  /// - Parameter number: The number.
  public mutating func scale(by number: Double) { self *= number }

  /// The square of the value.
  public var magnitudeSquared: Double { self * self }
}

nonisolated extension Float: VectorArithmetic {
  /// Multiplies the value by a number.
  ///
  /// - Parameter number: The number.
  public mutating func scale(by number: Double) { self *= Float(number) }

  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

nonisolated extension CGFloat: VectorArithmetic {
  /// Multiplies the value by a number.
  ///
  /// - Parameter number: The number.
  public mutating func scale(by number: Double) { self *= CGFloat(number) }

  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

nonisolated extension AnimatablePair: AdditiveArithmetic, VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
  /// The pair whose values are zero.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Returns the sum of two pairs, by component.
  ///
  /// - Parameters:
  ///   - first: A pair.
  ///   - second: Another pair.
  /// - Returns: The sum.
  public static func + (first: AnimatablePair, second: AnimatablePair) -> AnimatablePair {
    AnimatablePair(first.first + second.first, first.second + second.second)
  }

  /// Returns the difference of two pairs, by component.
  ///
  /// - Parameters:
  ///   - first: A pair.
  ///   - second: The pair to subtract.
  /// - Returns: The difference.
  public static func - (first: AnimatablePair, second: AnimatablePair) -> AnimatablePair {
    AnimatablePair(first.first - second.first, first.second - second.second)
  }

  /// Multiplies both values by a number.
  ///
  /// - Parameter number: The number.
  public mutating func scale(by number: Double) {
    first.scale(by: number)
    second.scale(by: number)
  }

  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
