// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Control {
  /// The state of the touch that a control tracks.
  struct Tracking {
    let touch: Touch
    var isInside = true
  }

  /// The distance from the control within which a touch is still inside, in points.
  private static let reach: CGFloat = 70

  final func trackingBegan(_ touches: Set<Touch>, _ event: ViewTree.Event?) {
    guard isEnabled, tracking == nil, let touch = touches.first else { return }
    tracking = Tracking(touch: touch)
    guard beginTracking(touch, with: event) else {
      tracking = nil
      return
    }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? .touchDownRepeat : .touchDown)
  }

  final func trackingMoved(_ touches: Set<Touch>, _ event: ViewTree.Event?) {
    guard let tracking, touches.contains(tracking.touch) else { return }
    let wasInside = tracking.isInside
    let isInside = reaches(tracking.touch)
    self.tracking?.isInside = isInside
    isHighlighted = isInside
    guard continueTracking(tracking.touch, with: event) else {
      self.tracking = nil
      isHighlighted = false
      return
    }
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  final func trackingEnded(_ touches: Set<Touch>, _ event: ViewTree.Event?) {
    guard let tracking, touches.contains(tracking.touch) else { return }
    let isInside = reaches(tracking.touch)
    self.tracking?.isInside = isInside
    endTracking(tracking.touch, with: event)
    self.tracking = nil
    isHighlighted = false
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside, sendsPrimaryActionOnTap { sendActions(for: .primaryActionTriggered) }
  }

  final func trackingCancelled(_ touches: Set<Touch>, _ event: ViewTree.Event?) {
    guard let tracking, touches.contains(tracking.touch) else { return }
    cancelTracking(with: event)
    self.tracking = nil
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  private final func reaches(_ touch: Touch) -> Bool {
    let point = touch.location(in: self)
    return bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  /// Returns whether an ancestor's recognizer may begin while the control tracks a touch: swipes
  /// may not, and pans only if they are mainly vertical.
  final func leavesDrag(to recognizer: GestureRecognizer) -> Bool {
    guard isTracking, let owner = recognizer.view, !owner.isDescendant(of: self) else {
      return true
    }
    if recognizer is SwipeGestureRecognizer { return false }
    guard let pan = recognizer as? PanGestureRecognizer else { return true }
    let translation = pan.translation(in: self)
    return abs(translation.y) > abs(translation.x)
  }

  /// As in UIKit, an ancestor's recognizer can't take a tap or drag that the control handles.
  final func allows(_ recognizer: GestureRecognizer) -> Bool {
    guard isEnabled, let owner = recognizer.view, owner !== self, !owner.isDescendant(of: self)
    else { return true }
    if let tap = recognizer as? TapGestureRecognizer {
      return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
    return true
  }
}
