// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

private final class ListeningLayout: CollectionFlowLayout {
  var updates: [String] = []

  override func prepare(forCollectionViewUpdates updateItems: [CollectionUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    func text(_ path: IndexPath?) -> String {
      guard let path else { return "nil" }
      return path.item == NSNotFound ? "\(path.section)" : "\(path.section)-\(path.item)"
    }
    updates += updateItems.map {
      "\($0.updateAction) \(text($0.indexPathBeforeUpdate)) \(text($0.indexPathAfterUpdate))"
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updates.append("done")
  }
}

@Suite("Updates that a layout hears of")
struct UpdateItemTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func updates(
    from before: [[Int]], to after: [[Int]], _ change: (CollectionNode) -> Void
  ) -> [String] {
    let source = CollectionSource([])
    source.named = before
    let collection = source.makeCollection()
    let layout = ListeningLayout()
    collection.collectionViewLayout = layout
    collection.layoutIfNeeded()
    source.named = after
    change(collection)
    return layout.updates
  }

  @Test("items are named before and after the update")
  func items() {
    #expect(
      updates(from: [[1, 2]], to: [[1, 3, 2]]) { $0.insertItems(at: [path(1)]) }
        == ["insert nil 0-1", "done"])
    #expect(
      updates(from: [[1, 2]], to: [[1]]) { $0.deleteItems(at: [path(1)]) }
        == ["delete 0-1 nil", "done"])
    #expect(
      updates(from: [[1, 2]], to: [[1, 2]]) { $0.reloadItems(at: [path(1)]) }
        == ["reload 0-1 0-1", "done"])
    #expect(
      updates(from: [[1, 2]], to: [[2, 1]]) { $0.moveItem(at: path(1), to: path(0)) }
        == ["move 0-1 0-0", "done"])
  }

  @Test("sections have no item")
  func sections() {
    #expect(
      updates(from: [[1]], to: [[1], [2]]) { $0.insertSections([1]) } == ["insert nil 1", "done"])
    #expect(
      updates(from: [[1], [2]], to: [[1]]) { $0.deleteSections([1]) } == ["delete 1 nil", "done"])
    #expect(
      updates(from: [[1], [2]], to: [[1], [2]]) { $0.reloadSections([1]) }
        == ["reload 1 1", "done"])
    #expect(
      updates(from: [[1], [2]], to: [[2], [1]]) { $0.moveSection(1, toSection: 0) }
        == ["move 1 0", "done"])
  }

  @Test("several updates come in the order of their kinds")
  func several() {
    let heard = updates(from: [[1, 2, 3], [4]], to: [[9, 1, 3], [5], [4]]) { collection in
      collection.performBatchUpdates {
        collection.insertItems(at: [path(0)])
        collection.deleteItems(at: [path(1)])
        collection.insertSections([1])
      }
    }
    #expect(heard == ["delete 0-1 nil", "insert nil 1", "insert nil 0-0", "done"])
  }
}
