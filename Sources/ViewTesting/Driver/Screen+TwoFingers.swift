// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension Screen {
  /// Pinches a node with two fingers.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - scale: The final scale of a pinch recognizer, above 0.
  ///   - duration: The duration, in seconds.
  /// - Throws: A ``DriverError`` if the node can't be touched.
  public func pinch(_ node: ViewNode, scale: CGFloat, duration: Double = 0.3) throws {
    guard scale.isFinite, scale > 0 else { throw DriverError.invalidNumber("The scale") }
    let middle = try location(on: node)
    // The first step only begins the gesture; the scale is relative to it.
    let reach = max(min(node.bounds.width, node.bounds.height) * 0.8, 40)
    let unit = scale >= 1 ? max(reach / scale, 24) : reach
    let hint = PinchGestureRecognizer.slop * (scale >= 1 ? -1 : 1)
    let touches = router.begin(at: pair(around: middle, distance: unit + hint, angle: 0))
    let steps = 10
    for step in 0...steps {
      let fraction = CGFloat(step) / CGFloat(steps)
      let distance = unit * (step == steps ? scale : 1 + (scale - 1) * fraction)
      move(
        touches, to: pair(around: middle, distance: distance, angle: 0),
        after: duration / Double(steps))
    }
    router.end(touches)
    layoutIfNeeded()
  }

  /// Rotates two fingers on a node around each other.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - angle: The final rotation of a rotation recognizer, in radians, clockwise.
  ///   - duration: The duration, in seconds.
  /// - Throws: A ``DriverError`` if the node can't be touched.
  public func rotate(_ node: ViewNode, by angle: CGFloat, duration: Double = 0.3) throws {
    guard angle.isFinite else { throw DriverError.invalidNumber("The angle") }
    let middle = try location(on: node)
    let distance = max(min(node.bounds.width, node.bounds.height) * 0.5, 40)
    let hint = RotationGestureRecognizer.slop * 1.001 * (angle < 0 ? 1 : -1)
    let touches = router.begin(at: pair(around: middle, distance: distance, angle: hint))
    let steps = max(10, Int(min(abs(angle), 1000) * 2))
    for step in 0...steps {
      let fraction = CGFloat(step) / CGFloat(steps)
      move(
        touches, to: pair(around: middle, distance: distance, angle: angle * fraction),
        after: duration / Double(steps))
    }
    router.end(touches)
    layoutIfNeeded()
  }

  private func pair(around middle: CGPoint, distance: CGFloat, angle: CGFloat) -> [CGPoint] {
    let (x, y) = (
      CGFloat(cos(Double(angle))) * distance / 2, CGFloat(sin(Double(angle))) * distance / 2
    )
    return [
      CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y),
    ]
  }
}
