// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Simplex {
  /// Pivots: exchanges the basic quantity of a row with the nonbasic one of a column, whose nonzero
  /// rows are in ``nonzeroRows``.
  func pivot(_ row: Int, _ column: Int, nonzeroCount: Int) {
    let pivotRow = coefficients(of: row)
    let inverse = 1 / pivotRow[column]
    let enteringGradient = gradient[column]
    var used = 0
    for other in 0..<columns where other != column && pivotRow[other] != 0 {
      pivotRow[other] *= -inverse
      support[used] = Int32(other)
      used += 1
    }
    pivotRow[column] = inverse
    for position in 0..<nonzeroCount {
      let other = Int(nonzeroRows[position])
      if other == row { continue }
      let coefficients = coefficients(of: other)
      let factor = coefficients[column]
      for position in 0..<used {
        let target = Int(support[position])
        let sum = coefficients[target] + factor * pivotRow[target]
        coefficients[target] = abs(sum) < Self.coefficientTolerance ? 0 : sum
      }
      coefficients[column] = factor * inverse
    }
    steps += columns + nonzeroCount * (used + 1)
    for position in 0..<used {
      let target = Int(support[position])
      gradient[target] += enteringGradient * pivotRow[target]
    }
    gradient[column] = enteringGradient * inverse
    let leaving = basic[row]
    basic[row] = nonbasic[column]
    nonbasic[column] = leaving
    basisPosition[Int(basic[row])] = Int32(row)
    basisPosition[Int(leaving)] = ~Int32(column)
  }

  /// Adds the contribution of a basic quantity, whose cost has the slope `slope`, to the gradient.
  func addToGradient(_ row: Int, slope: Double) {
    if slope == 0 { return }
    let coefficients = coefficients(of: row)
    for column in 0..<columns { gradient[column] += slope * coefficients[column] }
    steps += columns
  }

  /// Recomputes the gradient of the cost of the basic soft rows along each column.
  func recomputeGradient(_ softRows: UnsafeBufferPointer<Int32>) {
    gradient.initialize(repeating: 0, count: columns)
    steps += columns + softRows.count
    for softRow in softRows where basisPosition[Int(softRow)] >= 0 {
      addToGradient(Int(basisPosition[Int(softRow)]), slope: Double(costSide[Int(softRow)]))
    }
  }
}
