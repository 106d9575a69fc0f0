// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The animation with which a change would be shown over time.
///
/// SwiftUI: `Animation`.
///
/// Trees of nodes are static: a change takes effect immediately, as it does when a person has
/// turned on Reduce Motion. Animations describe the change and have no other effect.
public nonisolated struct Animation: Hashable, Sendable {
  /// The timing curve of an animation.
  private nonisolated enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case spring(response: Double, dampingFraction: Double)
  }

  private let curve: Curve
  private var duration = 0.35
  private var wait = 0.0
  private var rate = 1.0

  private init(_ curve: Curve, duration: Double = 0.35) {
    self.curve = curve
    self.duration = duration
  }

  /// The default animation.
  public static let `default` = Animation(.easeInOut)
  /// An animation at a constant speed.
  public static let linear = Animation(.linear)
  /// An animation that starts slowly.
  public static let easeIn = Animation(.easeIn)
  /// An animation that ends slowly.
  public static let easeOut = Animation(.easeOut)
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation(.easeInOut)
  /// A spring animation.
  public static let spring = Animation.spring()
  /// A spring animation without bounce.
  public static let smooth = Animation.spring(dampingFraction: 1)
  /// A spring animation with a pronounced bounce.
  public static let bouncy = Animation.spring(dampingFraction: 0.7)
  /// A spring animation with a small bounce.
  public static let snappy = Animation.spring(dampingFraction: 0.85)

  /// Returns an animation at a constant speed.
  public static func linear(duration: Double) -> Animation {
    Animation(.linear, duration: duration)
  }

  /// Returns an animation that starts slowly.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.easeIn, duration: duration)
  }

  /// Returns an animation that ends slowly.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.easeOut, duration: duration)
  }

  /// Returns an animation that starts and ends slowly.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.easeInOut, duration: duration)
  }

  /// Returns a spring animation.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction), duration: response)
  }

  /// Returns an interpolating spring animation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let response = 2 * Double.pi * (max(mass, 0) / max(stiffness, 1e-9)).squareRoot()
    let critical = 2 * (max(mass, 0) * max(stiffness, 0)).squareRoot()
    return .spring(response: response, dampingFraction: damping / max(critical, 1e-9))
  }

  /// Returns the animation with a delay in seconds.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.wait += delay
    return copy
  }

  /// Returns the animation with its speed multiplied.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.rate *= speed
    return copy
  }
}

/// Performs changes with an animation; they take effect immediately.
///
/// SwiftUI: `withAnimation`.
///
/// - Parameters:
///   - animation: The animation.
///   - body: A closure that performs the changes.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Sets the animation with which the view would show changes of a value.
  ///
  /// They take effect immediately.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - value: The value.
  /// - Returns: The view.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }

  /// Sets the transition with which the view would be inserted and removed.
  ///
  /// Both happen immediately.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view.
  public func transition(_ transition: AnyTransition) -> some View { self }
}
