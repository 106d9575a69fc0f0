// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A description of how a change is animated.
///
/// SwiftUI: `Animation`.
///
/// View trees are static: a change takes effect immediately, as if Reduce Motion were on. An
/// animation only describes the change and has no other effect.
public nonisolated struct Animation: Hashable, Sendable {
  /// The timing curve of an animation.
  private nonisolated enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case spring(response: Double, dampingFraction: Double)
    /// A cubic curve with two control points.
    case cubic(Double, Double, Double, Double)
  }

  /// How often an animation is repeated; without a count, forever.
  private nonisolated struct Repetition: Hashable, Sendable {
    let count: Int?
    let autoreverses: Bool
  }

  private let curve: Curve
  private var duration = 0.35
  private var wait = 0.0
  private var rate = 1.0
  private var repetition: Repetition?

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
  ///
  /// - Parameter duration: The duration in seconds.
  /// - Returns: The animation.
  public static func linear(duration: Double) -> Animation {
    Animation(.linear, duration: duration)
  }

  /// Returns an animation that starts slowly.
  ///
  /// - Parameter duration: The duration in seconds.
  /// - Returns: The animation.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.easeIn, duration: duration)
  }

  /// Returns an animation that ends slowly.
  ///
  /// - Parameter duration: The duration in seconds.
  /// - Returns: The animation.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.easeOut, duration: duration)
  }

  /// Returns an animation that starts and ends slowly.
  ///
  /// - Parameter duration: The duration in seconds.
  /// - Returns: The animation.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.easeInOut, duration: duration)
  }

  /// Returns an animation whose speed follows a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - x1: The horizontal position of the first control point.
  ///   - y1: The vertical position of the first control point.
  ///   - x2: The horizontal position of the second control point.
  ///   - y2: The vertical position of the second control point.
  ///   - duration: The duration in seconds.
  /// - Returns: The animation.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.cubic(x1, y1, x2, y2), duration: duration)
  }

  /// Returns a spring animation for changes that follow a touch.
  ///
  /// - Parameters:
  ///   - response: The duration in seconds, which determines the stiffness of the spring.
  ///   - dampingFraction: The damping, as a fraction of critical damping.
  ///   - blendDuration: A duration that has no effect.
  /// - Returns: The animation.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction)
  }

  /// Returns a spring animation.
  ///
  /// - Parameters:
  ///   - response: The duration in seconds, which determines the stiffness of the spring.
  ///   - dampingFraction: The damping, as a fraction of critical damping.
  ///   - blendDuration: A duration that has no effect.
  /// - Returns: The animation.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction), duration: response)
  }

  /// Returns a spring animation.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which determines the stiffness of the spring.
  ///   - bounce: The bounce, from 0 for none to 1.
  ///   - blendDuration: A duration that has no effect.
  /// - Returns: The animation.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring(response: duration, dampingFraction: 1 - bounce)
  }

  /// Returns a spring animation with physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass attached to the spring.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping coefficient.
  ///   - initialVelocity: A velocity that has no effect.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let response = 2 * Double.pi * (max(mass, 0) / max(stiffness, 1e-9)).squareRoot()
    let critical = 2 * (max(mass, 0) * max(stiffness, 0)).squareRoot()
    return .spring(response: response, dampingFraction: damping / max(critical, 1e-9))
  }

  /// Returns the animation with an additional delay.
  ///
  /// - Parameter delay: The delay in seconds.
  /// - Returns: The animation.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.wait += delay
    return copy
  }

  /// Returns the animation, repeated.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of times.
  ///   - autoreverses: Whether every other time is reversed.
  /// - Returns: The animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = Repetition(count: repeatCount, autoreverses: autoreverses)
    return copy
  }

  /// Returns the animation, repeated while the view exists.
  ///
  /// - Parameter autoreverses: Whether every other time is reversed.
  /// - Returns: The animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = Repetition(count: nil, autoreverses: autoreverses)
    return copy
  }

  /// Returns the animation with its speed multiplied by a factor.
  ///
  /// - Parameter speed: The factor.
  /// - Returns: The animation.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.rate *= speed
    return copy
  }
}

/// Performs changes, which take effect immediately, regardless of the animation.
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

/// Performs changes, which take effect immediately, and calls a closure afterwards.
///
/// SwiftUI: `withAnimation`.
///
/// - Parameters:
///   - animation: The animation.
///   - completionCriteria: Has no effect: changes are complete immediately.
///   - body: A closure that performs the changes.
///   - completion: A closure that is called when they have been performed.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Performs changes, which take effect immediately, regardless of the transaction.
///
/// SwiftUI: `withTransaction`.
///
/// - Parameters:
///   - transaction: The transaction.
///   - body: A closure that performs the changes.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Performs changes, which take effect immediately, regardless of the transaction.
///
/// SwiftUI: `withTransaction`.
///
/// - Parameters:
///   - keyPath: The property of the transaction to set.
///   - value: The value of the property.
///   - body: A closure that performs the changes.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Sets the animation for all changes to the view.
  ///
  /// The changes take effect immediately, without animation.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The modified view.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Sets the animation for changes to a value.
  ///
  /// The changes take effect immediately, without animation.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - value: The value.
  /// - Returns: The modified view.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }

  /// Sets the animation for changes that a closure makes to the view.
  ///
  /// The changes take effect immediately, without animation.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - body: A closure that returns the modified view.
  /// - Returns: The modified view.
  public func animation(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> some View
  ) -> some View { body(PlaceholderContentView(self)) }

  /// Changes the transactions of changes to the view.
  ///
  /// The changes take effect immediately, whatever their transaction.
  ///
  /// - Parameter transform: A closure that changes a transaction, which isn't called.
  /// - Returns: The view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Changes the transactions of changes to a value.
  ///
  /// The changes take effect immediately, whatever their transaction.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - transform: A closure that changes a transaction, which isn't called.
  /// - Returns: The view.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the transactions of changes that a closure makes to the view.
  ///
  /// The changes take effect immediately, whatever their transaction.
  ///
  /// - Parameters:
  ///   - transform: A closure that changes a transaction, which isn't called.
  ///   - body: A closure that returns the modified view.
  /// - Returns: The modified view.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> some View
  ) -> some View { body(PlaceholderContentView(self)) }

  /// Sets the transition for inserting and removing the view.
  ///
  /// The view is inserted and removed immediately, without a transition.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The modified view.
  public func transition(_ transition: AnyTransition) -> some View { self }
}

extension Binding {
  /// Returns a binding whose changes are animated: they take effect immediately.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The binding itself.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns a binding whose changes have a transaction: they take effect immediately.
  ///
  /// - Parameter transaction: The transaction.
  /// - Returns: The binding itself.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
