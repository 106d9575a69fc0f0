// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A type whose changes an animation could interpolate.
///
/// SwiftUI: `Animatable`.
///
/// Changes take effect immediately, so the data is never set by an animation.
#if MainActor
  @MainActor
#endif
public protocol Animatable {
  /// The type of the data to interpolate.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data to interpolate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier whose changes an animation could interpolate.
///
/// SwiftUI: `AnimatableModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// The data of a type that has nothing to interpolate.
///
/// SwiftUI: `EmptyAnimatableData`.
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the data.
  public init() {}

  /// The data.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Returns the data.
  ///
  /// - Parameters:
  ///   - first: The data.
  ///   - second: The data.
  /// - Returns: The data.
  public static func + (
    first: EmptyAnimatableData, second: EmptyAnimatableData
  ) -> EmptyAnimatableData { first }

  /// Returns the data.
  ///
  /// - Parameters:
  ///   - first: The data.
  ///   - second: The data.
  /// - Returns: The data.
  public static func - (
    first: EmptyAnimatableData, second: EmptyAnimatableData
  ) -> EmptyAnimatableData { first }

  /// Leaves the data unchanged.
  ///
  /// - Parameter number: A number.
  public mutating func scale(by number: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
