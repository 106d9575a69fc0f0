// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Collection layouts of clients")
struct ClientLayoutTests {
  private let source = WaterfallSource(6)

  private func makeLayout(_ heights: [CGFloat] = [30, 50, 40]) -> Waterfall {
    let layout = Waterfall()
    layout.heights = heights
    return layout
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    collection.layoutIfNeeded()
    return collection.visibleCells.map(\.frame)
  }

  @Test("cells are where the layout's attributes say, and only the visible ones exist")
  func places() {
    let collection = source.makeCollection(makeLayout())
    #expect(
      frames(collection) == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 100, y: 0, width: 100, height: 50),
        CGRect(x: 0, y: 30, width: 100, height: 40), CGRect(x: 100, y: 50, width: 100, height: 30),
        CGRect(x: 0, y: 70, width: 100, height: 50),
        CGRect(x: 100, y: 80, width: 100, height: 40),
      ])
    #expect(collection.contentSize == CGSize(width: 200, height: 120))
    collection.frame.size.height = 60
    #expect(frames(collection).count == 4)
  }

  @Test("the layout is prepared once, however far the content is scrolled")
  func preparedOnce() {
    let layout = makeLayout()
    let collection = source.makeCollection(layout)
    collection.layoutIfNeeded()
    collection.contentOffset.y = 10
    collection.layoutIfNeeded()
    #expect(layout.preparations == 1)
    #expect(layout.formerBounds.last == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("a layout that follows the width is prepared again for another one, and others aren't")
  func widths() {
    for follows in [true, false] {
      let layout = makeLayout()
      layout.followsWidth = follows
      let collection = source.makeCollection(layout)
      collection.layoutIfNeeded()
      collection.frame.size.width = 300
      #expect(frames(collection)[1].minX == (follows ? 150 : 100))
      #expect(layout.preparations == (follows ? 2 : 1))
    }
  }

  @Test("a layout is prepared when there is room, not when the content is counted before that")
  func withRoom() {
    let layout = makeLayout()
    layout.followsWidth = false
    let collection = source.makeCollection(layout)
    collection.frame = .zero
    collection.reloadData()
    #expect(collection.numberOfItems(inSection: 0) == 6)
    collection.frame = CGRect(x: 0, y: 0, width: 240, height: 100)
    #expect(frames(collection)[1].minX == 120)
  }

  @Test("new content and invalidation prepare the layout again")
  func invalidation() {
    let layout = makeLayout()
    let collection = source.makeCollection(layout)
    collection.layoutIfNeeded()
    source.count = 2
    collection.reloadData()
    #expect(frames(collection).count == 2)
    layout.heights = [20]
    #expect(frames(collection).map(\.height) == [20, 20])
    source.count = 3
    collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    #expect(frames(collection).count == 3)
  }

  @Test("headers and decoration views are created for attributes of their kinds")
  func otherViews() {
    final class Backdrop: UICollectionReusableView {}
    let layout = makeLayout()
    layout.hasHeader = true
    layout.hasBackdrop = true
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let collection = source.makeCollection(layout)
    collection.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = collection.visibleSupplementaryViews(ofKind: kind).first
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(
      collection.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        == [IndexPath(item: 0, section: 0)])
    let attributes = collection.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(attributes?.frame == header?.frame)
    let backdrop = collection.subviews.first { $0 is Backdrop }
    #expect(backdrop?.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    // The one is behind everything, the other in front.
    let order = collection.subviews.filter { $0 is UICollectionReusableView }
    #expect(order.first === backdrop)
    #expect(order.last === header)
  }

  @Test("a decoration and a supplementary view of the same kind have classes of their own")
  func sameKind() {
    final class Backdrop: UICollectionReusableView {}
    final class Header: UICollectionReusableView {}
    let layout = makeLayout()
    layout.hasBackdrop = true
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let collection = source.makeCollection(layout)
    collection.register(
      Header.self, forSupplementaryViewOfKind: "backdrop", withReuseIdentifier: "backdrop")
    collection.layoutIfNeeded()
    #expect(collection.subviews.contains { $0 is Backdrop })
    let header = collection.dequeueReusableSupplementaryView(
      ofKind: "backdrop", withReuseIdentifier: "backdrop", for: IndexPath(item: 0, section: 0))
    #expect(header is Header)
  }

  @Test("a layout that is replaced tells both of them and the cells")
  func transitions() {
    final class Cell: UICollectionViewCell {
      var layouts: [UICollectionViewLayout] = []
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { layouts = [oldLayout, newLayout] }
    }
    let (first, second) = (makeLayout(), makeLayout([10]))
    let collection = source.makeCollection(first, of: Cell.self)
    collection.layoutIfNeeded()
    let cell = collection.visibleCells.first as? Cell
    var ends = 0
    collection.setCollectionViewLayout(second, animated: true) { _ in ends += 1 }
    #expect(cell?.layouts.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    #expect(ends == 1 && first.collectionView == nil && second.collectionView === collection)
    #expect(frames(collection).first?.height == 10)
  }
}
