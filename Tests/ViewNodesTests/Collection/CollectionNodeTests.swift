// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Collections")
struct CollectionNodeTests {
  @Test("items that size themselves are estimated by their own size if that is automatic")
  func estimate() {
    let layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 30)
    #expect(layout.estimate == nil)
    layout.estimatedItemSize = CollectionFlowLayout.automaticSize
    #expect(layout.estimate == CGSize(width: 50, height: 30))
    layout.estimatedItemSize = CGSize(width: 80, height: 20)
    #expect(layout.estimate == CGSize(width: 80, height: 20))
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("a flow layout has UIKit's defaults")
  func defaults() {
    let layout = CollectionFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(CollectionNode().collectionViewLayout is CollectionFlowLayout)
  }

  @Test("items fill lines, gaps share the remaining space, and the last line keeps the gaps")
  func lines() {
    let source = CollectionSource([7])
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    // 50 × 5 + 10 × 4 = 290 of 320: gaps of (320 − 250) / 4.
    let starts = collection.visibleCells.map { ($0.frame.minX * 3).rounded() }
    let thirds: [CGFloat] = [0, 203, 405, 608, 810, 0, 203]
    #expect(starts == thirds)
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 0, 0, 0, 0, 60, 60])
    #expect(collection.contentSize == CGSize(width: 320, height: 110))
  }

  @Test(
    "a delegate can reload the collection or invalidate its layout when it is asked for a size",
    arguments: [0, 1, 2])
  func reloadingDelegate(change: Int) {
    let source = CollectionSource([3, 2, 2])
    source.sizes = Array(repeating: CGSize(width: 100, height: 40), count: 3)
    let collection = source.makeCollection()
    source.sizeRequested = { collection in
      source.sizeRequested = nil
      source.counts = [2]
      switch change {
      case 0:
        collection.reloadData()
        collection.layoutIfNeeded()
      case 1:
        collection.reloadData()
        _ = collection.numberOfSections
      default:
        collection.reloadData()
        collection.collectionViewLayout.invalidateLayout()
        _ = collection.collectionViewLayout.collectionViewContentSize
      }
    }
    collection.layoutIfNeeded()
    collection.layoutIfNeeded()
    #expect(source.sizeRequested == nil)
    #expect(collection.visibleCells.count == 2)
    #expect(collection.contentSize == CGSize(width: 320, height: 40))
  }

  @Test("insets, spacings, headers, and footers take up space")
  func room() {
    let source = CollectionSource([3, 2])
    let collection = source.makeCollection()
    let layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 30)
    layout.sectionInset = EdgeInsets(top: 5, left: 15, bottom: 7, right: 15)
    layout.minimumLineSpacing = 4
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    collection.collectionViewLayout = layout
    collection.layoutIfNeeded()
    // 40 + 5 + 30 + 4 + 30 + 7 + 20
    let first: CGFloat = 136
    #expect(collection.contentSize.height == 238)
    #expect(
      collection.cellForItem(at: path(2))?.frame == CGRect(x: 15, y: 79, width: 140, height: 30))
    #expect(collection.cellForItem(at: path(1))?.frame.minX == 165)
    let header = collection.supplementaryView(
      forElementKind: CollectionNode.elementKindSectionHeader, at: path(0, 1))
    #expect(header?.frame == CGRect(x: 0, y: first, width: 320, height: 40))
    let footer = collection.supplementaryView(
      forElementKind: CollectionNode.elementKindSectionFooter, at: path(0, 0))
    #expect(footer?.frame == CGRect(x: 0, y: first - 20, width: 320, height: 20))
  }

  @Test("a single column is centered")
  func column() {
    let source = CollectionSource([2])
    let collection = source.makeCollection()
    (collection.collectionViewLayout as? CollectionFlowLayout)?.itemSize =
      CGSize(width: 200, height: 20)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [60, 60])
  }

  @Test("when scrolling horizontally, lines are columns")
  func horizontal() {
    let source = CollectionSource([30])
    let collection = source.makeCollection()
    (collection.collectionViewLayout as? CollectionFlowLayout)?.scrollDirection = .horizontal
    collection.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 230, height: 480))
    #expect(collection.cellForItem(at: path(1))?.frame.minX == 0)
    #expect(collection.cellForItem(at: path(8))?.frame.origin == CGPoint(x: 60, y: 0))
  }

  @Test("with the delegate's sizes, lines are as high as their highest item and center the others")
  func sizes() {
    let source = CollectionSource([4])
    source.sizes = [
      CGSize(width: 100, height: 40), CGSize(width: 100, height: 80),
      CGSize(width: 200, height: 30), CGSize(width: 90, height: 20),
    ]
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    #expect(
      collection.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 20, width: 100, height: 40),
        CGRect(x: 220, y: 0, width: 100, height: 80),
        CGRect(x: 0, y: 90, width: 200, height: 30),
        CGRect(x: 210, y: 95, width: 90, height: 20),
      ])
    #expect(collection.contentSize.height == 120)
  }

  @Test("of a million items, only visible ones have cells, and any item is one jump away")
  func million() {
    let source = CollectionSource([1_000_000])
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 11_999_990)
    for item in [999_999, 500_000, 0, 123_456] {
      collection.scrollToItem(at: path(item), at: .centeredVertically, animated: false)
      collection.layoutIfNeeded()
      let cell = collection.cellForItem(at: path(item)) as? BirdCell
      #expect(cell?.number == item)
      #expect(collection.subviews.count == collection.visibleCells.count)
    }
    #expect(source.made.count <= 47)
    #expect(source.cellsAsked < 250)
  }

  @Test("self-sizing items have the size that their constraints determine")
  func selfSizing() throws {
    let source = CollectionSource([40])
    let collection = source.makeCollection()
    collection.register(WordCell.self, forCellWithReuseIdentifier: "bird")
    let layout = try #require(collection.collectionViewLayout as? CollectionFlowLayout)
    layout.estimatedItemSize = CollectionFlowLayout.automaticSize
    collection.layoutIfNeeded()
    for cell in collection.visibleCells {
      let label = try #require(cell.contentView.subviews.first as? LabelNode)
      let text = label.intrinsicContentSize
      #expect(abs(cell.frame.width - text.width - 16) < 0.01)
      #expect(abs(cell.frame.height - text.height - 8) < 0.01)
    }
    let size = collection.contentSize
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(collection.contentSize == size)
  }

  @Test("items are inserted, deleted, and moved with their cells and their selection")
  func updates() throws {
    let source = CollectionSource([4])
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    let cell = try #require(collection.cellForItem(at: path(1)))
    source.counts = [5]
    collection.insertItems(at: [path(0)])
    #expect(collection.cellForItem(at: path(2)) === cell)
    #expect(collection.indexPathsForSelectedItems == [path(2)])
    collection.moveItem(at: path(2), to: path(4))
    #expect(collection.cellForItem(at: path(4)) === cell)
    source.counts = [4]
    collection.deleteItems(at: [path(4)])
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForSelectedItems == nil)
    #expect(cell.superview == nil)
    source.counts = [4, 2]
    collection.insertSections([1])
    #expect(collection.numberOfItems(inSection: 1) == 2)
    #expect(collection.layoutProblems == [])
  }

  @Test("a reload ends the selection, whether or not the items have been laid out since")
  func reloadedSelection() {
    let source = CollectionSource([4])
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(1)])
    collection.reloadData()
    #expect(collection.indexPathsForSelectedItems == nil)
  }

  @Test("mistakes are reported with their index path, and the collection stays usable")
  func mistakes() {
    let source = CollectionSource([2])
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    collection.scrollToItem(at: path(5), at: .top, animated: false)
    collection.deleteItems(at: [path(0)])
    _ = collection.dequeueReusableCell(withReuseIdentifier: "x", for: path(1))
    #expect(
      collection.layoutProblems == [
        .scrolling(.noSuchItem(node: "CollectionNode", section: 0, item: 5)),
        .scrolling(.countMismatch(node: "CollectionNode", section: 0, expected: 1, found: 2)),
        .scrolling(
          .unknownReuseIdentifier(
            node: "CollectionNode", identifier: "x", section: 0, item: 1)),
      ])
    #expect(collection.visibleCells.count == 2)
  }

  @Test("a missing item is reported and isn't selected, and the selection stays as it was")
  func missingSelection() {
    let source = CollectionSource([2])
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    for missing in [path(2), path(-1), IndexPath(item: 0, section: 1)] {
      collection.selectItem(at: missing, animated: false, scrollPosition: .top)
      collection.deselectItem(at: missing, animated: false)
      #expect(collection.indexPathsForSelectedItems == [path(1)])
    }
    #expect(collection.layoutProblems.count == 6)
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == nil)
  }

  @Test("a tap selects an item and deselects the previous one")
  func selection() {
    let source = CollectionSource([4])
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    collection.tapItem(at: path(1))
    collection.tapItem(at: path(2))
    #expect(source.events == ["select 1", "deselect 1", "select 2"])
    #expect(collection.cellForItem(at: path(2))?.isSelected == true)
    #expect(collection.cellForItem(at: path(1))?.isSelected == false)
    #expect(collection.indexPathForItem(at: CGPoint(x: 140, y: 10)) == path(2))
    #expect(collection.indexPathForItem(at: CGPoint(x: 55, y: 10)) == nil)
  }

  @Test(
    "thousands of random updates and scrolls leave a collection equal to one built from scratch",
    arguments: [21, 22] as [UInt64])
  func randomChanges(seed: UInt64) {
    var game = RandomCollectionEdits(seed: seed)
    for step in 0...(testsAreThorough ? 10_000 : 2000) {
      game.play()
      guard step.isMultiple(of: 40) else { continue }
      let fresh = game.makeFresh()
      #expect(
        game.collection.numbersPicture == fresh.numbersPicture, "seed \(seed), step \(step)")
      #expect(game.chosen == game.expectedChoice, "seed \(seed), step \(step)")
    }
    #expect(game.collection.layoutProblems == [])
    #expect(game.cells.count <= 2 * game.mostVisible)
  }

  @Test("of a million self-sizing items, only a screenful of cells is created, wherever it scrolls")
  func millionSelfSizing() throws {
    let source = CollectionSource([1_000_000])
    let collection = source.makeCollection()
    collection.register(WordCell.self, forCellWithReuseIdentifier: "bird")
    let layout = try #require(collection.collectionViewLayout as? CollectionFlowLayout)
    layout.estimatedItemSize = CGSize(width: 70, height: 28)
    collection.layoutIfNeeded()
    var most = collection.visibleCells.count
    for item in [999_999, 500_000, 0, 123_456, 123_400] {
      collection.scrollToItem(at: path(item), at: .centeredVertically, animated: false)
      collection.layoutIfNeeded()
      #expect(collection.cellForItem(at: path(item)) != nil)
      most = max(most, collection.visibleCells.count)
      let size = collection.contentSize
      collection.setNeedsLayout()
      collection.layoutIfNeeded()
      #expect(collection.contentSize == size)
    }
    // Each jump may show items that are larger than estimated, and then others.
    #expect(source.made.count <= most + 20)
    let runs = layout.sections.first.flatMap { section -> FlowRuns? in
      if case .measured(let runs) = section.body { return runs }
      return nil
    }
    #expect((runs?.runCount ?? 0) < 400)
  }

  @Test("measured items stay measured when the available space changes, and are laid out again")
  func measuredRoom() throws {
    let source = CollectionSource([40, 5])
    let collection = source.makeCollection()
    collection.register(WordCell.self, forCellWithReuseIdentifier: "bird")
    let layout = try #require(collection.collectionViewLayout as? CollectionFlowLayout)
    layout.estimatedItemSize = CGSize(width: 100, height: 60)
    collection.layoutIfNeeded()
    let sizes = collection.visibleCells.map(\.frame.size)
    collection.frame.size.width = 500
    collection.layoutIfNeeded()
    #expect(Array(collection.visibleCells.map(\.frame.size).prefix(10)) == Array(sizes.prefix(10)))
    #expect(collection.visibleCells.allSatisfy { $0.frame.maxX <= 500.01 })
    let second = try #require(layout.layoutAttributesForItem(at: path(0, 1)))
    let last = try #require(layout.layoutAttributesForItem(at: path(39)))
    #expect(second.frame.minY >= last.frame.maxY)
  }

  @Test("an item can measure itself as 0 points high")
  func flatItems() throws {
    final class FlatCell: CollectionCellNode {
      override func preferredLayoutSize(fitting size: CGSize) -> CGSize {
        CGSize(width: 50, height: 0)
      }
    }
    let source = CollectionSource([3])
    let collection = source.makeCollection()
    collection.register(FlatCell.self, forCellWithReuseIdentifier: "bird")
    let layout = try #require(collection.collectionViewLayout as? CollectionFlowLayout)
    layout.estimatedItemSize = CGSize(width: 50, height: 20)
    collection.layoutIfNeeded()
    #expect(collection.layoutProblems == [])
    #expect(layout.layoutAttributesForItem(at: path(0))?.frame.size == CGSize(width: 50, height: 0))
  }

  @Test("without a screen, the end of a scroll animation is reported only if there was one")
  func scrollingNowhere() {
    final class Counter: CollectionNodeDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode) { ends += 1 }
    }
    let source = CollectionSource([1000])
    let collection = source.makeCollection()
    let counter = Counter()
    collection.delegate = counter
    collection.layoutIfNeeded()
    collection.scrollToItem(at: path(0), at: .top, animated: true)
    #expect(counter.ends == 0)
    collection.scrollToItem(at: path(900), at: .top, animated: true)
    #expect(counter.ends == 1)
  }

  @Test("scrolling to an item that is deleted on the way doesn't end at another")
  func deletedTarget() {
    final class Counter: CollectionNodeDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode) { ends += 1 }
    }
    for deletes in [false, true] {
      let source = CollectionSource([400])
      let collection = source.makeCollection()
      let counter = Counter()
      collection.delegate = counter
      let screen = Screen(size: collection.frame.size, rootNode: collection)
      screen.layoutIfNeeded()
      collection.scrollToItem(at: path(399), at: .top, animated: true)
      screen.advance(by: 0.05)
      screen.layoutIfNeeded()
      #expect(counter.ends == 0)
      if deletes {
        source.counts = [390]
        collection.deleteItems(at: (390..<400).map { path($0) })
      }
      screen.advance(by: 2)
      screen.layoutIfNeeded()
      #expect(collection.layoutProblems.isEmpty)
      #expect(counter.ends == (deletes ? 0 : 1))
    }
  }
}

/// A number of items, named by their index path or by given numbers.
