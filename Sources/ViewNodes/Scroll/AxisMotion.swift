// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The motion of content along an axis: it decelerates to rest and springs back from beyond a
/// limit.
///
/// Every position is a function of time alone, so that steps of any length have the same result.
struct AxisMotion {
  private let start: CGFloat
  /// The position at which deceleration alone would end.
  private let rest: CGFloat
  /// The rate at which the remaining distance shrinks, per second.
  private let slowing: Double
  /// The limit that is reached, with the time and the speed in points per second.
  private var edge: (offset: CGFloat, time: Double, speed: CGFloat)?
  private let bounces: Bool

  /// The stiffness of the spring, which is critically damped.
  private static let spring = 14.0
  /// The distance from the end, in points, within which the content is considered to have arrived.
  private static let stoppingDistance: CGFloat = 0.5
  /// The speed, in points per second, below which the content is at rest.
  private static let stoppingSpeed: CGFloat = 20

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - start: The initial position, in points.
  ///   - speed: The initial speed, in points per second.
  ///   - target: The final position, if not the one that the speed leads to.
  ///   - range: The limits of the position.
  ///   - rate: The factor by which the speed decreases per millisecond.
  ///   - bounces: Whether the content may go beyond a limit.
  init(
    from start: CGFloat, speed: CGFloat, to target: CGFloat?, in range: ClosedRange<CGFloat>,
    rate: CGFloat, bounces: Bool
  ) {
    self.start = start
    self.bounces = bounces
    let natural = rate > 0 && rate < 1 ? -log(Double(rate)) * 1000 : 1000
    if !range.contains(start) {
      slowing = natural
      rest = start < range.lowerBound ? range.lowerBound : range.upperBound
      edge = (rest, 0, speed)
      return
    }
    if let target {
      rest = target
      // Keeps the speed of the touch if that reaches the target in time.
      let distance = target - start
      let fitting = distance == 0 ? 0 : Double(speed / distance)
      slowing = fitting >= 2 && fitting <= 25 ? fitting : 10
    } else {
      rest = start + speed / CGFloat(natural)
      slowing = natural
    }
    guard !range.contains(rest) else { return }
    let offset = rest < range.lowerBound ? range.lowerBound : range.upperBound
    let left = 1 - Double((offset - start) / (rest - start))
    let time = -log(left) / slowing
    edge = (offset, time, (rest - start) * CGFloat(slowing * left))
  }

  /// The final position.
  var end: CGFloat { edge?.offset ?? rest }

  /// Returns the position and the speed, in points per second, after a time in seconds.
  func state(at time: Double) -> (offset: CGFloat, speed: CGFloat) {
    guard let edge, time >= edge.time else {
      let left = CGFloat(exp(-slowing * time))
      return (rest - (rest - start) * left, (rest - start) * CGFloat(slowing) * left)
    }
    guard bounces else { return (edge.offset, 0) }
    let beyond = edge.time == 0 ? start - edge.offset : 0
    let pull = CGFloat(Self.spring)
    let slope = edge.speed + pull * beyond
    let time = time - edge.time
    let left = CGFloat(exp(-Self.spring * time))
    let distance = (beyond + slope * CGFloat(time)) * left
    return (edge.offset + distance, slope * left - pull * distance)
  }

  /// Returns whether the content has practically arrived.
  func isFinished(at time: Double) -> Bool {
    if let edge, time < edge.time { return false }
    let now = state(at: time)
    return abs(now.offset - end) < Self.stoppingDistance
      && (edge == nil || abs(now.speed) < Self.stoppingSpeed)
  }
}
