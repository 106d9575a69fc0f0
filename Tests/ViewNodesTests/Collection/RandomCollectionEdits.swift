// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// Performs random updates and scrolls on a collection and on a plain list at the same time.
struct RandomCollectionEdits {
  let source: NumbersSource
  let collection: CollectionNode
  var cells: Set<ObjectIdentifier> = []
  private(set) var mostVisible = 0
  private(set) var expectedChoice: Set<Int> = []
  private var dice: Dice
  private var next = 0

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    source = NumbersSource()
    collection = source.makeCollection()
    source.sections = (0..<3).map { _ in makeItems(25) }
    collection.layoutIfNeeded()
  }

  var chosen: Set<Int> {
    Set((collection.indexPathsForSelectedItems ?? []).map { source.sections[$0.section][$0.item] })
  }

  func makeFresh() -> CollectionNode {
    let fresh = source.makeCollection()
    for path in collection.indexPathsForSelectedItems ?? [] {
      fresh.selectItem(at: path, animated: false, scrollPosition: [])
    }
    fresh.contentOffset = collection.contentOffset
    fresh.layoutIfNeeded()
    return fresh
  }

  mutating func play() {
    switch dice.next(below: 9) {
    case 0, 1: insertItems()
    case 2: deleteItem()
    case 3: moveItem()
    case 4, 5: scroll()
    case 6: changeSections()
    case 7: choose()
    default: changeMuch()
    }
    if dice.next(below: 4) > 0 { collection.layoutIfNeeded() }
    let visible = collection.visibleCells
    mostVisible = max(mostVisible, visible.count)
    cells.formUnion(visible.map(ObjectIdentifier.init))
  }

  // MARK: Moves

  private mutating func makeItems(_ count: Int) -> [Int] {
    next += count
    return Array(next - count..<next)
  }

  private mutating func pickItem() -> IndexPath? {
    let filled = source.sections.indices.filter { !source.sections[$0].isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = filled[dice.next(below: filled.count)]
    return IndexPath(item: dice.next(below: source.sections[section].count), section: section)
  }

  private mutating func insertItems() {
    guard !source.sections.isEmpty else { return }
    let section = dice.next(below: source.sections.count)
    let place = dice.next(below: source.sections[section].count + 1)
    let made = makeItems(1 + dice.next(below: 3))
    source.sections[section].insert(contentsOf: made, at: place)
    collection.insertItems(
      at: made.indices.map { IndexPath(item: place + $0, section: section) })
  }

  private mutating func deleteItem() {
    guard let path = pickItem() else { return }
    expectedChoice.remove(source.sections[path.section].remove(at: path.item))
    collection.deleteItems(at: [path])
  }

  private mutating func moveItem() {
    guard let from = pickItem() else { return }
    let item = source.sections[from.section].remove(at: from.item)
    let section = dice.next(below: source.sections.count)
    let to = IndexPath(
      item: dice.next(below: source.sections[section].count + 1), section: section)
    source.sections[section].insert(item, at: to.item)
    collection.moveItem(at: from, to: to)
  }

  private mutating func scroll() {
    if let path = pickItem(), dice.next(below: 2) == 0 {
      let positions: [CollectionNode.ScrollPosition] = [[], .top, .centeredVertically, .bottom]
      collection.scrollToItem(at: path, at: positions[dice.next(below: 4)], animated: false)
    } else {
      let reach = Int(max(1, collection.maximumContentOffset.y))
      collection.contentOffset.y = CGFloat(dice.next(below: reach))
    }
  }

  private mutating func choose() {
    guard let path = pickItem() else { return }
    let item = source.sections[path.section][path.item]
    if expectedChoice.remove(item) != nil {
      collection.deselectItem(at: path, animated: false)
    } else {
      expectedChoice.insert(item)
      collection.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  private mutating func changeSections() {
    let count = source.sections.count
    switch dice.next(below: 4) {
    case 0 where count < 6:
      let place = dice.next(below: count + 1)
      source.sections.insert(makeItems(dice.next(below: 15)), at: place)
      collection.insertSections([place])
    case 1 where count > 1:
      let place = dice.next(below: count)
      expectedChoice.subtract(source.sections.remove(at: place))
      collection.deleteSections([place])
    case 2 where count > 0:
      let from = dice.next(below: count)
      let section = source.sections.remove(at: from)
      let to = dice.next(below: count)
      source.sections.insert(section, at: to)
      collection.moveSection(from, toSection: to)
    case 3 where count > 0:
      let place = dice.next(below: count)
      expectedChoice.subtract(source.sections[place])
      source.sections[place] = makeItems(dice.next(below: 15))
      collection.reloadSections([place])
    default: break
    }
  }

  /// Deletes and inserts items in one batch.
  private mutating func changeMuch() {
    var rest: [[Int]] = []
    var deleted: [IndexPath] = []
    for (section, items) in source.sections.enumerated() {
      var kept: [Int] = []
      for (place, item) in items.enumerated() {
        if dice.next(below: 6) == 0 {
          deleted.append(IndexPath(item: place, section: section))
          expectedChoice.remove(item)
        } else {
          kept.append(item)
        }
      }
      rest.append(kept)
    }
    guard !rest.isEmpty else { return }
    var coming: Set<Int> = []
    for item in makeItems(dice.next(below: 9)) {
      let section = dice.next(below: rest.count)
      rest[section].insert(item, at: dice.next(below: rest[section].count + 1))
      coming.insert(item)
    }
    var inserted: [IndexPath] = []
    for (section, items) in rest.enumerated() {
      for (place, item) in items.enumerated() where coming.contains(item) {
        inserted.append(IndexPath(item: place, section: section))
      }
    }
    collection.performBatchUpdates { [source, collection, rest] in
      source.sections = rest
      collection.insertItems(at: inserted)
      collection.deleteItems(at: deleted)
    }
  }
}

/// Sections of numbers; the size of each item depends on its number.
final class NumbersSource: CollectionNodeDataSource, CollectionNodeDelegateFlowLayout {
  var sections: [[Int]] = []

  func numberOfSections(in collectionView: CollectionNode) -> Int { sections.count }

  func collectionView(
    _ collectionView: CollectionNode, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: CollectionNode, cellForItemAt indexPath: IndexPath
  ) -> CollectionCellNode {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let number = sections[indexPath.section][indexPath.item]
    return CGSize(width: 40 + number * 37 % 120, height: 30 + number * 53 % 50)
  }

  func makeCollection() -> CollectionNode {
    let collection = CollectionNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    collection.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    collection.allowsMultipleSelection = true
    collection.dataSource = self
    collection.delegate = self
    return collection
  }
}

final class NumberCell: CollectionCellNode {
  var number = -1
}

extension CollectionNode {
  /// The numbers and frames of the visible items.
  var numbersPicture: [String] {
    visibleCells.map { cell in
      "\((cell as? NumberCell)?.number ?? -1) \(cell.frame)\(cell.isSelected ? " selected" : "")"
    } + ["\(contentSize)"]
  }
}
