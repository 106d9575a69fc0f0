// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Collects the lines of a block of constraints; see ``constrain(_:)``.
@resultBuilder
public enum ConstraintBuilder {
  /// The constraints of a line, which remember it.
  public static func buildExpression(
    _ relation: ConstraintRelation, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    relation.constraints(fileID, line)
  }

  /// A constraint that was made in another way.
  public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] {
    [constraint]
  }

  /// Constraints that were made in another way, by a visual format for example.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    constraints
  }

  /// The lines of a block, in order.
  public static func buildBlock(_ lines: [LayoutConstraint]...) -> [LayoutConstraint] {
    Array(lines.joined())
  }

  /// The lines of an `if` without `else`.
  public static func buildOptional(_ lines: [LayoutConstraint]?) -> [LayoutConstraint] {
    lines ?? []
  }

  /// The lines of one branch.
  public static func buildEither(first lines: [LayoutConstraint]) -> [LayoutConstraint] { lines }

  /// The lines of the other branch.
  public static func buildEither(second lines: [LayoutConstraint]) -> [LayoutConstraint] { lines }

  /// The lines of a loop.
  public static func buildArray(_ rounds: [[LayoutConstraint]]) -> [LayoutConstraint] {
    Array(rounds.joined())
  }

  /// The lines of an `if #available`.
  public static func buildLimitedAvailability(_ lines: [LayoutConstraint]) -> [LayoutConstraint] {
    lines
  }
}
