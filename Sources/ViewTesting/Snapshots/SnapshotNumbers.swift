// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Assigns numbers to the unnamed snapshots of a test.
///
/// A number belongs to a location in the code, in the order in which locations were first reached,
/// so a test that is repeated or runs concurrently with others gets the same numbers.
final class SnapshotNumbers: @unchecked Sendable {
  // Unchecked because the lock guards the table; `Mutex` requires newer systems than the rest.

  /// A location in the code of a test.
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

  /// Returns the number of a location among those that would use a file, 1 for the first.
  ///
  /// - Parameters:
  ///   - path: The file for the first location.
  ///   - test: The identity of the running test, if known.
  ///   - place: The location in the code.
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
