// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The changes from one snapshot to another, as batch updates of a table or a collection view.
struct SnapshotChanges {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []
  private(set) var reloadedItems: [IndexPath] = []

  /// Creates the changes, or returns `nil` if existing sections change their order, which reloads
  /// everything.
  ///
  /// - Complexity: O(n log n) in the number of items.
  init?<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let kept = old.sectionIdentifiers.filter { new.items[$0] != nil }
    guard kept == new.sectionIdentifiers.filter({ old.items[$0] != nil }) else { return nil }
    let reloading = Set(new.reloadedSectionIdentifiers)
    for (index, section) in old.sectionIdentifiers.enumerated() {
      if new.items[section] == nil {
        deletedSections.insert(index)
      } else if reloading.contains(section) {
        reloadedSections.insert(index)
      }
    }
    for (index, section) in new.sectionIdentifiers.enumerated() where old.items[section] == nil {
      insertedSections.insert(index)
    }
    // The sections that are compared item by item.
    let compared = Set(kept).subtracting(reloading)
    var formerPlaces: [Item: IndexPath] = [:]
    for (number, section) in old.sectionIdentifiers.enumerated() where compared.contains(section) {
      for (index, item) in (old.items[section] ?? []).enumerated() {
        let path = IndexPath(item: index, section: number)
        formerPlaces[item] = path
        let home = new.homes[item]
        if home.map({ !compared.contains($0) }) ?? true { deletedItems.append(path) }
      }
    }
    let again = Set(new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers)
    for (number, section) in new.sectionIdentifiers.enumerated() where compared.contains(section) {
      let items = new.items[section] ?? []
      let stays = items.map { item -> Int? in
        old.homes[item] == section ? formerPlaces[item]?.item : nil
      }
      let still = Self.longestRise(stays)
      for (index, item) in items.enumerated() {
        let path = IndexPath(item: index, section: number)
        guard let former = formerPlaces[item] else {
          insertedItems.append(path)
          continue
        }
        if still.contains(index) {
          if again.contains(item) { reloadedItems.append(former) }
        } else if again.contains(item) {
          deletedItems.append(former)
          insertedItems.append(path)
        } else {
          movedItems.append((former, path))
        }
      }
    }
  }

  /// Returns the positions of a longest increasing subsequence, whose items need not move.
  static func longestRise(_ numbers: [Int?]) -> Set<Int> {
    // For each length, the position of the smallest last number, and the predecessor of each
    // position.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      guard let number else { continue }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if (numbers[ends[middle]] ?? 0) < number { low = middle + 1 } else { high = middle }
      }
      before[position] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result: Set<Int> = []
    var position = ends.last ?? -1
    while position >= 0 {
      result.insert(position)
      position = before[position]
    }
    return result
  }
}
