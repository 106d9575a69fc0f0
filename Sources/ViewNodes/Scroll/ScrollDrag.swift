// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A drag of a scroll node: the initial content offset and the translation of the touch.
struct ScrollDrag {
  var start: CGPoint
  var translation = CGPoint.zero
  /// The axis of a locked drag, once it is known.
  var lockedAxis: Axis?

  /// Returns the displayed distance beyond a limit for a touch that pulled the content by
  /// `distance`, in a node of a length: always less than the length.
  static func stretched(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (distance * 0.55 / length + 1)) * length
  }
}
