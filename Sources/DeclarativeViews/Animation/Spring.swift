// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The motion of a spring.
///
/// SwiftUI: `Spring`.
public nonisolated struct Spring: Hashable, Sendable {
  /// The perceived duration in seconds.
  public var duration: Double
  /// How much it bounces: from −1, not at all, to 1, without an end.
  public var bounce: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: How much it bounces.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - response: The stiffness, as the duration of a period in seconds.
  ///   - dampingRatio: The damping; with 1, it doesn't bounce.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring with physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass attached to the spring. Numbers that are negative or not finite count as 0,
  ///     here and below.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping coefficient.
  ///   - allowOverDamping: Whether damping beyond the critical one counts.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    func usable(_ number: Double) -> Double { number.isFinite ? max(number, 0) : 0 }
    let (mass, stiffness) = (usable(mass), max(usable(stiffness), 1e-9))
    let ratio = usable(damping) / max(2 * (mass * stiffness).squareRoot(), 1e-9)
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring that doesn't bounce.
  public static let smooth = Spring()
  /// A spring that bounces a little.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring that bounces.
  public static let bouncy = Spring(bounce: 0.3)

  /// Returns a spring that doesn't bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: How much it bounces nevertheless.
  /// - Returns: The spring.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring that bounces a little.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: How much more it bounces.
  /// - Returns: The spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring that bounces.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: How much more it bounces.
  /// - Returns: The spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
