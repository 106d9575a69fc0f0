// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An animation of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// A Boolean value that indicates whether values are added to the property.
  open var isAdditive = false
  /// A Boolean value that indicates whether repetitions build upon each other.
  open var isCumulative = false

  /// Creates an animation of a property.
  ///
  /// - Parameter path: The key path of the property, such as `position.x`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The value that is added.
  open var byValue: Any?
}

/// An animation with the timing of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass, 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness, 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping, 10 by default.
  open var damping: CGFloat = 10
  /// The velocity at the beginning.
  open var initialVelocity: CGFloat = 0

  /// The estimated time until the spring comes to rest, in seconds: until its amplitude is a
  /// thousandth of that at the beginning.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0, mass.isFinite, stiffness.isFinite,
      damping.isFinite
    else { return .infinity }
    let decay = damping / (2 * mass)
    let overdamping = decay * decay - stiffness / mass
    // The slower of the two parts of an overdamped motion.
    let slowest = overdamping > 0 ? decay - overdamping.squareRoot() : decay
    return CFTimeInterval(log(1000) / max(slowest, .leastNormalMagnitude))
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The timings between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path along which a point moves, in place of values.
  open var path: CGPath?
  /// The way in which values between two others are found, along straight lines by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The direction in which what moves along the path is turned, or `nil`, the default, for none.
  open var rotationMode: CAAnimationRotationMode?
}

extension CAKeyframeAnimation: MutablePathAssignable {}

/// The way in which an animation finds values between two others.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// From one value to the next without others between them.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Along straight lines at an even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a curve at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The direction in which what moves along a path is turned.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animations that begin together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The kind of an animation from one content of a layer to another.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a kind.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of an animation from one content of a layer to another.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a direction.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from one content of a layer to another.
open class CATransition: CAAnimation {
  /// The kind, a fade by default.
  open var type = CATransitionType.fade
  /// The direction.
  open var subtype: CATransitionSubtype?
}
