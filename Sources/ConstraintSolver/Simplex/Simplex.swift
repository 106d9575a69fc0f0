// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A dense, bounded simplex method for piecewise linear soft rows: the general engine, which solves
/// any system.
///
/// The quantities are the variables (0..<columns, free) and the rows (columns..<columns + rows,
/// each a linear form of the variables). A tableau expresses the basic quantities in terms of the
/// nonbasic ones. A quantity has hard bounds, and while it is *elastic* it also has a soft interval
/// within them, with a cost of one per unit outside it. Minimizing such costs is all that the
/// levels need; see `Simplex+Levels.swift`.
///
/// There are no slack columns: a constraint is the interval of its row.
final class Simplex {
  let columns: Int
  /// The number of rows, including the temporary one for a sum.
  @exclusivity(unchecked) private(set) var rows: Int
  /// The tableau of rows × columns, in row-major order.
  let tableau: Elements<Double>
  /// The value, hard bounds, and soft interval of each quantity.
  let value: Elements<Double>
  let lower: Elements<Double>
  let upper: Elements<Double>
  let softLow: Elements<Double>
  let softHigh: Elements<Double>
  let isElastic: Elements<Bool>
  /// The position of each basic elastic quantity: below (−1), within (0), or above (1) its soft
  /// interval.
  ///
  /// It is stored and not derived from the value, because at an end of the interval both sides have
  /// the same value.
  let costSide: Elements<Int8>
  /// The quantity of each row and column, and the inverse: a row, or the complement of a column.
  let basic: Elements<Int32>
  let nonbasic: Elements<Int32>
  let basisPosition: Elements<Int32>
  /// The slope of the cost of the basic quantities along each column.
  let gradient: Elements<Double>
  /// Scratch: the nonzero columns of a pivot row, and the nonzero rows of a pivot column.
  let support: Elements<Int32>
  let nonzeroRows: Elements<Int32>
  /// Scratch: the single soft row to satisfy.
  let single: Elements<Int32>
  private let arena: Arena
  /// Scratch: the breakpoints along the path of a quantity.
  @exclusivity(unchecked) var breakpoints = Storage<Breakpoint>()

  /// The tolerance below which a violation is treated as zero.
  ///
  /// Derived from the magnitude of the numbers in the system.
  @exclusivity(unchecked) var tolerance = 1e-9
  /// The largest number of iterations for one objective.
  @exclusivity(unchecked) var maximumPivots: Int
  /// The number of entries visited.
  @exclusivity(unchecked) var steps = 0
  /// Whether a search was cut off.
  ///
  /// This can happen if numbers are so large that the arithmetic fails.
  @exclusivity(unchecked) var stoppedEarly = false

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    maximumPivots = 200 + 50 * (columns + rows)
    // One extra row is reserved for a temporary sum.
    let all = columns + rows + 1
    var arena = Arena(
      byteCount: Arena.size(of: Double.self, (rows + 1) * columns)
        + 5 * Arena.size(of: Double.self, all) + Arena.size(of: Double.self, columns)
        + 2 * Arena.size(of: UInt8.self, all) + 2 * Arena.size(of: Int32.self, rows + 1)
        + 2 * Arena.size(of: Int32.self, columns) + Arena.size(of: Int32.self, all)
        + Arena.size(of: Int32.self, 1))
    tableau = arena.allocate((rows + 1) * columns)
    value = arena.allocate(all)
    lower = arena.allocate(all)
    upper = arena.allocate(all)
    softLow = arena.allocate(all)
    softHigh = arena.allocate(all)
    gradient = arena.allocate(columns)
    isElastic = arena.allocate(all)
    costSide = arena.allocate(all)
    basic = arena.allocate(rows + 1)
    nonzeroRows = arena.allocate(rows + 1)
    nonbasic = arena.allocate(columns)
    support = arena.allocate(columns)
    basisPosition = arena.allocate(all)
    single = arena.allocate(1)
    self.arena = arena
    tableau.initialize(repeating: 0, count: rows * columns)
    value.initialize(repeating: 0, count: all)
    lower.initialize(repeating: -.infinity, count: all)
    upper.initialize(repeating: .infinity, count: all)
    softLow.initialize(repeating: -.infinity, count: all)
    softHigh.initialize(repeating: .infinity, count: all)
    isElastic.initialize(repeating: false, count: all)
    costSide.initialize(repeating: 0, count: all)
    for column in 0..<columns {
      nonbasic[column] = Int32(column)
      basisPosition[column] = ~Int32(column)
    }
    for row in 0..<rows {
      basic[row] = Int32(columns + row)
      basisPosition[columns + row] = Int32(row)
    }
  }

  /// Returns the quantity of a row.
  func rowQuantity(_ row: Int) -> Int { columns + row }

  /// Returns the coefficients of a row.
  @inline(__always)
  func coefficients(of row: Int) -> Elements<Double> {
    tableau.slice(from: row * columns, count: columns)
  }

  /// Adds to a coefficient of a row; valid only before the first pivot.
  func addCoefficient(_ coefficient: Double, row: Int, column: Int) {
    tableau[row * columns + column] += coefficient
  }

  /// Sets the hard bounds of a variable and a feasible initial value; valid only before the first
  /// pivot.
  func setInitialBounds(_ column: Int, low: Double, high: Double) {
    lower[column] = low
    upper[column] = high
    value[column] = min(max(0, low), high)
  }

  /// Computes the values of the rows from the variables; valid only before the first pivot.
  func computeRowValues() {
    for row in 0..<rows {
      var sum = 0.0
      let coefficients = coefficients(of: row)
      for column in 0..<columns where coefficients[column] != 0 {
        if abs(coefficients[column]) <= Self.coefficientTolerance {
          coefficients[column] = 0
        } else {
          sum += coefficients[column] * value[column]
        }
      }
      value[columns + row] = sum
    }
    steps += rows * columns
  }

  /// Returns the rounding tolerance of a quantity.
  func epsilon(_ quantity: Int) -> Double { tolerance + 1e-11 * abs(value[quantity]) }

  func isFixed(_ quantity: Int) -> Bool { upper[quantity] - lower[quantity] <= 0 }

  /// Returns whether a quantity is not fixed by the bounds of those on which it depends.
  ///
  /// The test is cheap and one-sided: it may also return `true` for a quantity that cannot actually
  /// move.
  func isOpen(_ quantity: Int) -> Bool {
    if isFixed(quantity) { return false }
    let row = Int(basisPosition[quantity])
    if row < 0 { return true }
    steps += columns
    for column in 0..<columns where tableau[row * columns + column] != 0 {
      if !isFixed(Int(nonbasic[column])) { return true }
    }
    return false
  }

  /// Fixes a quantity at its value.
  func fix(_ quantity: Int) {
    lower[quantity] = value[quantity]
    upper[quantity] = value[quantity]
  }

  /// Returns the distance of the value from the soft interval.
  func violation(_ quantity: Int) -> Double {
    let value = value[quantity]
    if value < softLow[quantity] { return softLow[quantity] - value }
    if value > softHigh[quantity] { return value - softHigh[quantity] }
    return 0
  }

  // MARK: Sums

  /// Adds a temporary row for a sum of quantities and returns its quantity.
  func addRow(ofSum terms: [(quantity: Int, factor: Double)]) -> Int {
    let coefficients = self.coefficients(of: rows)
    coefficients.initialize(repeating: 0, count: columns)
    let quantity = columns + rows
    value[quantity] = 0
    for (other, factor) in terms {
      value[quantity] += factor * value[other]
      if basisPosition[other] < 0 {
        coefficients[Int(~basisPosition[other])] += factor
      } else {
        let row = self.coefficients(of: Int(basisPosition[other]))
        for column in 0..<columns { coefficients[column] += factor * row[column] }
      }
    }
    for column in 0..<columns where abs(coefficients[column]) <= Self.coefficientTolerance {
      coefficients[column] = 0
    }
    steps += columns * (terms.count + 1)
    basic[rows] = Int32(quantity)
    basisPosition[quantity] = Int32(rows)
    rows += 1
    return quantity
  }

  /// Removes the temporary row.
  ///
  /// It has no bounds and so has never left the basis.
  func removeRowOfSum() {
    rows -= 1
    assert(Int(basic[rows]) == columns + rows)
  }
}
