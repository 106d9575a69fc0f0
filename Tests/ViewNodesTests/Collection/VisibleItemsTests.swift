// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

/// Counts how often the visible items are asked for.
private final class CountingLayout: CollectionFlowLayout {
  var rects: [CGRect] = []

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes]? {
    rects.append(rect)
    return super.layoutAttributesForElements(in: rect)
  }
}

@Suite("Visible items of collections")
struct VisibleItemsTests {
  private let source = CollectionSource([600])
  private let layout = CountingLayout()
  private let collection: CollectionNode

  init() {
    collection = source.makeCollection()
    collection.collectionViewLayout = layout
    source.sizes = Array(repeating: CGSize(width: 320, height: 40), count: 600)
    layout.minimumLineSpacing = 0
  }

  /// Asks for everything that is visible, in all ways.
  private func ask() {
    let cells = collection.visibleCells
    let paths = collection.indexPathsForVisibleItems
    #expect(cells.count == paths.count)
    for (cell, path) in zip(cells, paths) {
      #expect(collection.cellForItem(at: path) === cell)
      #expect(collection.indexPath(for: cell) == path)
    }
    let header = CollectionNode.elementKindSectionHeader
    #expect(collection.visibleSupplementaryViews(ofKind: header).isEmpty)
    #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: header).isEmpty)
    #expect(
      collection.supplementaryView(
        forElementKind: header, at: IndexPath(item: 0, section: 0)) == nil)
  }

  /// The areas for which the layout was asked since the last call.
  private func areas() -> [CGRect] {
    defer { layout.rects = [] }
    return layout.rects
  }

  private func area(_ y: CGFloat, _ height: CGFloat = 480) -> CGRect {
    CGRect(x: 0, y: y, width: 320, height: height)
  }

  @Test("items are laid out once for the same bounds, however often they are asked for")
  func once() {
    collection.layoutIfNeeded()
    #expect(Set(areas()) == [area(0)])
    ask()
    collection.layoutIfNeeded()
    #expect(areas().isEmpty && collection.visibleCells.count == 12)
  }

  @Test("without a layout pass, the first question lays the items out")
  func first() {
    ask()
    #expect(areas() == [area(0)])
    #expect(collection.visibleCells.count == 12)
  }

  @Test("other bounds are laid out when the items are asked for, and once")
  func moved() {
    collection.layoutIfNeeded()
    _ = areas()
    collection.contentOffset.y = 400
    ask()
    #expect(areas() == [area(400)])
    #expect(collection.indexPathsForVisibleItems.map(\.item) == Array(10..<22))
    // The bounds of the last layout again.
    collection.contentOffset.y = 800
    collection.contentOffset.y = 400
    ask()
    #expect(areas().isEmpty)
    collection.frame.size.height = 80
    ask()
    #expect(areas() == [area(400, 80)])
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [10, 11])
  }

  @Test("an offset that shorter content limits counts as the one that was laid out")
  func limited() {
    collection.contentOffset.y = 4000
    collection.layoutIfNeeded()
    _ = areas()
    source.counts = [20]
    collection.reloadData()
    ask()
    #expect(collection.contentOffset.y == 320 && areas() == [area(320)])
    ask()
    #expect(areas().isEmpty)
    #expect(collection.indexPathsForVisibleItems.map(\.item) == Array(8..<20))
  }

  @Test("a change of the data or of the layout is laid out once")
  func changed() {
    collection.layoutIfNeeded()
    _ = areas()
    layout.minimumLineSpacing = 40
    layout.invalidateLayout()
    ask()
    #expect(areas() == [area(0)] && collection.visibleCells.count == 6)
    source.counts = [3]
    collection.reloadData()
    ask()
    #expect(areas() == [area(0)] && collection.visibleCells.count == 3)
    collection.dataSource = nil
    ask()
    #expect(areas() == [area(0)] && collection.visibleCells.isEmpty)
  }

  @Test("a collection without any room has no items, and asks for none")
  func noRoom() {
    collection.frame = .zero
    ask()
    #expect(areas().isEmpty && collection.visibleCells.isEmpty)
    collection.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    ask()
    #expect(areas() == [area(0)] && collection.visibleCells.count == 12)
  }

  @Test("a background view that is laid out with the items fills the bounds, without a layout pass")
  func background() {
    let view = ViewNode(frame: .zero)
    collection.backgroundView = view
    ask()
    #expect(view.frame == area(0))
    collection.contentOffset.y = 120
    ask()
    #expect(view.frame == area(120))
  }
}
