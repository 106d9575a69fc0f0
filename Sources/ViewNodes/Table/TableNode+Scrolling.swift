// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TableNode {
  /// Scrolls until a row is at the specified position, as far as the content allows.
  ///
  /// Only rows that become visible are measured. A row that doesn't exist is reported, and nothing
  /// is scrolled.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: The position of the row.
  ///   - animated: Whether scrolling takes time, as in
  ///     ``ScrollNode/setContentOffset(_:animated:)``.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    guard let element = element(ofRow: indexPath) else {
      reportMissing(indexPath)
      return
    }
    guard animated, window != nil else {
      let former = contentOffset
      show(element, at: scrollPosition)
      if animated, contentOffset != former { delegate?.scrollViewDidEndScrollingAnimation(self) }
      return
    }
    let target = CGPoint(x: contentOffset.x, y: offsetShowing(element, at: scrollPosition))
    animateOffset(to: target) { [weak self] in
      // The heights of rows on the way may have differed from their estimates.
      guard let self, let element = self.element(ofRow: indexPath) else { return }
      self.show(element, at: scrollPosition)
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func show(_ element: Int, at scrollPosition: ScrollPosition) {
    // The heights of this row and those around it may differ from their estimates; each round
    // measures at least one more, or the row is in place.
    var known: Int
    repeat {
      known = heightsFound
      contentOffset.y = offsetShowing(element, at: scrollPosition)
      layoutRows(anchor: element)
    } while heightsFound != known && contentOffset.y != offsetShowing(element, at: scrollPosition)
  }

  /// Scrolls to make the topmost selected row visible.
  public final func scrollToNearestSelectedRow(
    at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  private func offsetShowing(_ element: Int, at position: ScrollPosition) -> CGFloat {
    let rect = rect(of: element)
    let insets = adjustedContentInset
    let height = boundsStorage.height
    var above = insets.top
    if style == .plain {
      let header = rows.header(ofSection: section(ofElement: element))
      above += self.rect(of: header).height
    }
    let offset: CGFloat
    switch position {
    case .none:
      offset = Self.shortestScroll(
        from: contentOffset.y, length: height, near: above, far: insets.bottom, to: rect.minY,
        rect.maxY)
    case .top: offset = rect.minY - above
    case .middle: offset = rect.midY - (height - insets.bottom + insets.top) / 2
    case .bottom: offset = rect.maxY - height + insets.bottom
    }
    return roundedToPixel(min(max(offset, limits.least.y), limits.greatest.y))
  }
}
