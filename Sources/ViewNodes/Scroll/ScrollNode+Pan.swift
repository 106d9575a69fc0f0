// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ScrollNode {
  /// Moves the content with the touch, and starts its deceleration when the touch ends.
  final func followPan() {
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      beginDragging()
      moveByPan()
    case .changed: moveByPan()
    case .ended:
      let speed = pan.velocity(in: superview)
      endDragging(velocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000))
    case .cancelled: endDragging()
    case .possible, .failed: break
    }
  }

  private final func moveByPan() {
    // Measured in the superview, which stays still while the content moves.
    drag(by: panGestureRecognizer.translation(in: superview))
    panGestureRecognizer.setTranslation(.zero, in: superview)
  }

  /// Whether the beginning drag scrolls the content: it can scroll in that direction, and the touch
  /// isn't tracked by a control.
  final var panScrolls: Bool {
    guard isScrollEnabled else { return false }
    let translation = panGestureRecognizer.translation(in: superview)
    let isAcross = abs(translation.x) > abs(translation.y)
    guard isAcross ? scrollsAcross : scrollsDown || attachedRefreshControl != nil else {
      return false
    }
    return !holdsControl
  }

  /// As in UIKit, a touch that has rested on a control for 0.15 seconds stays with it.
  private final var holdsControl: Bool {
    guard delaysContentTouches else { return false }
    return panGestureRecognizer.touches.contains { touch in
      guard touch.reachedView, !touch.isTaken, let view = touch.view, view is Control else {
        return false
      }
      return touch.delayBeforeFirstMove > Self.contentDelay
    }
  }

  private static let contentDelay = 0.15
}
