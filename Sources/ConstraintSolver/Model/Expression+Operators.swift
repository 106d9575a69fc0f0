// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The operators are written out for each pair of operands instead of over a protocol: the compiler
// then types long sums at once. Where a number literal could be read as an expression too, the
// reading as a plain number is preferred.

extension Expression {
  /// The expression with the opposite sign.
  @inlinable
  public static prefix func - (operand: Expression) -> Expression { operand * -1 }

  /// The sum of both sides.
  @_disfavoredOverload
  @inlinable
  public static func + (left: Expression, right: Expression) -> Expression {
    var sum = left
    sum.add(right, scaledBy: 1)
    return sum
  }

  /// The sum of both sides.
  @_disfavoredOverload
  @inlinable
  public static func + (left: Expression, right: Variable) -> Expression {
    var sum = left
    sum.add(Term(1, right))
    return sum
  }

  /// The sum of both sides.
  @inlinable
  public static func + (left: Expression, right: Double) -> Expression {
    var sum = left
    sum.row.constant += right
    return sum
  }

  /// The sum of both sides.
  @inlinable
  public static func + (left: Double, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(right, scaledBy: 1)
    return sum
  }

  /// The left side without the right side.
  @_disfavoredOverload
  @inlinable
  public static func - (left: Expression, right: Expression) -> Expression {
    var sum = left
    sum.add(right, scaledBy: -1)
    return sum
  }

  /// The left side without the right side.
  @_disfavoredOverload
  @inlinable
  public static func - (left: Expression, right: Variable) -> Expression {
    var sum = left
    sum.add(Term(-1, right))
    return sum
  }

  /// The left side without the right side.
  @inlinable
  public static func - (left: Expression, right: Double) -> Expression {
    var sum = left
    sum.row.constant -= right
    return sum
  }

  /// The left side without the right side.
  @inlinable
  public static func - (left: Double, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(right, scaledBy: -1)
    return sum
  }

  /// The expression, each coefficient and the constant multiplied.
  @inlinable
  public static func * (left: Expression, right: Double) -> Expression {
    var product = left
    product.scale(by: right)
    return product
  }

  /// The expression, each coefficient and the constant multiplied.
  @inlinable
  public static func * (left: Double, right: Expression) -> Expression {
    var product = right
    product.scale(by: left)
    return product
  }

  /// The expression, each coefficient and the constant divided.
  @inlinable
  public static func / (left: Expression, right: Double) -> Expression {
    left * (1 / right)
  }

  /// Adds to the expression in place, which is how to write a long sum in a loop.
  @_disfavoredOverload
  @inlinable
  public static func += (left: inout Expression, right: Expression) {
    left.add(right, scaledBy: 1)
  }

  /// Adds a variable in place.
  @_disfavoredOverload
  @inlinable
  public static func += (left: inout Expression, right: Variable) {
    left.add(Term(1, right))
  }

  /// Adds a number in place.
  @inlinable
  public static func += (left: inout Expression, right: Double) {
    left.row.constant += right
  }

  /// Subtracts from the expression in place.
  @_disfavoredOverload
  @inlinable
  public static func -= (left: inout Expression, right: Expression) {
    left.add(right, scaledBy: -1)
  }

  /// Subtracts a variable in place.
  @_disfavoredOverload
  @inlinable
  public static func -= (left: inout Expression, right: Variable) {
    left.add(Term(-1, right))
  }

  /// Subtracts a number in place.
  @inlinable
  public static func -= (left: inout Expression, right: Double) {
    left.row.constant -= right
  }
}

extension Variable {
  /// The variable with the opposite sign.
  @inlinable
  public static prefix func - (operand: Variable) -> Expression { operand * -1 }

  /// The sum of both sides.
  @inlinable
  public static func + (left: Variable, right: Variable) -> Expression {
    var sum = Expression(left)
    sum.add(Term(1, right))
    return sum
  }

  /// The sum of both sides.
  @_disfavoredOverload
  @inlinable
  public static func + (left: Variable, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(right, scaledBy: 1)
    return sum
  }

  /// The sum of both sides.
  @inlinable
  public static func + (left: Variable, right: Double) -> Expression {
    var sum = Expression(left)
    sum.row.constant += right
    return sum
  }

  /// The sum of both sides.
  @inlinable
  public static func + (left: Double, right: Variable) -> Expression {
    var sum = Expression(left)
    sum.add(Term(1, right))
    return sum
  }

  /// The left side without the right side.
  @inlinable
  public static func - (left: Variable, right: Variable) -> Expression {
    var sum = Expression(left)
    sum.add(Term(-1, right))
    return sum
  }

  /// The left side without the right side.
  @_disfavoredOverload
  @inlinable
  public static func - (left: Variable, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(right, scaledBy: -1)
    return sum
  }

  /// The left side without the right side.
  @inlinable
  public static func - (left: Variable, right: Double) -> Expression {
    var sum = Expression(left)
    sum.row.constant -= right
    return sum
  }

  /// The left side without the right side.
  @inlinable
  public static func - (left: Double, right: Variable) -> Expression {
    var sum = Expression(left)
    sum.add(Term(-1, right))
    return sum
  }

  /// The variable with a coefficient.
  @inlinable
  public static func * (left: Variable, right: Double) -> Expression {
    Expression(right, left)
  }

  /// The variable with a coefficient.
  @inlinable
  public static func * (left: Double, right: Variable) -> Expression {
    Expression(left, right)
  }

  /// The variable with a divisor.
  @inlinable
  public static func / (left: Variable, right: Double) -> Expression {
    Expression(1 / right, left)
  }
}
