// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A finger on the screen, from when it comes down until it is lifted. UIKit: `UITouch`.
public final class Touch {
  /// What a finger does. UIKit: `UITouch.Phase`.
  public enum Phase: Int, Hashable, Sendable, CaseIterable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It lies still.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It was taken away, by the system for example.
    case cancelled = 4
  }

  /// What the finger did last.
  public internal(set) var phase = Phase.began
  /// When it did that, in seconds on the screen's clock.
  public internal(set) var timestamp: Double
  /// How often a finger has come down here in quick succession, this time included.
  public internal(set) var tapCount = 1
  /// The node that the finger came down on; it stays the same wherever the finger goes.
  public internal(set) var view: ViewNode?
  /// The recognizers that follow the finger.
  public internal(set) var gestureRecognizers: [GestureRecognizer]?

  /// Where the finger is, in the screen's coordinates.
  var place: CGPoint
  var formerPlace: CGPoint
  let startPlace: CGPoint
  let startTime: Double
  /// How long the finger lay still at first, in seconds.
  var restedUntilMove: Double = 0

  /// The clock of the screen.
  let timeline: Timeline

  // MARK: Delivery

  /// The recognizers that have neither recognized nor failed since the finger came down.
  var undecided: [GestureRecognizer] = []
  /// Phases that the node will hear of later, if no recognizer takes the touch first.
  var held: [Phase] = []
  /// Whether the node has heard that the finger came down.
  var reachedView = false
  /// Whether the node hears no more of the finger.
  var isTaken = false

  init(at place: CGPoint, on timeline: Timeline) {
    let time = timeline.now
    self.timeline = timeline
    self.place = place
    formerPlace = place
    startPlace = place
    startTime = time
    timestamp = time
  }

  /// Where the finger is, in a node's coordinates; in the screen's when `nil`.
  public func location(in view: ViewNode?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  /// Where the finger was before it moved last; see ``location(in:)``.
  public func previousLocation(in view: ViewNode?) -> CGPoint {
    view?.convert(formerPlace, from: nil) ?? formerPlace
  }

  /// Where the finger came down.
  func startLocation(in view: ViewNode?) -> CGPoint {
    view?.convert(startPlace, from: nil) ?? startPlace
  }

  /// Whether the finger is on the screen.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// How far the finger is from where it came down, in points.
  var distance: CGFloat { startPlace.distance(to: place) }
}

extension Touch: Hashable {
  /// Returns a Boolean value that indicates whether two references mean one touch.
  public static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes the touch's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  /// The middle of several points; the origin for none.
  static func middle(of points: [CGPoint]) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
}
