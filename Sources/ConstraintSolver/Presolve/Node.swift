// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The presolve state of a variable: 64 bytes, a cache line.
///
/// Variables that determine each other form a tree under a root: v = a · link + b, over one or more
/// links. A root is either open, with an interval of feasible values, or fixed.
struct Node {
  /// The variable in terms of which this one is expressed; the variable itself for a root.
  var link: Int32
  /// The size of the tree, which keeps trees balanced.
  var weight: Int32 = 1
  var a: Double = 1
  /// The offset from `link`, or the value of a fixed root.
  var b: Double = 0
  var low: Double = -.infinity
  var high: Double = .infinity
  /// The first entry in the list of rows to propagate when this root changes, or −1.
  var firstWatch: Int32 = -1
  var lastWatch: Int32 = -1
  /// The position of the root in the current row, or −1.
  var slot: Int32 = -1
  /// The levels at which the root was fixed (or −1), was last linked, and had each bound last
  /// tightened.
  ///
  /// Level 0 is that of the required constraints.
  var fixedAt: Int16 = -1
  var linkedAt: Int16 = 0
  var lowAt: Int16 = 0
  var highAt: Int16 = 0

  init(_ index: Int32) { link = index }

  var isFixed: Bool { fixedAt >= 0 }
}

/// An entry in the list of rows that watch a root.
struct WatchEntry {
  var row: Int32
  var next: Int32
}

/// The presolve state of a row.
struct RowFlags: OptionSet {
  let rawValue: UInt8
  /// The row is queued for propagation.
  static let queued = RowFlags(rawValue: 1)
  /// The row is in the watch lists of its roots.
  static let watching = RowFlags(rawValue: 2)
  /// The row is redundant.
  static let done = RowFlags(rawValue: 4)
  /// The row is an inequality that should become active, because open positions default to its
  /// bound.
  static let active = RowFlags(rawValue: 8)
  static let queuedOrDone: RowFlags = [.queued, .done]
}
