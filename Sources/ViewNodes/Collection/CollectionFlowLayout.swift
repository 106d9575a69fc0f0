// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Lays items in lines one after the other. UIKit: `UICollectionViewFlowLayout`.
///
/// With the default direction lines are rows: items go from left to right as far as they fit, and
/// each row is as high as its highest item, the others standing in its middle. What is left of a
/// row is shared among the gaps; the last row keeps the gaps of the others where all items are of
/// one size, and the least gaps otherwise.
open class CollectionFlowLayout: CollectionLayout {
  /// Which way the content scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable, CaseIterable {
    /// Up and down; lines are rows.
    case vertical = 0
    /// To the sides; lines are columns.
    case horizontal = 1
  }

  /// The size of items unless the delegate says another, in points; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// A guess at the size of items that measure themselves; zero, the default, measures none.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// An ``estimatedItemSize`` that leaves the guess to the layout: ``itemSize``.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The least distance between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least distance between items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The distance kept free around the items of a section, in points; none by default.
  open var sectionInset = EdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// How high headers are, or how wide in content that scrolls to the sides; none by default.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// How high footers are, or how wide in content that scrolls to the sides; none by default.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Which way the content scrolls, up and down by default.
  open var scrollDirection = ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  final var sections: [FlowSection] = []
  /// How many sections, from the first, know where they begin.
  final var placedSections = 0
  /// The length of all sections.
  final var totalLength = ExactLength.zero
  final var isPrepared = false
  final var preparedAcross: CGFloat = 0

  /// Creates a layout with UIKit's default sizes.
  public override init() {}

  open override func invalidateLayout() {
    isPrepared = false
    sections = []
    super.invalidateLayout()
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
    return CollectionLayoutAttributes(
      indexPath: indexPath, representedElementKind: nil, frame: frame(rect))
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
      for (kind, place) in [
        (CollectionNode.elementKindSectionHeader, section.header(preparedAcross)),
        (CollectionNode.elementKindSectionFooter, section.footer(preparedAcross)),
      ] where place.length > 0 && place.start < range.1 && place.start + place.length > range.0 {
        result.append(
          CollectionLayoutAttributes(
            indexPath: IndexPath(item: 0, section: number), representedElementKind: kind,
            frame: frame(place)))
      }
      for item in section.items(from: range.0, to: range.1) {
        guard let place = section.item(item) else { continue }
        let frame = frame(place)
        guard frame.intersects(rect) else { continue }
        result.append(
          CollectionLayoutAttributes(
            indexPath: IndexPath(item: item, section: number), representedElementKind: nil,
            frame: frame))
      }
    }
    return result
  }

  /// Finds out where sections begin, as long as that is asked for.
  private func placeSections(while isWanted: (Int) -> Bool) {
    while placedSections < sections.count, isWanted(placedSections) {
      let former = placedSections > 0 ? sections[placedSections - 1] : nil
      sections[placedSections].start = former.map { $0.start + $0.length } ?? 0
      placedSections += 1
    }
  }

  private func firstSection(endingAfter place: CGFloat) -> Int {
    placeSections { number in
      number == 0 || sections[number - 1].start + sections[number - 1].length <= place
    }
    var low = 0
    var high = placedSections
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].start + sections[middle].length <= place {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  package override var measuresItems: Bool { estimate != nil }

  package override func take(_ size: CGSize, at path: IndexPath) -> Bool {
    prepareIfNeeded()
    guard path.count == 2, sections.indices.contains(path.section) else { return false }
    let former = sections[path.section].length
    guard sections[path.section].take(extent(size), at: path.item) else { return false }
    totalLength += ExactLength(sections[path.section].length) - ExactLength(former)
    placedSections = min(placedSections, path.section + 1)
    return true
  }

  // MARK: Directions

  private func frame(_ place: FlowPlace) -> CGRect {
    scrollDirection == .vertical
      ? CGRect(x: place.offset, y: place.start, width: place.breadth, height: place.length)
      : CGRect(x: place.start, y: place.offset, width: place.length, height: place.breadth)
  }

  final func size(along: CGFloat, across: CGFloat) -> CGSize {
    scrollDirection == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
}
