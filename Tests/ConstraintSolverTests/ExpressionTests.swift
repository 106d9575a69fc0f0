// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite("Linear expressions")
struct ExpressionTests {
  private let solver = Solver()

  private func makeVariable(_ value: Double) throws -> Variable {
    let variable = solver.makeVariable()
    try solver.add(variable, .equal, LinearExpression(value))
    return variable
  }

  private func value(of expression: LinearExpression) throws -> Double {
    let result = solver.makeVariable()
    try solver.add(result, .equal, expression)
    solver.solve()
    return solver.value(of: result)
  }

  @Test("every operator has the value of the same operator on numbers")
  func operators() throws {
    let (a, b) = (try makeVariable(3), try makeVariable(5))
    let (e, f) = (2 * a + 1, b - 2)
    let expressions: [(LinearExpression, Double)] = [
      (-a, -3), (a + b, 8), (a + f, 6), (a + 2, 5), (2 + a, 5),
      (a - b, -2), (b - e, -2), (a - 2, 1), (2 - a, -1),
      (a * 2, 6), (2 * a, 6), (a / 2, 1.5),
      (-e, -7), (e + f, 10), (e + b, 12), (e + 2, 9), (2 + e, 9),
      (e - f, 4), (e - b, 2), (e - 2, 5), (2 - e, -5),
      (e * 2, 14), (2 * e, 14), (e / 2, 3.5),
    ]
    for (number, (expression, expected)) in expressions.enumerated() {
      #expect(try value(of: expression) == expected, "expression \(number)")
    }
  }

  @Test("every assignment operator changes an expression as on numbers")
  func assignments() throws {
    let (a, b) = (try makeVariable(3), try makeVariable(5))
    var sum = LinearExpression(a)
    sum += 2 * b + 1
    #expect(try value(of: sum) == 14)
    sum += b
    #expect(try value(of: sum) == 19)
    sum += 4.0
    #expect(try value(of: sum) == 23)
    sum -= b - 1
    #expect(try value(of: sum) == 19)
    sum -= a
    #expect(try value(of: sum) == 16)
    sum -= 6.0
    #expect(try value(of: sum) == 10)
  }

  @Test("a variable that is added again is counted again, also beyond the first four")
  func repeated() throws {
    let all = try (1...6).map { try makeVariable(Double($0)) }
    var sum = LinearExpression(100)
    for variable in all { sum += 2 * variable }
    #expect(try value(of: sum) == 142)
    for variable in all { sum -= variable }
    #expect(try value(of: sum) == 121)
    #expect(try value(of: 2 * sum - sum / 2) == 181.5)
  }

  @Test("a constraint between variables and expressions is required unless a priority is given")
  func required() throws {
    let (a, b, c, d) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(a, .equal, 10)
    try solver.add(LinearExpression(b), .equal, a)
    try solver.add(c, .equal, b)
    try solver.add(LinearExpression(d), .equal, LinearExpression(c))
    for variable in [a, b, c, d] { try solver.add(variable, .equal, 20, priority: 999) }
    solver.solve()
    #expect([a, b, c, d].map(solver.value) == [10, 10, 10, 10])
  }
}
