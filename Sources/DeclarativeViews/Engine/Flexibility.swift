// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The range of lengths that a child accepts, in the order in which a stack measures its children:
/// less flexible ones first and, among fully flexible ones, those with larger minimums.
///
/// Equal lengths may differ in their last bits if they were summed in another order, so a
/// difference of a millionth of a point is ignored.
struct Flexibility: Comparable {
  private let range: CGFloat
  /// The minimum, which is compared only if there is no maximum.
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
