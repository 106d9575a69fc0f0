// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A touch on the screen, from its beginning to its end.
///
/// UIKit: `UITouch`.
#if MainActor
  @MainActor
#endif
public final class Touch {
  /// The phase of a touch.
  ///
  /// UIKit: `UITouch.Phase`.
  public nonisolated enum Phase: Int, Hashable, Sendable, CaseIterable {
    /// The touch began.
    case began = 0
    /// The touch moved.
    case moved = 1
    /// The touch hasn't moved since the last event.
    case stationary = 2
    /// The touch ended.
    case ended = 3
    /// The touch was canceled, for example by the system.
    case cancelled = 4
    /// A pointer entered a region; no touch has this phase here.
    case regionEntered = 5
    /// A pointer moved in a region; no touch has this phase here.
    case regionMoved = 6
    /// A pointer left a region; no touch has this phase here.
    case regionExited = 7
  }

  /// The phase of the touch.
  public internal(set) var phase = Phase.began
  /// The time of the last change, in seconds on the screen's clock.
  public internal(set) var timestamp: Double
  /// The number of taps in quick succession, this touch included.
  public internal(set) var tapCount = 1
  /// The node in which the touch began; it doesn't change when the touch moves.
  public internal(set) var view: ViewNode?
  /// The recognizers that are tracking the touch.
  public internal(set) var gestureRecognizers: [GestureRecognizer]?

  /// The location in screen coordinates.
  var location: CGPoint
  var previousLocation: CGPoint
  let startLocation: CGPoint
  let startTime: Double
  /// The time that the touch rested before it first moved, in seconds.
  package var delayBeforeFirstMove: Double = 0

  /// The clock of the screen.
  package let timeline: Timeline

  // MARK: Delivery

  /// The recognizers that have neither recognized nor failed since the touch began.
  var undecided: [GestureRecognizer] = []
  /// The phases delivered to the node later, unless a recognizer takes the touch first.
  var held: [Phase] = []
  /// Whether the beginning of the touch was delivered to the node.
  package var reachedView = false
  /// Whether nothing more is delivered to the node.
  package var isTaken = false

  init(at location: CGPoint, on timeline: Timeline) {
    let time = timeline.now
    self.timeline = timeline
    self.location = location
    previousLocation = location
    startLocation = location
    startTime = time
    timestamp = time
  }

  /// Returns the location of the touch in a node's coordinates, or in screen coordinates if `nil`.
  ///
  /// - Parameter view: The node whose coordinates are used, or `nil` for screen coordinates.
  /// - Returns: The location, in points.
  public func location(in view: ViewNode?) -> CGPoint {
    view?.convert(location, from: nil) ?? location
  }

  /// Returns the location of the touch before its last move; see ``location(in:)``.
  ///
  /// - Parameter view: The node whose coordinates are used, or `nil` for screen coordinates.
  /// - Returns: The location, in points.
  public func previousLocation(in view: ViewNode?) -> CGPoint {
    view?.convert(previousLocation, from: nil) ?? previousLocation
  }

  /// Returns the location at which the touch began.
  package func startLocation(in view: ViewNode?) -> CGPoint {
    view?.convert(startLocation, from: nil) ?? startLocation
  }

  /// Whether the touch is on the screen.
  package var isDown: Bool { phase != .ended && phase != .cancelled }

  /// The distance from the location at which the touch began, in points.
  package var distance: CGFloat { startLocation.distance(to: location) }
}

extension Touch: Hashable {
  /// Returns a Boolean value that indicates whether two references refer to the same touch.
  public static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes the identity of the touch.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

nonisolated extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  /// Returns the centroid of points, or the origin if there are none.
  static func middle(of points: [CGPoint]) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
}
