// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The valid updates of a table or collection, in the order in which they are performed.
struct UpdatePlan {
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []

  /// The new indexes of sections.
  var sections = IndexShift()
  /// The sections after the update that are reloaded completely.
  var newSections: Set<Int> = []

  /// The items removed from sections before the update, in order.
  private(set) var leavingItems: [IndexPath] = []
  /// The items inserted into sections after the update, in order.
  private(set) var comingItems: [IndexPath] = []
  private var leaving: [Int: [Int]] = [:]
  private var coming: [Int: [Int]] = [:]
  private var targets: [IndexPath: IndexPath] = [:]
  private var reloaded: Set<IndexPath> = []

  /// Creates a plan from the valid updates and reports the others.
  ///
  /// - Parameters:
  ///   - updates: The requested updates.
  ///   - node: The name of the table or collection in reports.
  ///   - sectionCount: The number of sections before the update.
  ///   - contains: Returns whether an item exists before the update.
  ///   - report: Receives the problems.
  init(
    _ updates: ListUpdates, for node: String, sections sectionCount: Int,
    contains: (IndexPath) -> Bool, report: (ScrollProblem) -> Void
  ) {
    var takenSections: Set<Int> = []
    func isUsable(_ section: Int) -> Bool {
      guard section >= 0, section < sectionCount else {
        report(.noSuchSection(node: node, section: section))
        return false
      }
      guard takenSections.insert(section).inserted else {
        report(.changedTwice(node: node, section: section, item: nil))
        return false
      }
      return true
    }
    deletedSections = updates.deletedSections.filter(isUsable)
    movedSections = updates.movedSections.filter { isUsable($0.from) }
    reloadedSections = updates.reloadedSections.filter(isUsable)
    insertedSections = updates.insertedSections
    sections = IndexShift(
      removed: (deletedSections + movedSections.map(\.from)).sorted(),
      added: (insertedSections + movedSections.map(\.to)).sorted())
    newSections = Set(insertedSections + reloadedSections.compactMap(sections.newIndex(of:)))

    let goneSections = Set(deletedSections + reloadedSections)
    var takenItems: Set<IndexPath> = []
    func isUsable(_ path: IndexPath) -> Bool {
      guard contains(path) else {
        report(.noSuchItem(node: node, section: path.section, item: path.item))
        return false
      }
      if goneSections.contains(path.section) { return false }
      guard takenItems.insert(path).inserted else {
        report(.changedTwice(node: node, section: path.section, item: path.item))
        return false
      }
      return true
    }
    deletedItems = updates.deletedItems.filter(isUsable)
    movedItems = updates.movedItems.filter { isUsable($0.from) }
    reloadedItems = updates.reloadedItems.filter(isUsable)
    insertedItems = updates.insertedItems.filter { [newSections] in
      !newSections.contains($0.section)
    }
    arrangeItems()
  }

  private mutating func arrangeItems() {
    leavingItems = (deletedItems + movedItems.map(\.from)).sorted()
    comingItems = insertedItems + movedItems.map(\.to).filter { !newSections.contains($0.section) }
    comingItems.sort()
    for path in leavingItems { leaving[path.section, default: []].append(path.item) }
    for path in comingItems { coming[path.section, default: []].append(path.item) }
    for move in movedItems { targets[move.from] = move.to }
    reloaded = Set(reloadedItems)
  }

  /// The sections after the update in which individual items changed.
  var touchedSections: [Int] {
    Set(leaving.keys.compactMap(sections.newIndex(of:)) + movedSections.map(\.to) + coming.keys)
      .subtracting(newSections).sorted()
  }

  /// Returns the number of items individually removed from a section before the update.
  func leavingCount(_ section: Int) -> Int { leaving[section]?.count ?? 0 }

  /// Returns the number of items individually inserted into a section after the update.
  func comingCount(_ section: Int) -> Int { coming[section]?.count ?? 0 }

  /// Returns the new index path of an item that keeps its cell.
  func newIndexPath(of path: IndexPath) -> IndexPath? {
    if reloaded.contains(path) { return nil }
    if let target = targets[path] { return newSections.contains(target.section) ? nil : target }
    let moved = movedSections.first { $0.from == path.section }?.to
    guard let section = moved ?? sections.newIndex(of: path.section), !newSections.contains(section)
    else { return nil }
    let shift = IndexShift(removed: leaving[path.section] ?? [], added: coming[section] ?? [])
    return shift.newIndex(of: path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns sorted items as ranges of consecutive items.
  static func stretches(_ paths: [IndexPath]) -> [(first: IndexPath, count: Int)] {
    var result: [(first: IndexPath, count: Int)] = []
    for path in paths {
      if let last = result.last, last.first.section == path.section,
        last.first.item + last.count == path.item
      {
        result[result.count - 1].count += 1
      } else {
        result.append((path, 1))
      }
    }
    return result
  }
}
