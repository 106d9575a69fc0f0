// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A few linear relations, decided by elimination alone: slow, simple, and independent of the
/// solver and its numbers.
struct PlainSystem {
  enum Sign { case equal, atMost, atLeast }

  /// Σ factor × unknown + constant (sign) 0.
  struct Line {
    var factors: [Double]
    var constant: Double
    var sign: Sign
  }

  var lines: [Line] = []

  private static let small = 1e-9

  /// Whether some values satisfy every line.
  ///
  /// Equations are solved one after another for an unknown, which is replaced everywhere else. The
  /// unknowns of the inequalities are then eliminated by the Fourier–Motzkin method, which combines
  /// each lower bound with each upper bound.
  var isSatisfiable: Bool {
    var left = lines
    while let place = left.firstIndex(where: { $0.sign == .equal }) {
      let equation = left.remove(at: place)
      guard let unknown = equation.largest else {
        if abs(equation.constant) > Self.small { return false }
        continue
      }
      for other in left.indices { left[other].eliminate(unknown, with: equation) }
    }
    return Self.areSatisfiable(inequalities: left)
  }

  /// Whether the lines contradict each other, but not without any one of them.
  var isMinimalContradiction: Bool {
    guard !isSatisfiable else { return false }
    return lines.indices.allSatisfy { place in
      var rest = self
      rest.lines.remove(at: place)
      return rest.isSatisfiable
    }
  }

  private static func areSatisfiable(inequalities: [Line]) -> Bool {
    // All as “less than or equal”.
    var left = inequalities.map { line in
      line.sign == .atMost ? line : line.times(-1, .atMost)
    }
    while let unknown = left.lazy.compactMap(\.largest).first {
      let above = left.filter { $0.factors[unknown] > small }
      let below = left.filter { $0.factors[unknown] < -small }
      left.removeAll { abs($0.factors[unknown]) > small }
      for upper in above {
        for lower in below {
          let factor = -upper.factors[unknown] / lower.factors[unknown]
          left.append(upper.plus(lower, times: factor))
        }
      }
    }
    return left.allSatisfy { $0.constant <= small }
  }
}

extension PlainSystem.Line {
  /// The unknown with the largest factor, or `nil` if no unknown is left.
  fileprivate var largest: Int? {
    var found: Int?
    for place in factors.indices where abs(factors[place]) > 1e-9 {
      if found.map({ abs(factors[$0]) < abs(factors[place]) }) ?? true { found = place }
    }
    return found
  }

  fileprivate func times(_ factor: Double, _ sign: PlainSystem.Sign) -> PlainSystem.Line {
    PlainSystem.Line(factors: factors.map { $0 * factor }, constant: constant * factor, sign: sign)
  }

  fileprivate func plus(_ other: PlainSystem.Line, times factor: Double) -> PlainSystem.Line {
    var sum = self
    for place in factors.indices { sum.factors[place] += factor * other.factors[place] }
    sum.constant += factor * other.constant
    return sum
  }

  fileprivate mutating func eliminate(_ unknown: Int, with equation: PlainSystem.Line) {
    guard factors[unknown] != 0 else { return }
    self = plus(equation, times: -factors[unknown] / equation.factors[unknown])
    factors[unknown] = 0
  }
}
