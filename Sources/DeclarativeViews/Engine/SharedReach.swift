// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The joint extent of views whose guides are aligned.
struct SharedReach {
  /// The extent toward the leading and top edges, as coordinates relative to the guides.
  private(set) var low = CGPoint.zero
  private var high = CGPoint.zero
  private var isEndless = (width: false, height: false)
  private var isEmpty = true

  /// The joint size.
  var size: CGSize {
    CGSize(
      width: isEndless.width ? .infinity : high.x - low.x,
      height: isEndless.height ? .infinity : high.y - low.y)
  }

  mutating func add(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) {
    if size.width == .infinity { isEndless.width = true }
    if size.height == .infinity { isEndless.height = true }
    let (x, y) = (finite(x), finite(y))
    let (width, height) = (finite(size.width), finite(size.height))
    if isEmpty {
      low = CGPoint(x: -x, y: -y)
      high = CGPoint(x: width - x, y: height - y)
      isEmpty = false
    } else {
      low = CGPoint(x: min(low.x, -x), y: min(low.y, -y))
      high = CGPoint(x: max(high.x, width - x), y: max(high.y, height - y))
    }
  }
}
