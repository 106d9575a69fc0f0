// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The recent positions of a gesture, for computing its velocity.
struct MotionSamples {
  private var samples: [(point: CGPoint, time: Double)] = []
  /// The age up to which a position counts, in seconds.
  private static let window = 0.1

  mutating func add(_ point: CGPoint, at time: Double) {
    samples.removeAll { time - $0.time > Self.window }
    samples.append((point, time))
  }

  mutating func restart(at point: CGPoint, time: Double) {
    samples = [(point, time)]
  }

  /// Returns the velocity in points per second; zero if the touch rested or no time has passed.
  func velocity(at time: Double) -> CGPoint {
    let recent = samples.filter { time - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / duration, y: (last.point.y - first.point.y) / duration)
  }
}
