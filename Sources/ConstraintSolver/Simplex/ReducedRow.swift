// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A row about unknowns: Σ factor · unknown (relation) bound.
struct ReducedRow {
  var priority: Double
  var bound: Double
  var place: Int32
  /// Its place among the rows that compete.
  var rank: Int32
  var relation: Relation
  /// Whether it was taken out, or put together with another.
  var isPeeled = false
  /// Whether it holds together blocks that have engines of their own.
  var isLinking = false
  /// Where its terms are, once nothing is taken out any more.
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0

  var isRequired: Bool { priority >= 1000 }
  /// The interval that it prefers its left side to be in.
  var low: Double { relation == .lessThanOrEqual ? -.infinity : bound }
  var high: Double { relation == .greaterThanOrEqual ? .infinity : bound }
}

/// What an unknown can be.
struct Interval {
  var low: Double
  var high: Double
}

/// Where an unknown or a row has gone.
struct ReducedSeat {
  /// Stands for the engine of an unknown that was taken out.
  static var takenOut: Int32 { -2 }

  /// The number of the engine, -1 for none.
  var engine: Int32 = -1
  /// The number of the quantity there.
  var quantity: Int32 = -1
  /// What a unit of the quantity is of the row.
  var factor = 1.0

  /// The interval that a row prefers or requires its quantity to be in.
  func interval(_ row: ReducedRow) -> Interval {
    let (low, high) = (row.low / factor, row.high / factor)
    return factor > 0 ? Interval(low: low, high: high) : Interval(low: high, high: low)
  }
}

/// What solves one component: the unknowns and rows that hang together.
struct ReducedEngine {
  enum Kind: BitwiseCopyable {
    /// One unknown by itself.
    case single
    /// Unknowns that one sum holds together.
    case allocation
    case simplex
  }

  var kind = Kind.single
  /// Which of its kind it is.
  var number: Int32 = 0
  var unknownCount: Int32 = 0
  /// The place of its rows in the order of all: first the required ones, then the softRows, the
  /// highest level first.
  var firstRow: Int32 = 0
  var firstSoftRow: Int32 = 0
  var rowEnd: Int32 = 0
  /// How many rows are about several unknowns, and the last of them.
  var sums: Int32 = 0
  var sumRow: Int32 = -1
  /// The linking row that it is a block of and its number there, -1 where it stands by itself.
  var link: Int32 = -1
  var block: Int32 = -1
  /// How many terms the linking row has in it.
  var shares: Int32 = 0
}
