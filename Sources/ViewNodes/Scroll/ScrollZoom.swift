// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The scale of zoomed content, and the pinch that changes it.
final class ScrollZoom {
  var least: CGFloat = 1
  var greatest: CGFloat = 1
  /// The current scale.
  var scale: CGFloat = 1
  var bounces = true
  /// The recognizer, created when there are scales to choose from.
  var pinch: PinchGestureRecognizer?
  /// The scale at the beginning of the pinch, and the point of the unscaled content below it.
  var start: (scale: CGFloat, point: CGPoint)?

  /// Returns the scale within the limits.
  func clamped(_ scale: CGFloat) -> CGFloat { max(least, min(scale, greatest)) }
}
