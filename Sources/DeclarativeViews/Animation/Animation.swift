// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The animation with which a change would be shown over time.
///
/// SwiftUI: `Animation`.
///
/// Trees of nodes are static: a change takes effect at once, as it does when a person has turned on
/// Reduce Motion. Animations describe the change and have no other effect.
public nonisolated struct Animation: Hashable, Sendable {
  /// The pace of a change.
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

  /// The system's pace.
  public static let `default` = Animation(.easeInOut)
  /// An even pace.
  public static let linear = Animation(.linear)
  /// Slow at first.
  public static let easeIn = Animation(.easeIn)
  /// Slow at last.
  public static let easeOut = Animation(.easeOut)
  /// Slow at first and at last.
  public static let easeInOut = Animation(.easeInOut)
  /// Like a spring.
  public static let spring = Animation.spring()
  /// Like a spring that does not swing.
  public static let smooth = Animation.spring(dampingFraction: 1)
  /// Like a spring that swings.
  public static let bouncy = Animation.spring(dampingFraction: 0.7)
  /// Like a spring that swings a little.
  public static let snappy = Animation.spring(dampingFraction: 0.85)

  /// An even pace.
  public static func linear(duration: Double) -> Animation {
    Animation(.linear, duration: duration)
  }

  /// Slow at first.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.easeIn, duration: duration)
  }

  /// Slow at last.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.easeOut, duration: duration)
  }

  /// Slow at first and at last.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.easeInOut, duration: duration)
  }

  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction), duration: response)
  }

  /// Like a spring of so much mass.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let response = 2 * Double.pi * (max(mass, 0) / max(stiffness, 1e-9)).squareRoot()
    let critical = 2 * (max(mass, 0) * max(stiffness, 0)).squareRoot()
    return .spring(response: response, dampingFraction: damping / max(critical, 1e-9))
  }

  /// Later by some seconds.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.wait += delay
    return copy
  }

  /// So many times as fast.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.rate *= speed
    return copy
  }
}

/// Makes changes, which are there at once.
///
/// SwiftUI: `withAnimation`.
///
/// - Parameters:
///   - animation: How they would be shown over time.
///   - body: Makes the changes.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Says how changes of the view would be shown over time when a value changes.
  ///
  /// They are there at once.
  ///
  /// - Parameters:
  ///   - animation: How they would be shown.
  ///   - value: The value.
  /// - Returns: The view.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }

  /// Sets the transition with which the view would be inserted and removed.
  ///
  /// Both happen at once.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view.
  public func transition(_ transition: AnyTransition) -> some View { self }
}
