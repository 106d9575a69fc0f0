// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What the presolve knows of a variable: 64 bytes, a cache line.
///
/// Variables that determine each other hang together under a root: v = a · link + b, over one or
/// more links. A root is open, with an interval of values that are still possible, or fixed.
struct Node {
  /// The variable this one is expressed by; itself for a root.
  var link: Int32
  /// The size of the tree, for keeping trees flat.
  var weight: Int32 = 1
  var a: Double = 1
  /// The offset to `link`; the value of a fixed root.
  var b: Double = 0
  var low: Double = -.infinity
  var high: Double = .infinity
  /// The list of rows that wait for something to happen to this root.
  var firstWait: Int32 = -1
  var lastWait: Int32 = -1
  /// Where the root is in the row being looked at, or -1.
  var slot: Int32 = -1
  /// The levels at which the root was fixed (or -1), something was last linked, and each end of the
  /// interval was last moved.
  ///
  /// Level 0 is that of the required constraints.
  var fixedAt: Int16 = -1
  var linkedAt: Int16 = 0
  var lowAt: Int16 = 0
  var highAt: Int16 = 0

  init(_ index: Int32) { link = index }

  var isFixed: Bool { fixedAt >= 0 }
}

/// A row in the list of a root.
struct Wait {
  var row: Int32
  var next: Int32
}

/// What the presolve knows of a row.
struct RowFlags: OptionSet {
  let rawValue: UInt8
  /// On the queue of rows to look at again.
  static let queued = RowFlags(rawValue: 1)
  /// In the lists of its roots.
  static let waiting = RowFlags(rawValue: 2)
  /// Nothing is left to learn from it.
  static let done = RowFlags(rawValue: 4)
  /// An inequality that is to hold exactly, since that is what open positions go by.
  static let tight = RowFlags(rawValue: 8)
}
