// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A coefficient times a variable.
@usableFromInline @frozen package struct Term: Hashable, Sendable {
  @usableFromInline package var variable: Variable
  @usableFromInline package var coefficient: Double

  @inlinable package init(_ coefficient: Double, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }

  @inlinable package init(variable: Variable, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }

  /// A term that fills an unused slot of a row.
  @inlinable static var unused: Term { Term(0, Variable(index: -1)) }
}

/// Up to four terms and a constant, stored inline, so that a layout can write thousands of rows
/// without allocating memory.
///
/// Together with a relation, it represents Σ coefficient·variable + constant (relation) 0.
///
/// A row fills one cache line; unused slots are zero. It consists of two vectors and two numbers,
/// so that it stays in registers where many separate fields would be passed in memory.
@usableFromInline @frozen package struct Row: Hashable, Sendable {
  @usableFromInline package var coefficients = SIMD4<Double>(repeating: 0)
  @usableFromInline package var variables = SIMD4<Int32>(repeating: 0)
  @usableFromInline package var constant: Double = 0
  /// The number of terms in use, at most four.
  @usableFromInline package var count = 0

  @inlinable package init(constant: Double = 0) { self.constant = constant }

  @inlinable package init(_ t0: Term, constant: Double = 0) {
    set(0, t0)
    count = 1
    self.constant = constant
  }

  @inlinable package init(_ t0: Term, _ t1: Term, constant: Double = 0) {
    self.init(t0, constant: constant)
    self.t1 = t1
    count = 2
  }

  @inlinable package init(_ t0: Term, _ t1: Term, _ t2: Term, constant: Double = 0) {
    self.init(t0, t1, constant: constant)
    self.t2 = t2
    count = 3
  }

  @inlinable package init(_ t0: Term, _ t1: Term, _ t2: Term, _ t3: Term, constant: Double = 0) {
    self.init(t0, t1, t2, constant: constant)
    self.t3 = t3
    count = 4
  }

  @inlinable @inline(__always)
  mutating func set(_ position: Int, _ term: Term) {
    coefficients[position] = term.coefficient
    variables[position] = term.variable.index
  }

  @inlinable package var t0: Term {
    get { Term(coefficients[0], Variable(index: variables[0])) }
    set { set(0, newValue) }
  }
  @inlinable package var t1: Term {
    get { Term(coefficients[1], Variable(index: variables[1])) }
    set { set(1, newValue) }
  }
  @inlinable package var t2: Term {
    get { Term(coefficients[2], Variable(index: variables[2])) }
    set { set(2, newValue) }
  }
  @inlinable package var t3: Term {
    get { Term(coefficients[3], Variable(index: variables[3])) }
    set { set(3, newValue) }
  }

  /// The term at `position`, which must be below 4.
  @inlinable package subscript(position: Int) -> Term {
    get { Term(coefficients[position], Variable(index: variables[position])) }
    set { set(position, newValue) }
  }

  /// Adds a term, combining it with a term of the same variable.
  ///
  /// Returns `false` and leaves the row unchanged if all four slots are in use.
  @inlinable @discardableResult
  package mutating func append(_ term: Term) -> Bool {
    let (variable, coefficient) = (term.variable.index, term.coefficient)
    if count == 0 {
      set(0, term)
      count = 1
      return true
    }
    if variables[0] == variable {
      coefficients[0] += coefficient
      return true
    }
    if count == 1 {
      set(1, term)
      count = 2
      return true
    }
    if variables[1] == variable {
      coefficients[1] += coefficient
      return true
    }
    if count == 2 {
      set(2, term)
      count = 3
      return true
    }
    guard let longer = appendedToSeveral(term) else { return false }
    self = longer
    return true
  }

  /// Returns the row with a term added, given that it has at least three terms and the first two
  /// are for other variables.
  ///
  /// The row isn't modified in place, so that a row under construction can stay in registers.
  @usableFromInline
  func appendedToSeveral(_ term: Term) -> Row? {
    var longer = self
    for position in 2..<count where self[position].variable == term.variable {
      longer[position].coefficient += term.coefficient
      return longer
    }
    guard count < 4 else { return nil }
    longer[count] = term
    longer.count += 1
    return longer
  }
}
