// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A sum of coefficients times variables, plus a constant.
///
/// Write one with the operators: `2 * width + 8`, `left + width / 2`. An expression of up to four
/// variables allocates nothing.
public struct Expression: Hashable, Sendable {
  /// The first four variables and the constant.
  var row: Row
  /// Further variables, none of which is in `row`.
  var more: [Term] = []

  /// The expression that is `constant` whatever the variables are.
  public init(_ constant: Double) { row = Row(constant: constant) }

  /// The expression that has the value of `variable`.
  public init(_ variable: Variable) { row = Row(Term(1, variable)) }

  /// The part that is no variable's.
  public var constant: Double {
    get { row.constant }
    set { row.constant = newValue }
  }

  /// The number of variables that were written, each counted once.
  var count: Int { row.count + more.count }

  /// The term at `position`, in the order of writing.
  subscript(position: Int) -> Term {
    position < row.count ? row[position] : more[position - row.count]
  }

  mutating func add(_ term: Term) {
    if row.append(term) { return }
    if let position = more.firstIndex(where: { $0.variable == term.variable }) {
      more[position].coefficient += term.coefficient
    } else {
      more.append(term)
    }
  }

  mutating func add(_ other: Expression, scaledBy factor: Double) {
    for position in 0..<other.count {
      let term = other[position]
      add(Term(term.coefficient * factor, term.variable))
    }
    row.constant += other.row.constant * factor
  }

  mutating func scale(by factor: Double) {
    for position in 0..<row.count { row[position].coefficient *= factor }
    for position in more.indices { more[position].coefficient *= factor }
    // Nothing times infinity is nothing here: the coefficients tell what is wrong.
    if row.constant != 0 { row.constant *= factor }
  }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The constant expression written as a number with a fraction.
  public init(floatLiteral value: Double) { self.init(value) }

  /// The constant expression written as a whole number.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
