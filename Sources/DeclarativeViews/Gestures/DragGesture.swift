// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A gesture of a touch that moves.
///
/// SwiftUI: `DragGesture`.
public struct DragGesture: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = DragGesture

  /// The state of a drag gesture, in points of its coordinate space.
  ///
  /// SwiftUI: `DragGesture.Value`.
  public nonisolated struct Value: Equatable, Sendable {
    /// The time of the last movement, as the time of the screen's clock since the reference date.
    public let time: Date
    /// The location of the touch.
    public let location: CGPoint
    /// The location at which the touch began.
    public let startLocation: CGPoint
    /// The velocity of the touch, in points per second.
    public let velocity: CGSize

    /// The distance from the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location where the movement would end if it slowed down: a quarter of a second away at
    /// the current velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start to the predicted end.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance by which the touch moves before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance by which the touch moves before the gesture begins, in
  ///     points; with zero, it begins with the touch.
  ///   - coordinateSpace: The coordinate space of the locations.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Value>) {
    let (connection, space) = (step.connection, coordinateSpace)
    let drag = step.connect(PanGestureRecognizer.init) { [unowned connection] recognizer in
      let node = connection.node
      let offset = connection.offset(to: space)
      let translation = recognizer.translation(in: node)
      let velocity = recognizer.velocity(in: node)
      let local = recognizer.location(in: node)
      let location = CGPoint(x: local.x + offset.x, y: local.y + offset.y)
      return Value(
        time: Date(timeIntervalSinceReferenceDate: recognizer.now), location: location,
        startLocation: CGPoint(x: location.x - translation.x, y: location.y - translation.y),
        velocity: CGSize(width: velocity.x, height: velocity.y))
    }
    drag.minimumDistance = minimumDistance
    drag.maximumNumberOfTouches = 1
  }
}
