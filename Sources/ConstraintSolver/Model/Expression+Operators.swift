// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The operators are written out for each pair of operands instead of over a protocol: the compiler
// then types long sums at once. Where a number literal could be read as an expression too, the
// reading as a plain number is preferred.

extension Expression {
  /// The expression with the opposite sign.
  public static prefix func - (operand: Expression) -> Expression { operand * -1 }

  /// The sum of both sides.
  @_disfavoredOverload
  public static func + (left: Expression, right: Expression) -> Expression {
    var sum = left
    sum.add(right, scaledBy: 1)
    return sum
  }

  /// The sum of both sides.
  @_disfavoredOverload
  public static func + (left: Expression, right: Variable) -> Expression {
    var sum = left
    sum.add(Expression(right), scaledBy: 1)
    return sum
  }

  /// The sum of both sides.
  public static func + (left: Expression, right: Double) -> Expression {
    var sum = left
    sum.add(Expression(right), scaledBy: 1)
    return sum
  }

  /// The sum of both sides.
  public static func + (left: Double, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(right, scaledBy: 1)
    return sum
  }

  /// The left side without the right side.
  @_disfavoredOverload
  public static func - (left: Expression, right: Expression) -> Expression {
    var sum = left
    sum.add(right, scaledBy: -1)
    return sum
  }

  /// The left side without the right side.
  @_disfavoredOverload
  public static func - (left: Expression, right: Variable) -> Expression {
    var sum = left
    sum.add(Expression(right), scaledBy: -1)
    return sum
  }

  /// The left side without the right side.
  public static func - (left: Expression, right: Double) -> Expression {
    var sum = left
    sum.add(Expression(right), scaledBy: -1)
    return sum
  }

  /// The left side without the right side.
  public static func - (left: Double, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(right, scaledBy: -1)
    return sum
  }

  /// The expression, each coefficient and the constant multiplied.
  public static func * (left: Expression, right: Double) -> Expression {
    var product = left
    product.scale(by: right)
    return product
  }

  /// The expression, each coefficient and the constant multiplied.
  public static func * (left: Double, right: Expression) -> Expression {
    var product = right
    product.scale(by: left)
    return product
  }

  /// The expression, each coefficient and the constant divided.
  public static func / (left: Expression, right: Double) -> Expression {
    left * (1 / right)
  }
}

extension Variable {
  /// The variable with the opposite sign.
  public static prefix func - (operand: Variable) -> Expression { operand * -1 }

  /// The sum of both sides.
  public static func + (left: Variable, right: Variable) -> Expression {
    var sum = Expression(left)
    sum.add(Expression(right), scaledBy: 1)
    return sum
  }

  /// The sum of both sides.
  @_disfavoredOverload
  public static func + (left: Variable, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(right, scaledBy: 1)
    return sum
  }

  /// The sum of both sides.
  public static func + (left: Variable, right: Double) -> Expression {
    var sum = Expression(left)
    sum.add(Expression(right), scaledBy: 1)
    return sum
  }

  /// The sum of both sides.
  public static func + (left: Double, right: Variable) -> Expression {
    var sum = Expression(left)
    sum.add(Expression(right), scaledBy: 1)
    return sum
  }

  /// The left side without the right side.
  public static func - (left: Variable, right: Variable) -> Expression {
    var sum = Expression(left)
    sum.add(Expression(right), scaledBy: -1)
    return sum
  }

  /// The left side without the right side.
  @_disfavoredOverload
  public static func - (left: Variable, right: Expression) -> Expression {
    var sum = Expression(left)
    sum.add(right, scaledBy: -1)
    return sum
  }

  /// The left side without the right side.
  public static func - (left: Variable, right: Double) -> Expression {
    var sum = Expression(left)
    sum.add(Expression(right), scaledBy: -1)
    return sum
  }

  /// The left side without the right side.
  public static func - (left: Double, right: Variable) -> Expression {
    var sum = Expression(left)
    sum.add(Expression(right), scaledBy: -1)
    return sum
  }

  /// The variable with a coefficient.
  public static func * (left: Variable, right: Double) -> Expression {
    var product = Expression(left)
    product.scale(by: right)
    return product
  }

  /// The variable with a coefficient.
  public static func * (left: Double, right: Variable) -> Expression {
    var product = Expression(right)
    product.scale(by: left)
    return product
  }

  /// The variable with a divisor.
  public static func / (left: Variable, right: Double) -> Expression {
    Expression(left) * (1 / right)
  }
}
