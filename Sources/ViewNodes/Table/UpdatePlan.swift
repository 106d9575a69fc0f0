// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Changes that fit the table they are for, in the order in which they are carried out.
struct UpdatePlan {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []

  /// Where sections come to lie.
  var sections = IndexShift()
  /// The sections after the change whose rows are all asked anew.
  var newSections: Set<Int> = []

  /// What is taken out of the sections before the change, in order.
  private(set) var leavingRows: [IndexPath] = []
  /// What is put into the sections after the change, in order.
  private(set) var comingRows: [IndexPath] = []
  private var leaving: [Int: [Int]] = [:]
  private var coming: [Int: [Int]] = [:]
  private var targets: [IndexPath: IndexPath] = [:]
  private var reloaded: Set<IndexPath> = []

  mutating func arrangeRows() {
    leavingRows = (deletedRows + movedRows.map(\.from)).sorted()
    comingRows = insertedRows + movedRows.map(\.to).filter { !newSections.contains($0.section) }
    comingRows.sort()
    for path in leavingRows { leaving[path.section, default: []].append(path.row) }
    for path in comingRows { coming[path.section, default: []].append(path.row) }
    for move in movedRows { targets[move.from] = move.to }
    reloaded = Set(reloadedRows)
  }

  /// The sections after the change whose rows were changed one by one.
  var touchedSections: [Int] {
    Set(leaving.keys.compactMap(sections.place(of:)) + movedSections.map(\.to) + coming.keys)
      .subtracting(newSections).sorted()
  }

  /// Where a row lies after the change, if it keeps its cell.
  func place(of path: IndexPath) -> IndexPath? {
    if reloaded.contains(path) { return nil }
    if let target = targets[path] { return newSections.contains(target.section) ? nil : target }
    let moved = movedSections.first { $0.from == path.section }?.to
    guard let section = moved ?? sections.place(of: path.section), !newSections.contains(section)
    else { return nil }
    let shift = IndexShift(removed: leaving[path.section] ?? [], added: coming[section] ?? [])
    return shift.place(of: path.row).map { IndexPath(row: $0, section: section) }
  }

  /// Neighbours of sorted rows as stretches.
  static func stretches(_ paths: [IndexPath]) -> [(first: IndexPath, count: Int)] {
    var result: [(first: IndexPath, count: Int)] = []
    for path in paths {
      if let last = result.last, last.first.section == path.section,
        last.first.row + last.count == path.row
      {
        result[result.count - 1].count += 1
      } else {
        result.append((path, 1))
      }
    }
    return result
  }
}
