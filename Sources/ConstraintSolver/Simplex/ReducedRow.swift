// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A row over unknowns: Σ factor · unknown (relation) bound.
struct ReducedRow {
  var priority: Double
  var bound: Double
  var constraint: Int32
  /// The rank of the row when rows compete.
  var rank: Int32
  var relation: Relation
  /// Whether the row was eliminated or merged with another.
  var isEliminated = false
  /// Whether the row links blocks that have engines of their own.
  var isLinking = false
  /// The index of its first term, once elimination is finished.
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0

  var isRequired: Bool { priority >= 1000 }
  /// The interval for the left side of the row.
  var low: Double { relation == .lessThanOrEqual ? -.infinity : bound }
  var high: Double { relation == .greaterThanOrEqual ? .infinity : bound }
}

/// A closed interval of values.
struct Interval {
  var low: Double
  var high: Double
}

/// The engine and quantity to which an unknown or a row is assigned.
struct EngineAssignment {
  /// The engine number of an eliminated unknown.
  static var eliminated: Int32 { -2 }

  /// The number of the engine, −1 for none.
  var engine: Int32 = -1
  /// The number of the quantity in the engine.
  var quantity: Int32 = -1
  /// The coefficient of the quantity in the row.
  var factor = 1.0

  /// Returns the interval of the quantity that a row prefers or requires.
  func interval(_ row: ReducedRow) -> Interval {
    let (low, high) = (row.low / factor, row.high / factor)
    return factor > 0 ? Interval(low: low, high: high) : Interval(low: high, high: low)
  }
}

/// The engine for one connected component of unknowns and rows.
struct ComponentEngine {
  enum Kind: BitwiseCopyable {
    /// A single unknown.
    case single
    /// Unknowns connected by one sum.
    case allocation
    case simplex
  }

  var kind = Kind.single
  /// The index among the engines of its kind.
  var number: Int32 = 0
  var unknownCount: Int32 = 0
  /// The range of its rows: the required ones first, then the soft ones, highest level first.
  var firstRow: Int32 = 0
  var firstSoftRow: Int32 = 0
  var rowEnd: Int32 = 0
  /// The number of rows with several unknowns, and the last such row.
  var sums: Int32 = 0
  var sumRow: Int32 = -1
  /// The linking row of which this is a block, and the number of the block; −1 if it is
  /// independent.
  var link: Int32 = -1
  var block: Int32 = -1
  /// The number of its terms in the linking row.
  var linkingTermCount: Int32 = 0
}
