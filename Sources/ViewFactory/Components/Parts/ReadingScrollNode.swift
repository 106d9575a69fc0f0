// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A row to be scrolled that begins where reading begins, from right to left at its right end.
final class ReadingScrollNode: ScrollNode {
  private struct Room: Equatable {
    var content: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool

    /// The distance from where reading begins, for an offset, and the other way round.
    func mirrored(_ offset: CGFloat) -> CGFloat {
      isRightToLeft ? max(0, content - width) - offset : offset
    }
  }

  private var room: Room?

  override func layoutSubviews() {
    super.layoutSubviews()
    let now = Room(
      content: contentSize.width, width: bounds.width,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    guard now != room else { return }
    let distance = room?.mirrored(contentOffset.x) ?? 0
    room = now
    contentOffset.x = min(max(now.mirrored(distance), 0), max(0, now.content - now.width))
  }
}
