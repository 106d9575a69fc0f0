// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A layout that arranges items in consecutive lines.
///
/// UIKit: `UICollectionViewFlowLayout`.
///
/// When scrolling vertically, lines are rows: each row takes as many items as fit, is as high as
/// its highest item, and centers the others vertically. Remaining space is distributed between the
/// items. The last row uses the spacing of the other rows if all items have the same size, and the
/// minimum spacing otherwise.
open class CollectionFlowLayout: CollectionLayout {
  /// The direction in which the content scrolls.
  public nonisolated enum ScrollDirection: Int, Hashable, Sendable, CaseIterable {
    /// The content scrolls vertically; lines are rows.
    case vertical = 0
    /// The content scrolls horizontally; lines are columns.
    case horizontal = 1
  }

  /// The default size of items, in points; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of self-sizing items, in points; if zero, the default, items don't size
  /// themselves.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// An ``estimatedItemSize`` for self-sizing items whose estimate is ``itemSize``.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The minimum spacing between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between items in the same line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets of sections, in points; zero by default.
  open var sectionInset = EdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The default size of headers, in points; zero by default.
  ///
  /// Only its length along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The default size of footers, in points; zero by default.
  ///
  /// Only its length along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The scroll direction, vertical by default.
  open var scrollDirection = ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// A Boolean value that indicates whether headers stay at the start of the visible area while
  /// their section is there; `false` by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet {
      if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() }
    }
  }
  /// A Boolean value that indicates whether footers stay at the end of the visible area while their
  /// section is there; `false` by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet {
      if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() }
    }
  }

  final var sections: [FlowSection] = []
  /// The number of sections, counted from the first, whose position is known.
  final var placedSections = 0
  /// The total length of the placed sections.
  final var totalLength = ExactLength.zero
  final var isPrepared = false
  /// Whether sections are being prepared, while the delegate is called.
  final var isPreparing = false
  final var preparedAcross: CGFloat = 0

  /// Creates a flow layout with UIKit's default metrics.
  public override init() {
    super.init()
  }

  /// Creates a flow layout as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class var invalidationContextClass: AnyClass {
    CollectionFlowLayoutInvalidationContext.self
  }

  open override func invalidateLayout(with context: CollectionLayoutInvalidationContext) {
    // Scrolling moves no item, and a different width is noticed when it matters.
    if !context.isForBounds { forgetSections() }
    super.invalidateLayout(with: context)
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return size(along: totalLength.points, across: preparedAcross)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionLayoutAttributes? {
    prepareIfNeeded()
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    placeSections { $0 <= indexPath.section }
    guard let rect = sections[indexPath.section].item(indexPath.item)
    else { return nil }
    return makeAttributes(indexPath, frame: frame(rect))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section) else { return nil }
    placeSections { $0 <= indexPath.section }
    let edge = edges(ofSection: indexPath.section).first { $0.kind == elementKind }
    // As in UIKit, those of a section without headers or footers are empty.
    return makeAttributes(indexPath, ofKind: elementKind, frame: edge?.frame ?? .zero)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionLayoutAttributes]? {
    prepareIfNeeded()
    guard rect.isFinite else { return [] }
    let isDown = scrollDirection == .vertical
    let range = isDown ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [CollectionLayoutAttributes] = []
    for number in firstSection(endingAfter: range.0)..<sections.count {
      placeSections { $0 <= number }
      let section = sections[number]
      guard section.start < range.1 else { break }
      for edge in edges(ofSection: number) {
        let (start, end) =
          isDown ? (edge.frame.minY, edge.frame.maxY) : (edge.frame.minX, edge.frame.maxX)
        guard start < range.1, end > range.0 else { continue }
        result.append(
          makeAttributes(
            IndexPath(item: 0, section: number), ofKind: edge.kind, frame: edge.frame))
      }
      for item in section.items(from: range.0, to: range.1) {
        guard let placed = section.item(item) else { continue }
        let frame = frame(placed)
        guard frame.meets(rect) else { continue }
        result.append(makeAttributes(IndexPath(item: item, section: number), frame: frame))
      }
    }
    return result
  }

  /// Places sections while the predicate returns true.
  private func placeSections(while isNeeded: (Int) -> Bool) {
    while placedSections < sections.count, isNeeded(placedSections) {
      let former = placedSections > 0 ? sections[placedSections - 1] : nil
      sections[placedSections].start = former.map { $0.start + $0.length } ?? 0
      placedSections += 1
    }
  }

  private func firstSection(endingAfter offset: CGFloat) -> Int {
    placeSections { number in
      number == 0 || sections[number - 1].start + sections[number - 1].length <= offset
    }
    var low = 0
    var high = placedSections
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].start + sections[middle].length <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  package override var asksForPreferredAttributes: Bool { estimate != nil }

  package override func take(_ size: CGSize, at path: IndexPath) -> Bool? {
    prepareIfNeeded()
    guard path.count == 2, sections.indices.contains(path.section) else { return false }
    let former = sections[path.section].length
    guard sections[path.section].take(extent(size), at: path.item) else { return false }
    totalLength += ExactLength(sections[path.section].length) - ExactLength(former)
    placedSections = min(placedSections, path.section + 1)
    return true
  }

  // MARK: Directions

  final func frame(_ item: FlowFrame) -> CGRect {
    scrollDirection == .vertical
      ? CGRect(x: item.offset, y: item.start, width: item.breadth, height: item.length)
      : CGRect(x: item.start, y: item.offset, width: item.length, height: item.breadth)
  }

  final func size(along: CGFloat, across: CGFloat) -> CGSize {
    scrollDirection == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
}
