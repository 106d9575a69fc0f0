// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

private final class Notes {
  var lines: [String] = []
}

/// A layout that notes when it is replaced.
private final class NotedLayout: CollectionFlowLayout {
  var notes = Notes()
  var name = ""

  override func prepareForTransition(from oldLayout: CollectionLayout) {
    super.prepareForTransition(from: oldLayout)
    note("prepare from \((oldLayout as? NotedLayout)?.name ?? "?")")
  }

  override func prepareForTransition(to newLayout: CollectionLayout) {
    super.prepareForTransition(to: newLayout)
    note("prepare to \((newLayout as? NotedLayout)?.name ?? "?")")
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    note("finalize")
  }

  private func note(_ what: String) {
    notes.lines.append("\(name): \(what)\(collectionView == nil ? "" : " attached")")
  }
}

private final class NotedCell: CollectionCellNode {
  override func willTransition(from oldLayout: CollectionLayout, to newLayout: CollectionLayout) {
    super.willTransition(from: oldLayout, to: newLayout)
    note("will", oldLayout, newLayout)
  }

  override func didTransition(from oldLayout: CollectionLayout, to newLayout: CollectionLayout) {
    super.didTransition(from: oldLayout, to: newLayout)
    note("did", oldLayout, newLayout)
  }

  private func note(_ what: String, _ old: CollectionLayout, _ new: CollectionLayout) {
    let names = [old, new].map { ($0 as? NotedLayout)?.name ?? "?" }
    (new as? NotedLayout)?.notes.lines.append("cell \(what) \(names.joined(separator: " "))")
  }
}

/// Headers and footers of sections, and a cell that is shown twice if that is wanted.
private final class EdgeSource: CollectionNodeDataSource {
  var counts = [2, 2]
  var twin: CollectionCellNode?
  var edgesAsked: [String] = []

  func numberOfSections(in collectionView: CollectionNode) -> Int { counts.count }

  func collectionView(
    _ collectionView: CollectionNode, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: CollectionNode, cellForItemAt indexPath: IndexPath
  ) -> CollectionCellNode {
    twin ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionNode, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableNode {
    edgesAsked.append("\(kind.suffix(6)) \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func makeCollection(_ layout: CollectionFlowLayout = CollectionFlowLayout()) -> CollectionNode {
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 20, height: 20)
    layout.footerReferenceSize = CGSize(width: 10, height: 10)
    let collection = CollectionNode(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    collection.register(NotedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [CollectionNode.elementKindSectionHeader, CollectionNode.elementKindSectionFooter] {
      collection.register(
        CollectionReusableNode.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    collection.dataSource = self
    return collection
  }
}

@Suite("Changes of collections")
struct CollectionChangeTests {
  private let header = CollectionNode.elementKindSectionHeader
  private let footer = CollectionNode.elementKindSectionFooter

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("every question is answered without a layout, and for new data after a layout")
  func questions() {
    let questions: [(String, (CollectionNode) -> String, String)] = [
      ("contentSize", { "\($0.contentSize.width) \($0.contentSize.height)" }, "320.0 110.0"),
      ("sections", { "\($0.numberOfSections)" }, "1"),
      ("items", { "\($0.numberOfItems(inSection: 0)) \($0.numberOfItems(inSection: 1))" }, "7 0"),
      ("visibleCells", { "\($0.visibleCells.count)" }, "7"),
      ("visible items", { "\($0.indexPathsForVisibleItems.last ?? [])" }, "[0, 6]"),
      ("cellForItem", { "\($0.cellForItem(at: IndexPath(item: 6, section: 0)) != nil)" }, "true"),
      ("at point", { "\($0.indexPathForItem(at: CGPoint(x: 5, y: 70)) ?? [])" }, "[0, 5]"),
      (
        "attributes",
        { "\($0.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))?.frame.minY ?? -1)" },
        "60.0"
      ),
      (
        "select",
        {
          $0.selectItem(at: IndexPath(item: 6, section: 0), animated: false, scrollPosition: [])
          return "\($0.indexPathsForSelectedItems ?? []) \($0.layoutProblems.count)"
        }, "[[0, 6]] 0"
      ),
      (
        "tap",
        {
          $0.tapItem(at: IndexPath(item: 6, section: 0))
          return "\($0.indexPathsForSelectedItems ?? []) \($0.layoutProblems.count)"
        }, "[[0, 6]] 0"
      ),
      (
        "subviews",
        {
          $0.layoutIfNeeded()
          return "\($0.subviews.count { $0 is BirdCell })"
        }, "7"
      ),
    ]
    for (name, ask, answer) in questions {
      let source = CollectionSource([7])
      let fresh = source.makeCollection()
      fresh.layoutDiagnosticsHandler = { _ in }
      #expect(ask(fresh) == answer, "\(name)")
      let other = CollectionSource([1, 1])
      let changed = other.makeCollection()
      changed.layoutDiagnosticsHandler = { _ in }
      changed.layoutIfNeeded()
      changed.dataSource = source
      #expect(ask(changed) == answer, "\(name), with other data")
    }
  }

  @Test("without room, the content has the size that it is given or the last one")
  func noRoom() {
    let source = CollectionSource([7])
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    collection.frame.size = .zero
    source.counts = [3]
    collection.reloadData()
    #expect(collection.contentSize == CGSize(width: 320, height: 110))
    collection.insertItems(at: [])
    #expect(collection.contentSize == CGSize(width: 320, height: 110))
    collection.frame.size = CGSize(width: 320, height: 480)
    collection.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 320, height: 50))
  }

  @Test("another delegate's sizes are used in the next layout")
  func delegate() {
    let source = CollectionSource([2])
    source.sizes = Array(repeating: CGSize(width: 70, height: 90), count: 2)
    let collection = source.makeCollection()
    collection.delegate = nil
    collection.layoutIfNeeded()
    let cells = collection.visibleCells
    #expect(cells.map(\.frame.width) == [50, 50])
    collection.delegate = source
    collection.layoutIfNeeded()
    #expect(cells.map(\.frame.width) == [70, 70] && collection.contentSize.height == 90)
    collection.delegate = nil
    collection.layoutIfNeeded()
    #expect(cells.map(\.frame.width) == [50, 50] && collection.contentSize.height == 50)
  }

  @Test("both layouts and the cells hear in order that a layout replaces another one")
  func transitions() {
    let source = EdgeSource()
    source.counts = [1]
    let (first, second) = (NotedLayout(), NotedLayout())
    (first.name, second.name) = ("A", "B")
    let collection = source.makeCollection(first)
    collection.layoutIfNeeded()
    second.notes = first.notes
    collection.collectionViewLayout = first
    #expect(first.notes.lines == [])
    second.itemSize = CGSize(width: 100, height: 30)
    var hasFinished: Bool?
    collection.setCollectionViewLayout(second, animated: false) { hasFinished = $0 }
    #expect(
      first.notes.lines == [
        "cell will A B", "A: prepare to B attached", "B: prepare from A", "A: finalize",
        "B: finalize attached", "cell did A B",
      ])
    // It is laid out at once.
    #expect(hasFinished == true && first.collectionView == nil)
    #expect(collection.subviews.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(collection.contentSize == CGSize(width: 320, height: 30))
  }

  @Test("a cell or a header that is removed is replaced in the next layout")
  func removed() throws {
    let source = EdgeSource()
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: path(0)))
    let view = try #require(collection.supplementaryView(forElementKind: header, at: path(0)))
    #expect(source.edgesAsked == ["Header 0"])
    cell.removeFromSuperview()
    view.removeFromSuperview()
    #expect(!collection.shownCells.contains { $0.cell === cell })
    #expect(!collection.shownEdges.contains { $0.view === view })
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(0))?.superview === collection)
    #expect(
      collection.supplementaryView(forElementKind: header, at: path(0))?.superview === collection)
    #expect(source.edgesAsked == ["Header 0", "Header 0"])
  }

  @Test("one cell for two items is reported, and another one shown")
  func usedTwice() {
    let source = EdgeSource()
    let twin = CollectionCellNode(frame: .zero)
    source.twin = twin
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 2 && collection.visibleCells.first === twin)
    #expect(collection.visibleCells.last !== twin)
    #expect(
      collection.layoutProblems == [
        .scrolling(.viewUsedTwice(node: "CollectionNode", section: 0, item: 1))
      ])
  }

  @Test("a cell that a data source shows without dequeuing it doesn't wait for reuse")
  func ownCells() {
    final class Keeper: CollectionNodeDataSource {
      let cells = (0..<30).map { _ in CollectionCellNode(registered: "own") }

      func collectionView(
        _ collectionView: CollectionNode, numberOfItemsInSection section: Int
      ) -> Int { 30 }

      func collectionView(
        _ collectionView: CollectionNode, cellForItemAt indexPath: IndexPath
      ) -> CollectionCellNode { cells[indexPath.item] }
    }
    let keeper = Keeper()
    let layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let collection = CollectionNode(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    collection.dataSource = keeper
    for offset in [0, 500, 0] as [CGFloat] {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
    }
    #expect(collection.visibleCells.first === keeper.cells[0])
    for _ in 0..<40 {
      let waiting = collection.dequeueReusableCell(withReuseIdentifier: "own", for: path(0))
      #expect(!collection.visibleCells.contains(waiting))
    }
  }

  @Test("cells, headers, and footers are in an order that doesn't depend on where it scrolled")
  func order() throws {
    let source = EdgeSource()
    source.counts = [3, 3, 3, 3]
    let collection = source.makeCollection()
    collection.frame.size.height = 250
    let back = ViewNode()
    collection.backgroundView = back
    #expect(collection.subviews.first === back)
    for offset in [0, 300, 120, 470, 130] as [CGFloat] {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
      let views = collection.subviews.filter { $0 is CollectionReusableNode }
      var expected: [ViewNode] = collection.visibleCells
      for section in 0..<4 {
        // In the order of their kinds.
        for kind in [footer, header] {
          let view = collection.supplementaryView(forElementKind: kind, at: path(0, section))
          if let view { expected.append(view) }
        }
      }
      #expect(views == expected && collection.subviews.first === back, "\(offset)")
      #expect(views.count > 6, "\(offset)")
    }
  }

  @Test("headers and footers that are scrolled out are used again, each for its kind")
  func reuse() throws {
    let source = EdgeSource()
    source.counts = Array(repeating: 3, count: 20)
    let collection = source.makeCollection()
    var views: [String: Set<ObjectIdentifier>] = [:]
    for step in 0..<60 {
      collection.contentOffset.y = CGFloat(step) * 40
      collection.layoutIfNeeded()
      for kind in [header, footer] {
        let visible = collection.visibleSupplementaryViews(ofKind: kind)
        let paths = collection.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        #expect(visible.count == paths.count)
        for (view, path) in zip(visible, paths) {
          #expect(collection.supplementaryView(forElementKind: kind, at: path) === view)
          #expect(
            view.frame
              == collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame)
        }
        views[kind, default: []].formUnion(visible.map(ObjectIdentifier.init))
      }
    }
    let (headers, footers) = (views[header] ?? [], views[footer] ?? [])
    #expect(headers.isDisjoint(with: footers))
    #expect((1...2).contains(headers.count) && (1...2).contains(footers.count))
  }

  @Test(
    "items that size themselves keep their sizes when others are inserted or all is laid out anew")
  func selfSizing() throws {
    final class Tall: CollectionCellNode {
      override func preferredLayoutSize(fitting size: CGSize) -> CGSize {
        CGSize(width: 100, height: 35)
      }
    }
    let source = CollectionSource([3])
    let collection = source.makeCollection()
    collection.register(Tall.self, forCellWithReuseIdentifier: "bird")
    let layout = try #require(collection.collectionViewLayout as? CollectionFlowLayout)
    layout.estimatedItemSize = CGSize(width: 320, height: 10)
    layout.itemSize = layout.estimatedItemSize
    layout.minimumLineSpacing = 0
    func sizes() -> Set<CGFloat> {
      collection.layoutIfNeeded()
      return Set(collection.visibleCells.map(\.frame.height))
    }
    #expect(sizes() == [35])
    layout.invalidateLayout()
    #expect(sizes() == [35])
    source.counts = [4]
    collection.insertItems(at: [path(1)])
    #expect(sizes() == [35] && collection.visibleCells.count == 4)
    collection.traitOverrides = TraitCollection(preferredContentSizeCategory: .extraLarge)
    #expect(sizes() == [35])
    let other = CollectionFlowLayout()
    other.estimatedItemSize = layout.estimatedItemSize
    collection.collectionViewLayout = other
    #expect(sizes() == [35])
    collection.frame.size.width = 300
    #expect(sizes() == [35])
  }

  @Test("cells that invalidate the layout while they are measured are measured once each time")
  func invalidating() {
    final class Cell: CollectionCellNode {
      var measured = 0

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionLayoutAttributes
      ) -> CollectionLayoutAttributes {
        measured += 1
        (superview as? CollectionNode)?.collectionViewLayout.invalidateLayout()
        layoutAttributes.size = CGSize(width: 320, height: 40)
        return layoutAttributes
      }
    }
    let source = EdgeSource()
    source.counts = [2]
    let layout = CollectionFlowLayout()
    let collection = source.makeCollection(layout)
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.map(\.measured) == [1, 1] && collection.layoutProblems == [])
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(cells.map(\.measured) == [2, 2] && collection.layoutProblems == [])
  }
}
