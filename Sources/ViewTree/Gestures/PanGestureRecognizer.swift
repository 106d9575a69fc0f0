// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A continuous recognizer of dragging.
///
/// UIKit: `UIPanGestureRecognizer`.
///
/// The gesture begins when the centroid of the touches has moved by 10 points.
open class PanGestureRecognizer: GestureRecognizer {
  /// The minimum number of touches, 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches, unlimited by default.
  open var maximumNumberOfTouches = Int.max
  /// The distance that the centroid moves before the gesture begins, in points; with zero, it begins
  /// with the touches.
  package final var minimumDistance = slop

  private final var start = CGPoint.zero
  private final var centroid = CGPoint.zero
  private final var samples = MotionSamples()

  /// The distance that touches move before the gesture begins, in points.
  package static let slop: CGFloat = 10

  /// Returns the translation of the gesture in points of a node's coordinates, since the touches
  /// began or since `setTranslation(_:in:)` was last called.
  ///
  /// - Parameter view: The node whose coordinates are used, or `nil` for screen coordinates.
  /// - Returns: The horizontal and vertical distance, in points; positive to the right and
  ///   downward.
  open func translation(in view: ViewNode?) -> CGPoint {
    Self.difference(from: start, to: centroid, in: view)
  }

  /// Sets the current translation of the gesture.
  ///
  /// - Parameters:
  ///   - translation: The new translation, in points; zero to measure from here.
  ///   - view: The node whose coordinates are used, or `nil` for screen coordinates.
  open func setTranslation(_ translation: CGPoint, in view: ViewNode?) {
    guard translation.x.isFinite, translation.y.isFinite else { return }
    let outer = view.map { node in
      let origin = node.convert(CGPoint.zero, to: nil)
      let end = node.convert(translation, to: nil)
      return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
    let moved = outer ?? translation
    start = CGPoint(x: centroid.x - moved.x, y: centroid.y - moved.y)
  }

  /// Returns the velocity of the gesture, in points per second of a node's coordinates.
  ///
  /// - Parameter view: The node whose coordinates are used, or `nil` for screen coordinates.
  /// - Returns: The horizontal and vertical velocity, in points per second; positive to the right
  ///   and downward.
  open func velocity(in view: ViewNode?) -> CGPoint {
    Self.difference(from: .zero, to: samples.velocity(at: now), in: view)
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard numberOfTouches <= maximumNumberOfTouches else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    rebase(from: self.touches.filter { !touches.contains($0) })
    samples.add(centroid, at: event.timestamp)
    if minimumDistance <= 0, numberOfTouches >= minimumNumberOfTouches, !state.isInProgress {
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    centroid = CGPoint.middle(of: self.touches.map(\.location))
    samples.add(centroid, at: event.timestamp)
    if state.isInProgress {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches,
      start.distance(to: centroid) >= minimumDistance
    {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    let left = self.touches.filter(\.isDown)
    guard left.count < minimumNumberOfTouches else {
      let former = centroid
      centroid = CGPoint.middle(of: left.map(\.location))
      start = CGPoint(x: start.x + centroid.x - former.x, y: start.y + centroid.y - former.y)
      samples.restart(at: centroid, time: event.timestamp)
      return
    }
    if state.isInProgress {
      state = .ended
    } else if left.isEmpty {
      state = waitingState == nil ? .failed : .ended
    }
  }

  open override func reset() {
    samples = MotionSamples()
  }

  /// Keeps the translation when the set of touches, and so their centroid, changes.
  private final func rebase(from former: [Touch]) {
    let middle = CGPoint.middle(of: touches.map(\.location))
    if former.isEmpty {
      start = middle
    } else {
      start = CGPoint(x: start.x + middle.x - centroid.x, y: start.y + middle.y - centroid.y)
      samples = MotionSamples()
    }
    centroid = middle
  }

  private static func difference(
    from first: CGPoint, to second: CGPoint, in view: ViewNode?
  ) -> CGPoint {
    let (first, second) = (
      view?.convert(first, from: nil) ?? first, view?.convert(second, from: nil) ?? second
    )
    return CGPoint(x: second.x - first.x, y: second.y - first.y)
  }
}
