// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The requested updates between two states of a table or a collection.
///
/// Deletions, moves, and reloads use index paths from before the updates, insertions those from
/// after them.
struct ListUpdates {
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
}
