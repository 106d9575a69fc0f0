// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The operators are written out for each pair of operand types instead of using a protocol, which
// keeps type checking of long sums fast. Where a literal could be a number or an expression, the
// number is preferred.

extension LinearExpression {
  /// Returns the expression with the opposite sign.
  @inlinable
  public static prefix func - (operand: LinearExpression) -> LinearExpression { operand * -1 }

  /// Returns the sum of both sides.
  @_disfavoredOverload
  @inlinable
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right, scaledBy: 1)
    return sum
  }

  /// Returns the sum of both sides.
  @_disfavoredOverload
  @inlinable
  public static func + (left: LinearExpression, right: Variable) -> LinearExpression {
    var sum = left
    sum.add(Term(1, right))
    return sum
  }

  /// Returns the sum of both sides.
  @inlinable
  public static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.row.constant += right
    return sum
  }

  /// Returns the sum of both sides.
  @inlinable
  public static func + (left: Double, right: LinearExpression) -> LinearExpression {
    var sum = LinearExpression(left)
    sum.add(right, scaledBy: 1)
    return sum
  }

  /// Returns the left side minus the right side.
  @_disfavoredOverload
  @inlinable
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right, scaledBy: -1)
    return sum
  }

  /// Returns the left side minus the right side.
  @_disfavoredOverload
  @inlinable
  public static func - (left: LinearExpression, right: Variable) -> LinearExpression {
    var sum = left
    sum.add(Term(-1, right))
    return sum
  }

  /// Returns the left side minus the right side.
  @inlinable
  public static func - (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.row.constant -= right
    return sum
  }

  /// Returns the left side minus the right side.
  @inlinable
  public static func - (left: Double, right: LinearExpression) -> LinearExpression {
    var sum = LinearExpression(left)
    sum.add(right, scaledBy: -1)
    return sum
  }

  /// Returns the expression with its coefficients and its constant multiplied by a number.
  @inlinable
  public static func * (left: LinearExpression, right: Double) -> LinearExpression {
    var product = left
    product.scale(by: right)
    return product
  }

  /// Returns the expression with its coefficients and its constant multiplied by a number.
  @inlinable
  public static func * (left: Double, right: LinearExpression) -> LinearExpression {
    var product = right
    product.scale(by: left)
    return product
  }

  /// Returns the expression with its coefficients and its constant divided by a number.
  @inlinable
  public static func / (left: LinearExpression, right: Double) -> LinearExpression {
    left * (1 / right)
  }

  /// Adds an expression in place, which is the most efficient way to build a long sum in a loop.
  @_disfavoredOverload
  @inlinable
  public static func += (left: inout LinearExpression, right: LinearExpression) {
    left.add(right, scaledBy: 1)
  }

  /// Adds a variable in place.
  @_disfavoredOverload
  @inlinable
  public static func += (left: inout LinearExpression, right: Variable) {
    left.add(Term(1, right))
  }

  /// Adds a number in place.
  @inlinable
  public static func += (left: inout LinearExpression, right: Double) {
    left.row.constant += right
  }

  /// Subtracts an expression in place.
  @_disfavoredOverload
  @inlinable
  public static func -= (left: inout LinearExpression, right: LinearExpression) {
    left.add(right, scaledBy: -1)
  }

  /// Subtracts a variable in place.
  @_disfavoredOverload
  @inlinable
  public static func -= (left: inout LinearExpression, right: Variable) {
    left.add(Term(-1, right))
  }

  /// Subtracts a number in place.
  @inlinable
  public static func -= (left: inout LinearExpression, right: Double) {
    left.row.constant -= right
  }
}

extension Variable {
  /// Returns the variable with the opposite sign.
  @inlinable
  public static prefix func - (operand: Variable) -> LinearExpression { operand * -1 }

  /// Returns the sum of both sides.
  @inlinable
  public static func + (left: Variable, right: Variable) -> LinearExpression {
    var sum = LinearExpression(left)
    sum.add(Term(1, right))
    return sum
  }

  /// Returns the sum of both sides.
  @_disfavoredOverload
  @inlinable
  public static func + (left: Variable, right: LinearExpression) -> LinearExpression {
    var sum = LinearExpression(left)
    sum.add(right, scaledBy: 1)
    return sum
  }

  /// Returns the sum of both sides.
  @inlinable
  public static func + (left: Variable, right: Double) -> LinearExpression {
    var sum = LinearExpression(left)
    sum.row.constant += right
    return sum
  }

  /// Returns the sum of both sides.
  @inlinable
  public static func + (left: Double, right: Variable) -> LinearExpression {
    var sum = LinearExpression(left)
    sum.add(Term(1, right))
    return sum
  }

  /// Returns the left side minus the right side.
  @inlinable
  public static func - (left: Variable, right: Variable) -> LinearExpression {
    var sum = LinearExpression(left)
    sum.add(Term(-1, right))
    return sum
  }

  /// Returns the left side minus the right side.
  @_disfavoredOverload
  @inlinable
  public static func - (left: Variable, right: LinearExpression) -> LinearExpression {
    var sum = LinearExpression(left)
    sum.add(right, scaledBy: -1)
    return sum
  }

  /// Returns the left side minus the right side.
  @inlinable
  public static func - (left: Variable, right: Double) -> LinearExpression {
    var sum = LinearExpression(left)
    sum.row.constant -= right
    return sum
  }

  /// Returns the left side minus the right side.
  @inlinable
  public static func - (left: Double, right: Variable) -> LinearExpression {
    var sum = LinearExpression(left)
    sum.add(Term(-1, right))
    return sum
  }

  /// Returns the product of the variable and a coefficient.
  @inlinable
  public static func * (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(right, left)
  }

  /// Returns the product of the variable and a coefficient.
  @inlinable
  public static func * (left: Double, right: Variable) -> LinearExpression {
    LinearExpression(left, right)
  }

  /// Returns the quotient of the variable and a divisor.
  @inlinable
  public static func / (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(1 / right, left)
  }
}
