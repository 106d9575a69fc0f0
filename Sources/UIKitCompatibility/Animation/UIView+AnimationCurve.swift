// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames

extension UIView {
  /// The timing of an animation, which has no effect here.
  public nonisolated enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// Slow at the beginning and the end.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3

    /// The control points of the curve, in unit coordinates, with Core Animation's values.
    var controlPoints: (CGPoint, CGPoint) {
      switch self {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    }
  }
}

extension UIView {
  /// Changes a view as in an animation that repeats, of which only the final state is shown here.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, which has no effect.
  ///   - autoreverses: Has no effect: the final state is that of the closure.
  ///   - animations: A closure that changes the view.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }
}
