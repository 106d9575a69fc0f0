// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What UIKit finds out when the program runs, the compiler finds out here.
@Suite("Attributes that can't be combined in a constraint")
struct WrongPairTests {
  nonisolated static let typechecker = Typechecker()

  static let right = [
    "_ = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)",
    "_ = a.leftAnchor.constraint(equalTo: b.rightAnchor)",
    "_ = a.leftAnchor.constraint(equalTo: b.centerXAnchor)",
    "_ = a.centerXAnchor.constraint(equalTo: b.leadingAnchor)",
    "_ = a.topAnchor.constraint(equalTo: b.firstBaselineAnchor)",
    "_ = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2)",
    "constrain { a.leading == b.trailing + 8 }",
    "constrain { a.left >= b.right * 0.5 }",
    "constrain { a.trailing <= b.centerX }",
    "constrain { a.centerX == b.left ~ .high }",
    "constrain { a.centerY == b.lastBaseline - 2 ~ 999 }",
    "constrain { a.width == 2 * b.height + 1 }",
    "constrain { a.height >= 10 }",
    "constrain { a.edges == b.edges.inset(4) }",
    "constrain { a.size == CGSize(width: 1, height: 2) }",
    "a.constrain { $0.top == b.bottom }",
  ]

  static let wrong = [
    "_ = a.leadingAnchor.constraint(equalTo: b.leftAnchor)",
    "_ = a.rightAnchor.constraint(equalTo: b.trailingAnchor)",
    "_ = a.leadingAnchor.constraint(equalTo: b.topAnchor)",
    "_ = a.topAnchor.constraint(equalTo: b.leftAnchor)",
    "_ = a.centerXAnchor.constraint(equalTo: b.centerYAnchor)",
    "_ = a.widthAnchor.constraint(equalTo: b.leadingAnchor)",
    "_ = a.topAnchor.constraint(equalTo: b.heightAnchor)",
    "_ = a.topAnchor.constraint(equalToConstant: 8)",
    "_ = a.leadingAnchor.anchorWithOffset(to: b.leftAnchor)",
    "constrain { a.leading == b.left }",
    "constrain { a.right >= b.trailing + 8 }",
    "constrain { a.left <= b.leading * 2 }",
    "constrain { a.leading == b.top }",
    "constrain { a.top == b.centerX }",
    "constrain { a.centerX == b.centerY }",
    "constrain { a.width == b.leading }",
    "constrain { a.top == b.height }",
    "constrain { a.top == 8 }",
    "constrain { a.edges == b.horizontalEdges }",
    "constrain { a.horizontalEdges == b.verticalEdges }",
    "constrain { a.size == b.width }",
    "constrain { a.top ~ .high }",
  ]

  /// The lines of a text that the compiler finds errors in, from 1.
  private func linesWithErrors(in source: String) throws -> Set<Int> {
    let output = try #require(Self.typechecker).errors(in: source)
    var lines: Set<Int> = []
    for line in output.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":")
      if let number = parts.dropFirst().first.flatMap({ Int($0) }) { lines.insert(number) }
    }
    return lines
  }

  @Test("don't compile, while valid combinations do", .enabled(if: typechecker != nil))
  func pairs() throws {
    var source = "import ConstraintBlocks\nimport Foundation\nimport ViewNodes\n"
    let statements = Self.right + Self.wrong
    for (number, statement) in statements.enumerated() {
      source += "func f\(number)(_ a: ViewNode, _ b: ViewNode) { \(statement) }\n"
    }
    let found = try linesWithErrors(in: source)
    for (number, statement) in statements.enumerated() {
      let isWrong = number >= Self.right.count
      #expect(found.contains(number + 4) == isWrong, "\(statement)")
    }
  }
}
