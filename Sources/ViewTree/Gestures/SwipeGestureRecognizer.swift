// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A discrete recognizer of swipes: at least 50 points in a direction and at most 50 across it,
/// within half a second.
///
/// UIKit: `UISwipeGestureRecognizer`.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions of a swipe.
  ///
  /// UIKit: `UISwipeGestureRecognizer.Direction`.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates directions from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The recognized directions, right by default.
  open var direction = Direction.right
  /// The required number of touches, 1 by default.
  open var numberOfTouchesRequired = 1

  private static let length: CGFloat = 50
  private static let width: CGFloat = 50
  private static let duration = 0.5

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible, let first = self.touches.first else { return }
    guard event.timestamp - first.startTime <= Self.duration else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let start = CGPoint.middle(of: self.touches.map(\.startLocation))
    let point = location(in: nil)
    let (across, down) = (point.x - start.x, point.y - start.y)
    var along: CGFloat = 0
    var aside = CGFloat.infinity
    func consider(_ wanted: Direction, _ distance: CGFloat, _ side: CGFloat) {
      guard direction.contains(wanted), distance > along else { return }
      along = distance
      aside = abs(side)
    }
    consider(.right, across, down)
    consider(.left, -across, down)
    consider(.down, down, across)
    consider(.up, -down, across)
    if along >= Self.length {
      state = aside <= Self.width ? .ended : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }
}
