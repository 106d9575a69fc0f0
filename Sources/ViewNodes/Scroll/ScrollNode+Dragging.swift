// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension ScrollNode {
  /// A Boolean value that indicates whether a touch is on the content.
  public final var isTracking: Bool { drag != nil }

  /// A Boolean value that indicates whether the user is dragging the content.
  public final var isDragging: Bool { drag.map { $0.translation != .zero } ?? false }

  /// Begins a drag, unless scrolling is disabled.
  package final func beginDragging() {
    guard isScrollEnabled, drag == nil else { return }
    stopMotion()
    drag = ScrollDrag(start: contentOffset)
    if keyboardDismissMode != .none { rootNode.endEditing(false) }
    showIndicators()
    contentWillBeDragged()
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the touch by a distance in points; the content follows, with increasing resistance
  /// beyond its limits.
  package final func drag(by distance: CGPoint) {
    guard var drag, distance.x.isFinite, distance.y.isFinite else { return }
    drag.translation.x += distance.x
    drag.translation.y += distance.y
    if isDirectionalLockEnabled, drag.lockedAxis == nil, drag.translation != .zero {
      drag.lockedAxis = abs(drag.translation.x) > abs(drag.translation.y) ? .horizontal : .vertical
    }
    self.drag = drag
    moveOffset(to: offset(under: drag))
    attachedRefreshControl?.contentWasPulled(by: limits.least.y - contentOffset.y)
  }

  /// Ends the drag; the content decelerates, on the clock if it is on a screen.
  ///
  /// - Parameter velocity: The velocity of the offset, in points per millisecond, as passed to
  ///   UIKit's delegate.
  package final func endDragging(velocity: CGPoint = .zero) {
    guard let drag else { return }
    let wasMoving = isDragging
    let natural = restingOffset(from: drag, velocity: velocity)
    var target = restingOffset(proposed: besideCollapsing(natural), velocity: velocity)
    withUnsafeMutablePointer(to: &target) { pointer in
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: velocity, targetContentOffset: pointer)
    }
    self.drag = nil
    if !target.x.isFinite || !target.y.isFinite { target = natural }
    let coasts = wasMoving && target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: coasts)
    guard coasts, self.drag == nil, motion == nil else {
      hideIndicators()
      return
    }
    coast(velocity: velocity, to: target, isForced: isPagingEnabled || target != natural)
  }

  /// Scrolls to the top, as a tap on the status bar does, if the delegate agrees.
  ///
  /// On a screen, that takes 0.3 seconds of its clock.
  package final func scrollToTop() {
    guard scrollsToTop, isScrollEnabled, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return
    }
    animateOffset(to: CGPoint(x: contentOffset.x, y: limits.least.y)) { [weak self] in
      guard let self else { return }
      self.delegate?.scrollViewDidScrollToTop(self)
    }
  }

  private func offset(under drag: ScrollDrag) -> CGPoint {
    let limits = limits
    let size = boundsStorage.size
    func moved(
      _ start: CGFloat, by distance: CGFloat, from least: CGFloat, to greatest: CGFloat,
      length: CGFloat, moves: Bool
    ) -> CGFloat {
      guard moves else { return start }
      let wanted = start - distance
      if wanted < least {
        return bounces ? least - ScrollDrag.stretched(least - wanted, length: length) : least
      }
      if wanted > greatest {
        return bounces
          ? greatest + ScrollDrag.stretched(wanted - greatest, length: length)
          : greatest
      }
      return wanted
    }
    return CGPoint(
      x: moved(
        drag.start.x, by: drag.translation.x, from: limits.least.x, to: limits.greatest.x,
        length: size.width, moves: scrollsAcross && drag.lockedAxis != .vertical),
      y: moved(
        drag.start.y, by: drag.translation.y, from: limits.least.y, to: limits.greatest.y,
        length: size.height,
        moves: (scrollsDown || attachedRefreshControl != nil) && drag.lockedAxis != .horizontal))
  }

  private func restingOffset(from drag: ScrollDrag, velocity: CGPoint) -> CGPoint {
    let now = contentOffset
    guard velocity.x.isFinite, velocity.y.isFinite else { return limits.clamped(now) }
    guard !isPagingEnabled else {
      return limits.clamped(
        CGPoint(
          x: page(
            now.x, from: drag.start.x, velocity: velocity.x, length: boundsStorage.width),
          y: page(
            now.y, from: drag.start.y, velocity: velocity.y, length: boundsStorage.height)))
    }
    let reach = decelerationRate.reach
    return limits.clamped(
      CGPoint(
        x: scrollsAcross ? now.x + velocity.x * reach : now.x,
        y: scrollsDown ? now.y + velocity.y * reach : now.y))
  }

  /// Returns the page nearest to an offset; a flick moves by one page from the start of the drag.
  private func page(
    _ offset: CGFloat, from start: CGFloat, velocity: CGFloat, length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let nearest = (offset / length).rounded()
    guard abs(velocity) > 0.3 else { return nearest * length }
    let turned = (start / length).rounded() + (velocity > 0 ? 1 : -1)
    return turned * length
  }
}
