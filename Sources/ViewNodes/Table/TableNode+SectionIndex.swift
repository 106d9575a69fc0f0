// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// The color of the titles of the index, or `nil`, the default, for the tint color.
  public final var sectionIndexColor: Color? {
    get { sectionIndex?.color }
    set { madeIndex.color = newValue }
  }

  /// The color behind the index, or `nil`, the default, for none.
  public final var sectionIndexBackgroundColor: Color? {
    get { sectionIndex?.plainBackground }
    set { madeIndex.plainBackground = newValue }
  }

  /// The color behind the index while it is touched, or `nil`, the default, for that of
  /// ``sectionIndexBackgroundColor``.
  public final var sectionIndexTrackingBackgroundColor: Color? {
    get { sectionIndex?.trackingBackground }
    set { madeIndex.trackingBackground = newValue }
  }

  /// The number of rows from which the index is shown, 0 by default.
  public final var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex?.leastRowCount ?? 0 }
    set {
      madeIndex.leastRowCount = newValue
      indexMayHaveChanged()
    }
  }

  /// Requests the titles of the index from the data source again.
  public final func reloadSectionIndexTitles() {
    if needsReload { return }
    loadIndex(isLayingOut: false)
    indexMayHaveChanged()
  }

  private final var madeIndex: SectionIndexNode {
    if let sectionIndex { return sectionIndex }
    let made = SectionIndexNode()
    made.whenChosen = { [weak self] in self?.scrollToTitle($0) }
    sectionIndex = made
    return made
  }

  /// Requests the titles of the index.
  final func loadIndex(isLayingOut: Bool) {
    let titles = style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    if titles.isEmpty, sectionIndex == nil { return }
    let index = madeIndex
    index.titles = titles
    guard index.superview !== self else { return }
    insert(index, at: children.count, isLayingOut: isLayingOut)
  }

  private final func indexMayHaveChanged() {
    rowsNeedLayout = true
    invalidateMeasuredHeights()
  }

  /// The width of the index, in points, or 0 if there is none.
  final var indexWidth: CGFloat {
    guard let sectionIndex, !sectionIndex.titles.isEmpty else { return 0 }
    let total = rows.total
    guard total.elements - 2 * total.sections >= sectionIndex.leastRowCount else { return 0 }
    return sectionIndex.neededWidth
  }

  /// Returns whether a gesture may begin: none while the index is touched.
  final func mayBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    sectionIndex?.isTouched != true && swiping.mayBegin(gestureRecognizer)
  }

  /// Places the index over the visible part of the content, at the trailing edge.
  final func layoutIndex() {
    guard let sectionIndex else { return }
    let width = indexWidth
    sectionIndex.isHidden = width == 0
    let (bounds, insets, safe) = (bounds, adjustedContentInset, contentInsetsToSafeArea)
    let frame = CGRect(
      x: isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - width,
      y: bounds.minY + insets.top, width: width,
      height: max(bounds.height - insets.top - insets.bottom, 0))
    if sectionIndex.frame != frame { sectionIndex.frame = frame }
  }

  private final func scrollToTitle(_ index: Int) {
    guard let dataSource, let titles = sectionIndex?.titles, titles.indices.contains(index) else {
      return
    }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    loadIfNeeded()
    guard let elements = rows.elements(ofSection: section) else { return }
    if elements.count > 2 {
      return scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    }
    func offset() -> CGFloat {
      let top = rect(of: elements.lowerBound).minY - adjustedContentInset.top
      return min(max(top, limits.least.y), limits.greatest.y)
    }
    // What becomes visible may differ from its estimated height.
    var known: Int
    repeat {
      known = heightsFound
      contentOffset.y = offset()
      layoutRows()
    } while heightsFound != known && contentOffset.y != offset()
  }
}
