// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A finger on a scroll node: where the content was when it came and how far it has moved.
struct ScrollDrag {
  var start: CGPoint
  var translation = CGPoint.zero
  /// The direction that a locked drag keeps, once it is clear.
  var lockedAxis: Axis?

  /// How far beyond a limit content is shown when a finger has pulled it `distance` further than
  /// that, in a node of the given length: never more than the length itself.
  static func stretched(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (distance * 0.55 / length + 1)) * length
  }
}
