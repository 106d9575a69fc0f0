// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// A horizontally scrolling view that starts at the leading edge, which is its right end in
/// right-to-left layouts.
final class ReadingScrollNode: UIScrollView {
  private struct Room: Equatable {
    var content: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool

    /// Returns the distance from the leading edge for an offset, and vice versa.
    func mirrored(_ offset: CGFloat) -> CGFloat {
      isRightToLeft ? max(0, content - width) - offset : offset
    }
  }

  private var room: Room?
  /// The offset after the last layout.
  private var lastOffset: CGFloat = 0
  private weak var revealed: UIView?
  /// The view that was revealed last, and where it was after the last layout.
  private weak var kept: UIView?
  private var keptFrame = CGRect.zero

  /// Scrolls by the smallest amount that makes a view visible, once everything is laid out.
  ///
  /// If the content or the width changes while some of the view is visible, it is scrolled into view
  /// again.
  func reveal(_ view: UIView) {
    revealed = view
    kept = view
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let now = Room(
      content: contentSize.width, width: bounds.width,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if now != room {
      // If the view has become wider, its offset may already have been clamped to the new limit;
      // the offset of the last layout is used then.
      let limit = max(0, now.content - now.width)
      let wasClamped = contentOffset.x >= limit && lastOffset > limit
      let offset = wasClamped ? lastOffset : contentOffset.x
      var distance = room?.mirrored(offset) ?? 0
      if let former = room?.width, keptFrame.maxX > offset, keptFrame.minX < offset + former {
        revealed = revealed ?? kept
      }
      if isPagingEnabled, let former = room?.width, former > 0, former != now.width {
        // The same page stays visible.
        distance = (distance / former).rounded() * now.width
      }
      room = now
      contentOffset.x = min(max(now.mirrored(distance), 0), max(0, now.content - now.width))
    }
    showRevealed()
    lastOffset = contentOffset.x
    keptFrame = .zero
    if let kept, kept.isDescendant(of: self) {
      keptFrame = kept.convert(kept.bounds, to: self)
    }
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
