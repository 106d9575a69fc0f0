// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// Returns other metrics for each section.
private final class Metrics: CollectionNodeDelegateFlowLayout {
  var sizes: [CGSize] = []
  var asked: [Int] = []
  var inset = EdgeInsets.zero
  var line: CGFloat = 10
  var item: CGFloat = 10
  var header = CGSize.zero
  var footer = CGSize.zero

  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(indexPath.item)
    return sizes.isEmpty
      ? CollectionFlowLayout.automaticSize : sizes[indexPath.item % sizes.count]
  }

  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { section == 0 ? inset : .zero }

  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? line : 0 }

  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? item : 0 }

  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { section == 0 ? header : .zero }

  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { section == 0 ? footer : .zero }
}

@Suite("Flow layouts")
struct FlowLayoutTests {
  private let headerKind = CollectionNode.elementKindSectionHeader
  private let footerKind = CollectionNode.elementKindSectionFooter

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func made(
    _ source: CollectionSource, _ direction: CollectionFlowLayout.ScrollDirection = .vertical,
    size: CGSize = CGSize(width: 320, height: 480)
  ) -> (CollectionNode, CollectionFlowLayout) {
    let layout = CollectionFlowLayout()
    layout.scrollDirection = direction
    let collection = CollectionNode(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    collection.register(BirdCell.self, forCellWithReuseIdentifier: "bird")
    collection.dataSource = source
    return (collection, layout)
  }

  @Test("metrics of the delegate apply along and across the direction of scrolling")
  func delegate() {
    let (source, metrics) = (CollectionSource([6, 1]), Metrics())
    metrics.inset = EdgeInsets(top: 3, left: 5, bottom: 11, right: 15)
    metrics.line = 7
    metrics.item = 20
    metrics.header = CGSize(width: 40, height: 9)
    metrics.footer = CGSize(width: 30, height: 8)
    let (wide, layout) = made(source, .horizontal)
    wide.delegate = metrics
    layout.itemSize = CGSize(width: 60, height: 100)
    // Columns of (480 − 14 + 20) / 120 items, with gaps of (466 − 400) / 3.
    let columns = (0..<6).compactMap { layout.layoutAttributesForItem(at: path($0))?.frame }
    let lefts: [CGFloat] = [45, 45, 45, 45, 112, 112]
    let tops: [CGFloat] = [3, 125, 247, 369, 3, 125]
    #expect(columns.map(\.minX) == lefts && columns.map(\.minY) == tops)
    #expect(columns.allSatisfy { $0.size == layout.itemSize })
    // 40 + 5 + 60 + 7 + 60 + 15 + 30
    #expect(layout.collectionViewContentSize == CGSize(width: 277, height: 480))
    func edge(_ kind: String, _ layout: CollectionLayout) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0))?.frame
    }
    #expect(edge(headerKind, layout) == CGRect(x: 0, y: 0, width: 40, height: 480))
    #expect(edge(footerKind, layout) == CGRect(x: 187, y: 0, width: 30, height: 480))
    #expect(layout.layoutAttributesForItem(at: path(0, 1))?.frame.origin == CGPoint(x: 217, y: 0))
    let (high, rows) = made(source)
    high.delegate = metrics
    rows.itemSize = CGSize(width: 90, height: 50)
    // Rows of (320 − 20 + 20) / 110 items, with gaps of 300 − 180.
    let places = (0..<6).compactMap { rows.layoutAttributesForItem(at: path($0))?.frame }
    let sides: [CGFloat] = [5, 215, 5, 215, 5, 215]
    let lines: [CGFloat] = [12, 12, 69, 69, 126, 126]
    #expect(places.map(\.minX) == sides && places.map(\.minY) == lines)
    #expect(places.allSatisfy { $0.size == rows.itemSize })
    // 9 + 3 + 3 · 50 + 2 · 7 + 11 + 8
    #expect(edge(headerKind, rows) == CGRect(x: 0, y: 0, width: 320, height: 9))
    #expect(edge(footerKind, rows) == CGRect(x: 0, y: 187, width: 320, height: 8))
    #expect(rows.collectionViewContentSize == CGSize(width: 320, height: 245))
  }

  @Test("negative metrics and those that aren't numbers count as none")
  func unusable() {
    for value in [-5, .nan, .infinity, -.infinity] as [CGFloat] {
      let (source, metrics) = (CollectionSource([4, 1]), Metrics())
      metrics.inset = EdgeInsets(top: value, left: value, bottom: value, right: value)
      metrics.line = value
      metrics.item = value
      metrics.header = CGSize(width: value, height: value)
      metrics.footer = metrics.header
      for direction in CollectionFlowLayout.ScrollDirection.allCases {
        let (collection, layout) = made(source, direction, size: CGSize(width: 100, height: 100))
        collection.delegate = metrics
        let frames = (0..<4).compactMap { layout.layoutAttributesForItem(at: path($0))?.frame }
        let along: [CGFloat] = frames.map { direction == .vertical ? $0.minY : $0.minX }
        let across: [CGFloat] = frames.map { direction == .vertical ? $0.minX : $0.minY }
        #expect(along == [0, 0, 50, 50] && across == [0, 50, 0, 50], "\(value) \(direction)")
        #expect(
          layout.layoutAttributesForSupplementaryView(ofKind: headerKind, at: path(0))?.frame
            == .zero)
      }
      let (collection, layout) = made(source)
      layout.itemSize = CGSize(width: 20, height: value)
      let size = CGSize(width: 20, height: value == -5 ? 0 : 50)
      #expect(layout.layoutAttributesForItem(at: path(1))?.frame.size == size, "\(value)")
      layout.itemSize = CGSize(width: value, height: 20)
      let found = layout.layoutAttributesForItem(at: path(1))?.frame.size
      #expect(found?.width == size.height && found?.height == 20, "\(value)")
      #expect(collection.layoutProblems.isEmpty)
    }
  }

  @Test("sizes of the delegate that are impossible are reported, and the layout's are used")
  func impossibleSizes() {
    let impossible = [
      CGSize(width: -1, height: 20), CGSize(width: 20, height: -1),
      CGSize(width: CGFloat.nan, height: 20), CGSize(width: 20, height: CGFloat.infinity),
    ]
    for size in impossible {
      let (source, metrics) = (CollectionSource([3]), Metrics())
      metrics.sizes = [CGSize(width: 30, height: 0), size, CGSize(width: 0, height: 40)]
      let (collection, layout) = made(source)
      collection.delegate = metrics
      layout.itemSize = CGSize(width: 70, height: 20)
      let sizes = (0..<3).compactMap { layout.layoutAttributesForItem(at: path($0))?.frame.size }
      #expect(sizes == [metrics.sizes[0], CGSize(width: 70, height: 20), metrics.sizes[2]])
      let problems = collection.layoutProblems
      let expected = ScrollProblem.invalidSize(node: "CollectionNode", section: 0, item: 1)
      #expect(!problems.isEmpty && problems.allSatisfy { $0 == .scrolling(expected) })
    }
  }

  @Test("a delegate is asked for sizes until it has none, and not for those that are estimated")
  func asking() {
    let (source, metrics) = (CollectionSource([5]), Metrics())
    let (collection, layout) = made(source)
    collection.delegate = metrics
    collection.layoutIfNeeded()
    #expect(Set(metrics.asked) == [0] && collection.visibleCells[0].frame.width == 50)
    metrics.sizes = [CGSize(width: 30, height: 40)]
    metrics.asked = []
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(Set(metrics.asked) == Set(0..<5) && collection.visibleCells[0].frame.width == 30)
    metrics.asked = []
    layout.estimatedItemSize = CGSize(width: 0, height: 60)
    collection.layoutIfNeeded()
    #expect(metrics.asked == [])
  }

  @Test("an estimate needs a width or a height")
  func estimates() {
    let layout = CollectionFlowLayout()
    for (size, estimate) in [
      (CGSize(width: 10, height: 0), CGSize(width: 10, height: 0)),
      (CGSize(width: 0, height: 10), CGSize(width: 0, height: 10)),
      (CGSize.zero, nil), (CGSize(width: -1, height: -1), nil),
    ] as [(CGSize, CGSize?)] {
      layout.estimatedItemSize = size
      #expect(layout.estimate == estimate && layout.asksForPreferredAttributes == (estimate != nil))
    }
  }

  @Test("pinned headers and footers stay between the insets, within their section")
  func pinned() {
    // A section of a header of 20 points, ten items of 40, and a footer of 10, seen through 200.
    let places: [(offset: CGFloat, header: CGFloat, footer: CGFloat)] = [
      (-30, 0, 140), (-20, 10, 150), (100, 130, 270), (249, 279, 419), (250, 280, 420),
      (300, 330, 420), (370, 400, 420), (390, 400, 420), (-200, 0, 20), (-170, 0, 20),
    ]
    for direction in CollectionFlowLayout.ScrollDirection.allCases {
      let isDown = direction == .vertical
      let source = CollectionSource([10, 3])
      let (collection, layout) = made(source, direction, size: CGSize(width: 200, height: 200))
      layout.itemSize = isDown ? CGSize(width: 200, height: 40) : CGSize(width: 40, height: 200)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 20, height: 20)
      layout.footerReferenceSize = CGSize(width: 10, height: 10)
      collection.contentInset =
        isDown
        ? EdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        : EdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
      collection.layoutIfNeeded()
      func start(_ kind: String) -> CGFloat? {
        let frame = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0))?.frame
        return isDown ? frame?.minY : frame?.minX
      }
      for (offset, header, footer) in places {
        collection.contentOffset = isDown ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
        let note = Comment("\(direction) \(offset)")
        layout.sectionHeadersPinToVisibleBounds = false
        layout.sectionFootersPinToVisibleBounds = false
        #expect(start(headerKind) == 0 && start(footerKind) == 420, note)
        layout.sectionHeadersPinToVisibleBounds = true
        #expect(start(headerKind) == header && start(footerKind) == 420, note)
        layout.sectionFootersPinToVisibleBounds = true
        #expect(start(headerKind) == header && start(footerKind) == footer, note)
        layout.sectionHeadersPinToVisibleBounds = false
        #expect(start(headerKind) == 0 && start(footerKind) == footer, note)
      }
    }
  }

  // MARK: Comparisons

  private func text(_ attributes: CollectionLayoutAttributes) -> String {
    "\(attributes.representedElementKind ?? "item") \(attributes.indexPath) \(attributes.frame)"
  }

  @Test(
    "the elements in a rectangle are those that intersect it", arguments: [41, 42] as [UInt64])
  func elements(seed: UInt64) {
    var dice = Dice(seed: seed)
    for round in 0..<24 {
      let counts = (0..<8).map { _ in dice.next(below: 12) }
      let source = CollectionSource(counts)
      let direction: CollectionFlowLayout.ScrollDirection =
        dice.next(below: 2) == 0 ? .vertical : .horizontal
      let (collection, layout) = made(source, direction, size: CGSize(width: 200, height: 200))
      if dice.next(below: 2) == 0 {
        source.sizes = (0..<12).map { _ in
          CGSize(
            width: CGFloat(5 + dice.next(below: 90)), height: CGFloat(5 + dice.next(below: 90)))
        }
        collection.delegate = source
      }
      layout.sectionInset = EdgeInsets(
        top: CGFloat(dice.next(below: 9)), left: CGFloat(dice.next(below: 9)),
        bottom: CGFloat(dice.next(below: 9)), right: CGFloat(dice.next(below: 9)))
      let edge = CGFloat(dice.next(below: 3) * 12)
      layout.headerReferenceSize = CGSize(width: edge, height: edge)
      layout.footerReferenceSize = CGSize(width: 15, height: 15)
      layout.sectionHeadersPinToVisibleBounds = dice.next(below: 2) == 0
      let isDown = direction == .vertical
      for step in 0..<20 {
        if step == 10 { layout.invalidateLayout() }
        let rect = CGRect(
          x: CGFloat(dice.next(below: isDown ? 200 : 900)) - 40.4,
          y: CGFloat(dice.next(below: isDown ? 900 : 200)) - 40.4,
          width: CGFloat(1 + dice.next(below: 300)), height: CGFloat(1 + dice.next(below: 300)))
        let found = (layout.layoutAttributesForElements(in: rect) ?? []).map(text)
        var expected: [String] = []
        for (section, count) in counts.enumerated() {
          for kind in [headerKind, footerKind] {
            guard
              let attributes = layout.layoutAttributesForSupplementaryView(
                ofKind: kind, at: path(0, section))
            else { continue }
            let frame = attributes.frame
            let (low, high) = isDown ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
            let (start, end) = isDown ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
            if high > low, low < end, high > start { expected.append(text(attributes)) }
          }
          for item in 0..<count {
            guard let attributes = layout.layoutAttributesForItem(at: path(item, section)) else {
              Issue.record("no item \(item)")
              continue
            }
            if attributes.frame.intersects(rect) { expected.append(text(attributes)) }
          }
        }
        #expect(found == expected, "seed \(seed), round \(round), \(rect)")
      }
      #expect(collection.numberOfSections == 8)
    }
  }

  @Test("sections follow each other without gaps, whichever is asked for first")
  func order() {
    let counts = [3, 0, 7, 1, 20]
    for first in counts.indices {
      let source = CollectionSource(counts)
      let (collection, layout) = made(source)
      layout.headerReferenceSize = CGSize(width: 0, height: 11)
      layout.footerReferenceSize = CGSize(width: 0, height: 7)
      (layout.sectionInset.top, layout.sectionInset.left) = (3, 4)
      collection.layoutIfNeeded()
      layout.estimatedItemSize = CGSize(width: 50, height: 50)
      // An item that is measured moves all sections below.
      let moves = layout.take(CGSize(width: 50, height: 80), at: path(1, 0))
      #expect(moves == true)
      _ = layout.layoutAttributesForItem(at: path(0, first))
      var end: CGFloat = 0
      for (section, count) in counts.enumerated() {
        let header = layout.layoutAttributesForSupplementaryView(
          ofKind: headerKind, at: path(0, section))
        #expect(header?.frame.minY == end, "\(first) \(section)")
        let footer = layout.layoutAttributesForSupplementaryView(
          ofKind: footerKind, at: path(0, section))
        let item = layout.layoutAttributesForItem(at: path(0, section))
        // The first item of the first section is centered beside the one that is 30 points higher.
        let place = CGPoint(x: 4, y: end + (section == 0 ? 29 : 14))
        #expect(item?.frame.origin == (count > 0 ? place : nil))
        let lines = CGFloat((count + 4) / 5)
        let body = section == 0 ? 80 : max(0, lines * 60 - 10)
        end += 11 + 3 + body + 7
        #expect(footer?.frame.maxY == end, "\(first) \(section)")
      }
      #expect(layout.collectionViewContentSize.height == end)
      #expect(layout.take(CGSize(width: 50, height: 80), at: path(1, 0)) == false)
      #expect(layout.take(CGSize(width: 50, height: 80), at: path(0, 9)) == false)
      #expect(layout.take(CGSize(width: 50, height: 80), at: IndexPath(index: 0)) == false)
    }
  }
}
