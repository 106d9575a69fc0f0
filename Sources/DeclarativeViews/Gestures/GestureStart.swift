// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Where a gesture of two touches began, which outlasts an update of its view.
final class GestureStart {
  private(set) var location = CGPoint.zero
  private(set) var anchor = UnitPoint.center
  private var isKnown = false

  /// Records the location at the first of several calls.
  func update(_ recognizer: GestureRecognizer) {
    if !isKnown || recognizer.state == .began {
      location = recognizer.location(in: recognizer.view)
      let size = recognizer.view?.bounds.size ?? .zero
      anchor = UnitPoint(
        x: size.width > 0 ? location.x / size.width : 0.5,
        y: size.height > 0 ? location.y / size.height : 0.5)
    }
    isKnown = recognizer.state.isInProgress
  }
}
