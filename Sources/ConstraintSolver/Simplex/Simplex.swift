// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A small bounded simplex over piecewise linear softRows: the general engine, for any system.
///
/// The quantities are the variables (0..<columns, free) and the rows (columns..<columns + rows, each
/// a linear form of the variables). A tableau expresses the basic quantities by the nonbasic ones;
/// a quantity has hard bounds, and while it is *elastic* it also has a soft interval within them:
/// leaving that costs one per unit. Minimising such costs is all that the levels need, see
/// `Simplex+Levels.swift`.
///
/// Constraints never become columns with slacks of their own: a constraint is its row's interval.
final class Simplex {
  let columns: Int
  /// With the one that measures a sum, while there is one.
  @exclusivity(unchecked) private(set) var rows: Int
  /// rows × columns, row by row.
  let tableau: Elements<Double>
  /// For each quantity: value, hard bounds, soft interval.
  let value: Elements<Double>
  let lower: Elements<Double>
  let upper: Elements<Double>
  let softLow: Elements<Double>
  let softHigh: Elements<Double>
  let isElastic: Elements<Bool>
  /// For a basic elastic quantity: below (-1), within (0) or above (1) its soft row.
  ///
  /// It is kept and not read off the value, since at a corner of the soft row both sides have the
  /// same value.
  let costSide: Elements<Int8>
  /// The quantity in each row and column, and back: a row, or the complement of a column.
  let basic: Elements<Int32>
  let nonbasic: Elements<Int32>
  let place: Elements<Int32>
  /// The slope along each column of the cost of the basic quantities.
  let gradient: Elements<Double>
  /// Scratch: the columns in use of a pivot row, and the rows in use of a pivot column.
  let support: Elements<Int32>
  let touched: Elements<Int32>
  /// Scratch: the one soft row that is met.
  let only: Elements<Int32>
  private let arena: Arena
  /// Scratch: where the cost bends on the way of a quantity.
  @exclusivity(unchecked) var bends = Storage<Bend>()

  /// A miss below this is none.
  ///
  /// Set from the size of the numbers in the system.
  @exclusivity(unchecked) var tolerance = 1e-9
  /// How many steps to make for one objective.
  @exclusivity(unchecked) var mostPivots: Int
  /// How many entries were looked at.
  @exclusivity(unchecked) var steps = 0
  /// Set when a search was cut off.
  ///
  /// Numbers so large that arithmetic breaks down can do that.
  @exclusivity(unchecked) var gaveUp = false

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    mostPivots = 200 + 50 * (columns + rows)
    // One row more is room for measuring a sum.
    let all = columns + rows + 1
    var arena = Arena(
      byteCount: Arena.size(of: Double.self, (rows + 1) * columns)
        + 5 * Arena.size(of: Double.self, all) + Arena.size(of: Double.self, columns)
        + 2 * Arena.size(of: UInt8.self, all) + 2 * Arena.size(of: Int32.self, rows + 1)
        + 2 * Arena.size(of: Int32.self, columns) + Arena.size(of: Int32.self, all)
        + Arena.size(of: Int32.self, 1))
    tableau = arena.take((rows + 1) * columns)
    value = arena.take(all)
    lower = arena.take(all)
    upper = arena.take(all)
    softLow = arena.take(all)
    softHigh = arena.take(all)
    gradient = arena.take(columns)
    isElastic = arena.take(all)
    costSide = arena.take(all)
    basic = arena.take(rows + 1)
    touched = arena.take(rows + 1)
    nonbasic = arena.take(columns)
    support = arena.take(columns)
    place = arena.take(all)
    only = arena.take(1)
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
      place[column] = ~Int32(column)
    }
    for row in 0..<rows {
      basic[row] = Int32(columns + row)
      place[columns + row] = Int32(row)
    }
  }

  /// The quantity that is row number `row`.
  func rowQuantity(_ row: Int) -> Int { columns + row }

  /// The coefficients of a row.
  @inline(__always)
  func coefficients(of row: Int) -> Elements<Double> {
    tableau.slice(from: row * columns, count: columns)
  }

  /// Adds to a coefficient of a row; only before the first pivot.
  func addCoefficient(_ coefficient: Double, row: Int, column: Int) {
    tableau[row * columns + column] += coefficient
  }

  /// Gives a variable its hard bounds and puts it where they allow; only before the first pivot.
  func start(_ column: Int, low: Double, high: Double) {
    lower[column] = low
    upper[column] = high
    value[column] = min(max(0, low), high)
  }

  /// Works out the rows from the variables; only before the first pivot.
  func measureRows() {
    for row in 0..<rows {
      var sum = 0.0
      let coefficients = coefficients(of: row)
      for column in 0..<columns where coefficients[column] != 0 {
        if abs(coefficients[column]) <= Self.noise {
          coefficients[column] = 0
        } else {
          sum += coefficients[column] * value[column]
        }
      }
      value[columns + row] = sum
    }
    steps += rows * columns
  }

  /// How much a quantity may be off by rounding.
  func slack(_ quantity: Int) -> Double { tolerance + 1e-11 * abs(value[quantity]) }

  func isFixed(_ quantity: Int) -> Bool { upper[quantity] - lower[quantity] <= 0 }

  /// Whether a quantity is not held by the bounds of those it depends on.
  ///
  /// Cheap and one-sided: it may also say so of one that can move only in theory.
  func isOpen(_ quantity: Int) -> Bool {
    if isFixed(quantity) { return false }
    let row = Int(place[quantity])
    if row < 0 { return true }
    steps += columns
    for column in 0..<columns where tableau[row * columns + column] != 0 {
      if !isFixed(Int(nonbasic[column])) { return true }
    }
    return false
  }

  /// Pins a quantity where it is.
  func fix(_ quantity: Int) {
    lower[quantity] = value[quantity]
    upper[quantity] = value[quantity]
  }

  /// How far the value is off the soft interval.
  func miss(_ quantity: Int) -> Double {
    let value = value[quantity]
    if value < softLow[quantity] { return softLow[quantity] - value }
    if value > softHigh[quantity] { return value - softHigh[quantity] }
    return 0
  }

  // MARK: Sums

  /// Makes a sum of quantities one more row, and so a quantity itself, until that is dropped again.
  func addRow(ofSum terms: [(quantity: Int, factor: Double)]) -> Int {
    let coefficients = self.coefficients(of: rows)
    coefficients.initialize(repeating: 0, count: columns)
    let quantity = columns + rows
    value[quantity] = 0
    for (other, factor) in terms {
      value[quantity] += factor * value[other]
      if place[other] < 0 {
        coefficients[Int(~place[other])] += factor
      } else {
        let row = self.coefficients(of: Int(place[other]))
        for column in 0..<columns { coefficients[column] += factor * row[column] }
      }
    }
    for column in 0..<columns where abs(coefficients[column]) <= Self.noise {
      coefficients[column] = 0
    }
    steps += columns * (terms.count + 1)
    basic[rows] = Int32(quantity)
    place[quantity] = Int32(rows)
    rows += 1
    return quantity
  }

  /// Drops the row of a sum.
  ///
  /// It has no bounds and so has never left the basis.
  func dropRowOfSum() {
    rows -= 1
    assert(Int(basic[rows]) == columns + rows)
  }
}
