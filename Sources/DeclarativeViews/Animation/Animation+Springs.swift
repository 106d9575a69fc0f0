// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Animation {
  /// Returns a spring animation without bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which determines the stiffness of the spring.
  ///   - extraBounce: A bounce to add, from 0 for none to 1.
  /// - Returns: The animation.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring animation with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which determines the stiffness of the spring.
  ///   - extraBounce: A bounce to add to that of 0.15.
  /// - Returns: The animation.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring animation with a pronounced bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which determines the stiffness of the spring.
  ///   - extraBounce: A bounce to add to that of 0.3.
  /// - Returns: The animation.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns an animation with the motion of a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: A duration that has no effect.
  /// - Returns: The animation.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// Returns an animation with the motion of a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: A velocity that has no effect.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// Returns an animation with the motion of a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which determines the stiffness of the spring.
  ///   - bounce: The bounce, from 0 for none to 1.
  ///   - initialVelocity: A velocity that has no effect.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .spring(duration: duration, bounce: bounce)
  }
}
