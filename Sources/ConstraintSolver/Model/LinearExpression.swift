// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A linear expression: a sum of coefficients times variables, plus a constant.
///
/// Write expressions with operators, such as `2 * width + 8` or `left + width / 2`. An expression
/// with up to four variables doesn't allocate memory.
@frozen
public struct LinearExpression: Hashable, Sendable {
  /// The first four variables and the constant.
  @usableFromInline package var row: Row
  /// Further variables, none of which is in `row`, or `nil` if there are none.
  @usableFromInline package var more: [Term]?

  /// Creates a constant expression.
  @inlinable
  public init(_ constant: Double) { row = Row(constant: constant) }

  /// Creates an expression that equals `variable`.
  @inlinable
  public init(_ variable: Variable) { row = Row(Term(1, variable)) }

  /// Creates an expression that equals `coefficient` times `variable`.
  @inlinable
  init(_ coefficient: Double, _ variable: Variable) { row = Row(Term(coefficient, variable)) }

  /// The constant term.
  @inlinable public var constant: Double {
    get { row.constant }
    set { row.constant = newValue }
  }

  /// The number of distinct variables in the expression.
  var count: Int { row.count + (more?.count ?? 0) }

  /// The term at `position`, in the order in which the terms were written.
  subscript(position: Int) -> Term {
    position < row.count ? row[position] : more?[position - row.count] ?? .unused
  }

  @inlinable
  mutating func add(_ term: Term) {
    if !row.append(term) { LinearExpression.add(term, to: &more) }
  }

  /// Adds a term that doesn't fit in the row.
  @usableFromInline
  static func add(_ term: Term, to more: inout [Term]?) {
    var terms = more ?? []
    more = nil
    if let position = terms.firstIndex(where: { $0.variable == term.variable }) {
      terms[position].coefficient += term.coefficient
    } else {
      terms.append(term)
    }
    more = terms
  }

  @inlinable
  mutating func add(_ other: LinearExpression, scaledBy factor: Double) {
    if other.row.count == 1 {
      add(Term(other.row.t0.coefficient * factor, other.row.t0.variable))
    } else if other.row.count > 0 {
      addTerms(other, factor)
    }
    row.constant += other.row.constant * factor
  }

  @usableFromInline
  mutating func addTerms(_ other: LinearExpression, _ factor: Double) {
    for position in 0..<other.count {
      let term = other[position]
      add(Term(term.coefficient * factor, term.variable))
    }
  }

  @usableFromInline
  mutating func scale(by factor: Double) {
    for position in 0..<row.count { row[position].coefficient *= factor }
    if let terms = more {
      more = terms.map { Term($0.coefficient * factor, $0.variable) }
    }
    // Treat zero times infinity as zero, so that the error is attributed to the coefficients.
    if row.constant != 0 { row.constant *= factor }
  }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a constant expression from a floating-point literal.
  @inlinable
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a constant expression from an integer literal.
  @inlinable
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

/// The former name of the type, which conflicts with a type in Foundation.
@available(*, deprecated, renamed: "LinearExpression")
public typealias Expression = LinearExpression
