// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree

@testable import ViewNodes

@Suite("Batches of a collection")
struct CollectionBatchTests {
  @Test("a reload in a batch takes the place of the batch's updates")
  func reload() {
    let source = CollectionSource([2])
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    collection.performBatchUpdates {
      source.counts = [3]
      collection.insertItems(at: [IndexPath(item: 2, section: 0)])
      collection.reloadData()
      collection.layoutIfNeeded()
    }
    collection.layoutIfNeeded()
    #expect(collection.layoutProblems.isEmpty)
    #expect(collection.numberOfItems(inSection: 0) == 3 && collection.visibleCells.count == 3)
  }
}
