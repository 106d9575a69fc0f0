// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The minimum and maximum offset at which a scroll node comes to rest.
struct ScrollLimits: Equatable {
  var least = CGPoint.zero
  var greatest = CGPoint.zero

  /// Returns the offset clamped to the limits.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }
}

extension ScrollNode {
  /// The offset at which the top-left corner of the content, including its insets, is at the
  /// node's.
  public final var minimumContentOffset: CGPoint { limits.least }

  /// The offset at which the bottom-right corner of the content, including its insets, is at the
  /// node's; never less than ``minimumContentOffset``.
  public final var maximumContentOffset: CGPoint { limits.greatest }

  /// Scrolls as little as necessary to make a rectangle of the content visible, within the limits.
  ///
  /// A rectangle larger than the node is shown from its top-left corner. One that isn't finite is
  /// reported and ignored.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the content's coordinates, in points.
  ///   - animated: Whether scrolling is animated; see ``setContentOffset(_:animated:)``.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else {
      report(.notFinite(node: debugName))
      return
    }
    let target = rect.standardized
    let insets = adjustedContentInset
    let size = boundsStorage.size
    let offset = CGPoint(
      x: Self.shortestScroll(
        from: contentOffset.x, length: size.width, near: insets.left, far: insets.right,
        to: target.minX, target.maxX),
      y: Self.shortestScroll(
        from: contentOffset.y, length: size.height, near: insets.top, far: insets.bottom,
        to: target.minY, target.maxY))
    setContentOffset(limits.clamped(offset), animated: animated)
  }

  /// Returns the offset closest to `offset` at which the visible interval contains `low` to `high`.
  package static func shortestScroll(
    from offset: CGFloat, length: CGFloat, near: CGFloat, far: CGFloat, to low: CGFloat,
    _ high: CGFloat
  ) -> CGFloat {
    let visible = (low: offset + near, high: offset + length - far)
    if low >= visible.low && high <= visible.high { return offset }
    if low < visible.low || high - low > visible.high - visible.low { return low - near }
    return high - length + far
  }

  final var limits: ScrollLimits {
    let insets = adjustedContentInset
    let size = boundsStorage.size
    let content = contentSizeStorage
    let least = CGPoint(x: -insets.left, y: -insets.top - collapsedBarHeight)
    return ScrollLimits(
      least: least,
      greatest: CGPoint(
        x: max(least.x, content.width + insets.right - size.width),
        y: max(least.y, content.height + insets.bottom - size.height)))
  }

  /// The vertical offset at which the content was at its beginning in the last layout, without the
  /// inset for a running refresh.
  final var restingTop: CGFloat { lastLimits.least.y + refreshInset }

  /// Returns a proposed resting offset, or the nearest at which a bar has its full height or is
  /// collapsed.
  final func besideCollapsing(_ offset: CGPoint) -> CGPoint {
    let top = limits.least.y + refreshInset
    let scrolled = offset.y - top
    guard scrolled > 0, scrolled < collapsibleBarHeight else { return offset }
    let isNearer = scrolled > collapsibleBarHeight / 2
    return limits.clamped(CGPoint(x: offset.x, y: top + (isNearer ? collapsibleBarHeight : 0)))
  }

  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - isLayingOut: Whether a layout of everything that depends on the size is under way, so that
  ///     none has to follow.
  final func changeContentSize(to size: CGSize, isLayingOut: Bool = false) {
    guard size.width.isFinite, size.height.isFinite else {
      report(.notFinite(node: debugName))
      return
    }
    let size = CGSize(width: max(0, size.width), height: max(0, size.height))
    guard size != contentSizeStorage else { return }
    contentSizeStorage = size
    if rare?.scrollGuides.content != nil, sizesContent { invalidateLayoutRecords() }
    if !isLayingOut { markNeedsLayout() }
    adjustedInsetMayHaveChanged()
    propertiesMayHaveChanged()
  }

  /// Moves the content without stopping its motion, calling overrides of ``contentOffset``.
  final func moveOffset(to offset: CGPoint) {
    movesByItself = true
    contentOffset = offset
    movesByItself = false
  }

  final func changeOffset(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else {
      report(.notFinite(node: debugName))
      return
    }
    guard offset != boundsStorage.origin else { return }
    boundsStorage.origin = offset
    offsetDidChange()
  }

  final func offsetDidChange() {
    markNeedsLayout()
    if rare?.scrollGuides.frame != nil { frameGuideDidMove() }
    for observer in offsetObservers { observer.action() }
    delegate?.scrollViewDidScroll(self)
    propertiesMayHaveChanged()
  }

  /// Called when the limits may have changed; the next layout, when all related changes have been
  /// made, clamps the offset.
  final func limitsMayHaveChanged() {
    markNeedsLayout()
    adjustedInsetMayHaveChanged()
  }

  private func adjustedInsetMayHaveChanged() {
    let insets = adjustedContentInset
    guard insets != lastAdjustedInset else { return }
    lastAdjustedInset = insets
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Clamps the offset to changed limits: content at its beginning stays there, and nothing is
  /// shown beyond the end.
  final func applyLimits() {
    let former = lastLimits
    let now = limits
    lastLimits = now
    guard now != former else { return }
    // Bars show whether there is content under them.
    defer { for observer in offsetObservers { observer.action() } }
    guard !isTracking, motion?.isCoasting != true else { return }
    var offset = contentOffset
    func follow(_ value: CGFloat, least: (CGFloat, CGFloat), greatest: (CGFloat, CGFloat))
      -> CGFloat
    {
      var value = value
      if least.0 != least.1, value == least.0 || value < least.1 { value = least.1 }
      if greatest.0 != greatest.1, value > greatest.1 { value = greatest.1 }
      return value
    }
    offset.x = follow(
      offset.x, least: (former.least.x, now.least.x), greatest: (former.greatest.x, now.greatest.x))
    offset.y = follow(
      offset.y, least: (former.least.y, now.least.y), greatest: (former.greatest.y, now.greatest.y))
    shiftOffset(by: CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y))
  }
}
