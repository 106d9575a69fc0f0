// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames

/// The timing of an animation, which has no effect here.
public protocol UITimingCurveProvider: AnyObject {}

/// A timing along a cubic Bézier curve.
public nonisolated final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, in unit coordinates.
  public let controlPoint1: CGPoint
  /// The second control point, in unit coordinates.
  public let controlPoint2: CGPoint

  /// Creates the timing of a curve.
  ///
  /// - Parameter curve: The curve.
  public init(animationCurve curve: UIView.AnimationCurve = .easeInOut) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.controlPoints
  }

  /// Creates a timing with control points.
  ///
  /// - Parameters:
  ///   - point1: The first control point, in unit coordinates.
  ///   - point2: The second control point, in unit coordinates.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
  }
}

/// The timing of a spring.
public nonisolated final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the beginning, in fractions of the distance per second.
  public let initialVelocity: CGVector

  /// Creates the timing of a spring.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio; 1 doesn't oscillate.
  ///   - velocity: The velocity at the beginning.
  public init(dampingRatio ratio: CGFloat = 1, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  /// Creates the timing of a spring from its physical properties.
  ///
  /// - Parameters:
  ///   - mass: The mass.
  ///   - stiffness: The stiffness.
  ///   - damping: The damping.
  ///   - velocity: The velocity at the beginning.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
  }
}
