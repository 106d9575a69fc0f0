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

  /// Fills the places of a row that are not in use.
  @inlinable static var unused: Term { Term(0, Variable(index: -1)) }
}

/// Up to four terms and a constant, kept in place: what a layout writes by the thousand without
/// allocating. With a relation it reads Σ coefficient·variable + constant (relation) 0.
@usableFromInline @frozen package struct Row: Hashable, Sendable {
  @usableFromInline package var t0 = Term.unused
  @usableFromInline package var t1 = Term.unused
  @usableFromInline package var t2 = Term.unused
  @usableFromInline package var t3 = Term.unused
  /// How many of the four terms are in use.
  @usableFromInline package var count = 0
  @usableFromInline package var constant: Double = 0

  @inlinable package init(constant: Double = 0) { self.constant = constant }

  @inlinable package init(_ t0: Term, constant: Double = 0) {
    self.t0 = t0
    count = 1
    self.constant = constant
  }

  @inlinable package init(_ t0: Term, _ t1: Term, constant: Double = 0) {
    self.t0 = t0
    self.t1 = t1
    count = 2
    self.constant = constant
  }

  @inlinable package init(_ t0: Term, _ t1: Term, _ t2: Term, constant: Double = 0) {
    self.t0 = t0
    self.t1 = t1
    self.t2 = t2
    count = 3
    self.constant = constant
  }

  @inlinable package init(_ t0: Term, _ t1: Term, _ t2: Term, _ t3: Term, constant: Double = 0) {
    self.t0 = t0
    self.t1 = t1
    self.t2 = t2
    self.t3 = t3
    count = 4
    self.constant = constant
  }

  /// The term at `position`, which must be below 4.
  @inlinable package subscript(position: Int) -> Term {
    get {
      switch position {
      case 0: t0
      case 1: t1
      case 2: t2
      default: t3
      }
    }
    set {
      switch position {
      case 0: t0 = newValue
      case 1: t1 = newValue
      case 2: t2 = newValue
      default: t3 = newValue
      }
    }
  }

  /// Adds a term, folding it into one of the same variable. Answers false, having done nothing,
  /// when all four places are taken.
  @inlinable @discardableResult
  package mutating func append(_ term: Term) -> Bool {
    if count == 0 {
      t0 = term
      count = 1
      return true
    }
    if t0.variable == term.variable {
      t0.coefficient += term.coefficient
      return true
    }
    if count == 1 {
      t1 = term
      count = 2
      return true
    }
    return appendToSeveral(term)
  }

  /// As above, where there are two terms at least and the first is about another variable.
  @usableFromInline
  mutating func appendToSeveral(_ term: Term) -> Bool {
    for position in 1..<count where self[position].variable == term.variable {
      self[position].coefficient += term.coefficient
      return true
    }
    guard count < 4 else { return false }
    self[count] = term
    count += 1
    return true
  }
}
