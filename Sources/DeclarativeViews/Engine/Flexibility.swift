// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// How far a length can be moved, in the order in which lengths are served: the less flexible comes
/// first, and of two that take any length the one that needs more.
///
/// Lengths that are equal may differ in their last bits when they were added up in another order, so
/// a millionth of a point is no difference.
struct Flexibility: Comparable {
  private let range: CGFloat
  /// Counts only where there is no greatest length.
  private let least: CGFloat

  init(least: CGFloat, most: CGFloat) {
    let isEndless = most == .infinity
    range = isEndless ? .infinity : (most - least).withoutRoundingErrors
    self.least = isEndless ? least.withoutRoundingErrors : 0
  }

  static func < (one: Flexibility, other: Flexibility) -> Bool {
    one.range == other.range ? one.least > other.least : one.range < other.range
  }
}

extension CGFloat {
  fileprivate var withoutRoundingErrors: CGFloat {
    magnitude < 1e9 ? (self * 1e6).rounded() / 1e6 : self
  }
}
