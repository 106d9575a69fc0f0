// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Numbers the snapshots of one test that have no name to tell them apart.
///
/// A number belongs to a place in the code, in the order in which places were first reached. So a
/// test that is run again, or beside others, gets the same numbers.
final class SnapshotNumbers: @unchecked Sendable {
  // Unchecked because the lock guards the table; `Mutex` needs newer systems than the rest.

  /// A place in a test's code.
  struct Place: Hashable {
    var line: UInt
    var column: UInt
  }

  private struct Row {
    var test: String?
    var places: [Place] = []
  }

  private let lock = NSLock()
  private var rows: [String: Row] = [:]

  static let shared = SnapshotNumbers()

  /// The number of a place among those that would use a file, 1 for the first.
  ///
  /// - Parameters:
  ///   - path: The file that the first place uses.
  ///   - test: The running test's identity, if it is known.
  ///   - place: The place in the code.
  /// - Returns: The number.
  /// - Throws: ``SnapshotProblem/sharedName(path:)`` if another test uses the file.
  func number(for path: String, test: String?, place: Place) throws(SnapshotProblem) -> Int {
    lock.lock()
    defer { lock.unlock() }
    var row = rows[path] ?? Row(test: test)
    if let former = row.test, let test, former != test { throw .sharedName(path: path) }
    row.test = row.test ?? test
    let number: Int
    if let index = row.places.firstIndex(of: place) {
      number = index + 1
    } else {
      row.places.append(place)
      number = row.places.count
    }
    rows[path] = row
    return number
  }
}
