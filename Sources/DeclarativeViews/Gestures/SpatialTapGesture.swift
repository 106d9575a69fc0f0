// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A gesture of one or more taps, whose value is their location.
///
/// SwiftUI: `SpatialTapGesture`.
public struct SpatialTapGesture: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = SpatialTapGesture

  /// The state of a tap gesture.
  ///
  /// SwiftUI: `SpatialTapGesture.Value`.
  public nonisolated struct Value: Equatable, Sendable {
    /// The location of the last tap, in points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The required number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - count: The required number of taps; less than one means one.
  ///   - coordinateSpace: The coordinate space of the location.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Value>) {
    let (connection, space) = (step.connection, coordinateSpace)
    let tap = step.connect(TapGestureRecognizer.init) { [unowned connection] recognizer in
      let offset = connection.offset(to: space)
      let local = recognizer.location(in: connection.node)
      return Value(location: CGPoint(x: local.x + offset.x, y: local.y + offset.y))
    }
    tap.numberOfTapsRequired = max(count, 1)
  }
}
