// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

/// A data source whose cells and headers aren't registered for reuse.
private final class OwnViews: CollectionNodeDataSource, CollectionNodeDelegate {
  private(set) var cells: [CollectionCellNode] = []
  private(set) var headers: [CollectionReusableNode] = []
  var events: [String] = []
  var count = 20
  var whenEdgeEnds: () -> Void = {}

  func collectionView(
    _ collectionView: CollectionNode, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: CollectionNode, cellForItemAt indexPath: IndexPath
  ) -> CollectionCellNode {
    cells.append(CollectionCellNode(frame: .zero))
    return cells[cells.count - 1]
  }

  func collectionView(
    _ collectionView: CollectionNode, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableNode {
    headers.append(CollectionReusableNode(frame: .zero))
    return headers[headers.count - 1]
  }

  func collectionView(
    _ collectionView: CollectionNode, willDisplaySupplementaryView view: CollectionReusableNode,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { events.append("show \(elementKind) \(indexPath.section) at \(view.frame.minY)") }

  func collectionView(
    _ collectionView: CollectionNode,
    didEndDisplayingSupplementaryView view: CollectionReusableNode,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    events.append("hide \(elementKind) \(indexPath.section)")
    whenEdgeEnds()
  }
}

@Suite("Reuse in collections")
struct CollectionReuseTests {
  @Test("cells and headers without an identifier leave the collection when they are scrolled out")
  func ownViews() throws {
    let source = OwnViews()
    let layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    let collection = CollectionNode(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    collection.dataSource = source
    collection.layoutIfNeeded()
    let (cell, header) = (try #require(source.cells.first), try #require(source.headers.first))
    #expect(cell.isDescendant(of: collection) && header.isDescendant(of: collection))
    collection.contentOffset.y = 500
    collection.layoutIfNeeded()
    #expect(cell.superview == nil && header.superview == nil)
    #expect(collection.visibleCells.allSatisfy { $0.superview === collection })
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    #expect(cell.superview == nil && header.superview == nil)
    #expect(collection.visibleCells.count == 1 && source.headers.count == 2)
  }

  @Test("the delegate hears when headers and footers are displayed, and when no longer")
  func edges() {
    let source = OwnViews()
    let layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let collection = CollectionNode(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    collection.dataSource = source
    collection.delegate = source
    let (header, footer) = (
      CollectionNode.elementKindSectionHeader, CollectionNode.elementKindSectionFooter
    )
    collection.layoutIfNeeded()
    #expect(source.events == ["show \(header) 0 at 0.0"])
    collection.contentOffset.y = 10
    collection.layoutIfNeeded()
    #expect(source.events.count == 1)
    collection.contentOffset.y = 970
    collection.layoutIfNeeded()
    #expect(source.events.dropFirst() == ["hide \(header) 0", "show \(footer) 0 at 1050.0"])
    source.events = []
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(source.events == ["hide \(footer) 0", "show \(footer) 0 at 1050.0"])
    source.events = []
    // The delegate updates the collection again while an update is under way.
    source.whenEdgeEnds = { [source] in
      source.whenEdgeEnds = {}
      source.count = 18
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    source.count = 19
    collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    collection.layoutIfNeeded()
    #expect(source.events == ["hide \(footer) 0", "show \(footer) 0 at 950.0"])
    #expect(collection.numberOfItems(inSection: 0) == 18 && collection.layoutProblems.isEmpty)
  }

  @Test("what is visible is up to date, whatever is asked first after a change")
  func upToDate() {
    let paths = { (count: Int) in (0..<count).map { IndexPath(item: $0, section: 0) } }
    for question in 0..<4 {
      let source = CollectionSource([3])
      let collection = source.makeCollection()
      source.counts = [5]
      collection.reloadData()
      switch question {
      case 0: #expect(collection.indexPathsForVisibleItems == paths(5))
      case 1: #expect(collection.visibleCells.count == 5)
      case 2: #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0)) != nil)
      default: #expect(collection.numberOfItems(inSection: 0) == 5)
      }
    }
  }
}
