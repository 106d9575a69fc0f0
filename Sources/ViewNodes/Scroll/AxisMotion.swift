// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// How content moves by itself along one axis: it coasts to rest, and beyond a limit it springs back.
/// Every place is a function of the time alone, so that steps of any length lead the same way.
struct AxisMotion {
  private let start: CGFloat
  /// Where coasting alone would end.
  private let rest: CGFloat
  /// What share of the remaining way is covered each second, at any moment.
  private let slowing: Double
  /// The limit that is reached on the way, when, and how fast in points a second.
  private var edge: (place: CGFloat, time: Double, speed: CGFloat)?
  private let bounces: Bool

  /// How stiff the spring beyond a limit is; it swings back without swinging through.
  private static let spring = 14.0
  /// What is nearer to its end than this, in points, is there.
  private static let nearness: CGFloat = 0.5
  /// Speeds below this, in points a second, are none.
  private static let stillness: CGFloat = 20

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in points.
  ///   - speed: How fast, in points a second.
  ///   - target: Where it is to end, if not where the speed leads.
  ///   - range: The limits.
  ///   - rate: What is left of the speed after each millisecond.
  ///   - bounces: Whether it may go beyond a limit.
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
      // As fast as the finger was, if that leads there in good time.
      let way = target - start
      let fitting = way == 0 ? 0 : Double(speed / way)
      slowing = fitting >= 2 && fitting <= 25 ? fitting : 10
    } else {
      rest = start + speed / CGFloat(natural)
      slowing = natural
    }
    guard !range.contains(rest) else { return }
    let place = rest < range.lowerBound ? range.lowerBound : range.upperBound
    let left = 1 - Double((place - start) / (rest - start))
    let time = -log(left) / slowing
    edge = (place, time, (rest - start) * CGFloat(slowing * left))
  }

  /// Where the content ends.
  var end: CGFloat { edge?.place ?? rest }

  /// Where the content is after some seconds, and how fast it moves, in points a second.
  func state(at time: Double) -> (place: CGFloat, speed: CGFloat) {
    guard let edge, time >= edge.time else {
      let left = CGFloat(exp(-slowing * time))
      return (rest - (rest - start) * left, (rest - start) * CGFloat(slowing) * left)
    }
    guard bounces else { return (edge.place, 0) }
    let beyond = edge.time == 0 ? start - edge.place : 0
    let pull = CGFloat(Self.spring)
    let slope = edge.speed + pull * beyond
    let time = time - edge.time
    let left = CGFloat(exp(-Self.spring * time))
    let distance = (beyond + slope * CGFloat(time)) * left
    return (edge.place + distance, slope * left - pull * distance)
  }

  /// Whether the content is as good as at its end.
  func isOver(at time: Double) -> Bool {
    if let edge, time < edge.time { return false }
    let now = state(at: time)
    return abs(now.place - end) < Self.nearness && (edge == nil || abs(now.speed) < Self.stillness)
  }
}
