// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// A row to be scrolled that begins where reading begins, from right to left at its right end.
final class ReadingScrollNode: UIScrollView {
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
  private weak var revealed: UIView?

  /// Scrolls as little as it takes to show all of a view in it, once everything is laid out.
  func reveal(_ view: UIView) {
    revealed = view
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let now = Room(
      content: contentSize.width, width: bounds.width,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if now != room {
      let distance = room?.mirrored(contentOffset.x) ?? 0
      room = now
      contentOffset.x = min(max(now.mirrored(distance), 0), max(0, now.content - now.width))
    }
    showRevealed()
  }

  private func showRevealed() {
    guard let view = revealed, bounds.width > 0, view.isDescendant(of: self) else { return }
    revealed = nil
    view.superview?.layoutIfNeeded()
    let frame = view.convert(view.bounds, to: self)
    var offset = contentOffset.x
    offset = max(offset, frame.maxX - bounds.width)
    offset = min(offset, frame.minX)
    contentOffset.x = min(max(offset, 0), max(0, contentSize.width - bounds.width))
  }
}
