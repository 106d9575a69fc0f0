// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// A recognizer of drags that begin at an edge of the screen.
///
/// The drag begins in its view within 20 points of one of the edges of the view.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a drag begins, none by default.
  open var edges: UIRectEdge = []

  /// How far from an edge a drag begins, in points.
  private static let width: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let view, touches.allSatisfy({ isAtEdge($0.location(in: view), of: view.bounds) }) else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ point: CGPoint, of bounds: CGRect) -> Bool {
    edges.contains(.left) && point.x < bounds.minX + Self.width
      || edges.contains(.right) && point.x > bounds.maxX - Self.width
      || edges.contains(.top) && point.y < bounds.minY + Self.width
      || edges.contains(.bottom) && point.y > bounds.maxY - Self.width
  }
}
