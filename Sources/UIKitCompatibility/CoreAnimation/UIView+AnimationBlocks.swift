// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

extension UIView {
  /// Begins a block of animations, whose changes are applied immediately.
  ///
  /// - Parameters:
  ///   - animationID: A name, which has no effect here.
  ///   - context: A value for delegates, which has no effect here.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    CATransaction.begin()
  }

  /// Ends the block of animations that began last.
  public class func commitAnimations() { CATransaction.commit() }

  /// Sets the duration of the animations in the block, in seconds, which has no effect.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    CATransaction.setAnimationDuration(duration)
  }

  /// Sets the delay of the animations in the block, in seconds, which has no effect.
  public class func setAnimationDelay(_ delay: TimeInterval) {}

  /// Sets the curve of the animations in the block, which has no effect.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}

  /// Sets how often the animations in the block repeat, which has no effect.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}

  /// The duration of the animation in progress, in seconds: 0, because changes are immediate.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
}
