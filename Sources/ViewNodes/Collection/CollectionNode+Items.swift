// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension CollectionNode {
  /// The position of an item after scrolling to it.
  ///
  /// UIKit: `UICollectionView.ScrollPosition`.
  public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a position from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Aligned with the top edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// Aligned with the bottom edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// Aligned with the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// Aligned with the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The number of sections that the data source last reported.
  public final var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  public final func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// The visible cells, in order.
  public final var visibleCells: [CollectionCellNode] {
    layoutItemsIfNeeded()
    return shownCells.map(\.cell)
  }

  /// The index paths of the visible items, in order.
  public final var indexPathsForVisibleItems: [IndexPath] {
    layoutItemsIfNeeded()
    return shownCells.map(\.path)
  }

  /// Returns the cell for an item, or `nil` if it isn't visible.
  ///
  /// - Parameter indexPath: The index path of the item.
  /// - Returns: The cell, or `nil`.
  public final func cellForItem(at indexPath: IndexPath) -> CollectionCellNode? {
    layoutItemsIfNeeded()
    return shownCell(at: indexPath)
  }

  /// Returns the index path of a cell, or `nil` if the cell isn't visible.
  public final func indexPath(for cell: CollectionCellNode) -> IndexPath? {
    layoutItemsIfNeeded()
    return shownCells.first { $0.cell === cell }?.path
  }

  /// Returns the index path of the item at a point in the content, or `nil` if there is none.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return preparedLayout.layoutAttributesForElements(in: around)?
      .filter {
        $0.representedElementCategory == .cell && !$0.isHidden && $0.isUsable
          && $0.frame.contains(point) && isItem($0.indexPath)
      }
      .reduce(nil as CollectionLayoutAttributes?) { highest, next in
        (highest?.zIndex ?? next.zIndex) <= next.zIndex ? next : highest
      }?.indexPath
  }

  /// Returns the visible supplementary views of a kind, in order.
  public final func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [CollectionReusableNode] {
    layoutItemsIfNeeded()
    return supplementaryViews(ofKind: elementKind).map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order.
  public final func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    layoutItemsIfNeeded()
    return supplementaryViews(ofKind: elementKind).map(\.attributes.indexPath)
  }

  private func supplementaryViews(
    ofKind kind: String
  ) -> [(attributes: CollectionLayoutAttributes, view: CollectionReusableNode)] {
    shownEdges.filter {
      $0.attributes.representedElementCategory == .supplementaryView
        && $0.attributes.representedElementKind == kind
    }
  }

  /// Returns the header or footer of a section, or `nil` if it isn't visible.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableNode? {
    layoutItemsIfNeeded()
    return supplementaryViews(ofKind: elementKind)
      .first { $0.attributes.indexPath == indexPath }?.view
  }

  /// Scrolls until an item is at the specified position, as far as the content allows.
  ///
  /// An item that does not exist is reported, and nothing is scrolled.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: The position of the item; if empty, scrolls no farther than necessary.
  ///   - animated: Whether scrolling takes time, as in
  ///     ``ScrollNode/setContentOffset(_:animated:)``.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard isItem(indexPath) else {
      reportMissing(indexPath)
      return
    }
    guard animated, window != nil,
      let frame = preparedLayout.layoutAttributesForItem(at: indexPath)?.frame
    else {
      let former = contentOffset
      show(indexPath, at: scrollPosition)
      if animated, contentOffset != former { delegate?.scrollViewDidEndScrollingAnimation(self) }
      return
    }
    updateContentSizeFromLayout()
    animateOffset(to: offset(showing: frame, at: scrollPosition)) { [weak self] in
      guard let self, self.isItem(indexPath) else { return }
      self.show(indexPath, at: scrollPosition)
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func show(_ indexPath: IndexPath, at scrollPosition: ScrollPosition) {
    // Measuring self-sizing items on the way moves the target.
    for _ in 0..<8 {
      guard let frame = preparedLayout.layoutAttributesForItem(at: indexPath)?.frame else {
        return
      }
      updateContentSizeFromLayout()
      let target = offset(showing: frame, at: scrollPosition)
      if target == contentOffset { break }
      contentOffset = target
      layoutItems()
    }
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let size = boundsStorage.size
    let insets = adjustedContentInset
    var offset = CGPoint(
      x: Self.shortestScroll(
        from: contentOffset.x, length: size.width, near: insets.left, far: insets.right,
        to: frame.minX, frame.maxX),
      y: Self.shortestScroll(
        from: contentOffset.y, length: size.height, near: insets.top, far: insets.bottom,
        to: frame.minY, frame.maxY))
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - (size.height + insets.top - insets.bottom) / 2
    }
    if position.contains(.bottom) { offset.y = frame.maxY - size.height + insets.bottom }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (size.width + insets.left - insets.right) / 2
    }
    if position.contains(.right) { offset.x = frame.maxX - size.width + insets.right }
    let inside = limits.clamped(offset)
    return CGPoint(x: roundedToPixel(inside.x), y: roundedToPixel(inside.y))
  }

  final func isItem(_ path: IndexPath) -> Bool {
    path.count == 2 && path.section >= 0 && path.item >= 0
      && path.item < numberOfItems(inSection: path.section)
  }
}
