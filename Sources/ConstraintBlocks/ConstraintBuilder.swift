// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewTree

/// The result builder that collects the lines of a constraint block; see ``constrain(_:)``.
@resultBuilder
public enum ConstraintBuilder {
  /// Builds the constraints of a line, which record its location.
  public static func buildExpression(
    _ relation: ConstraintRelation, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    relation.constraints(fileID, line)
  }

  /// Passes through a constraint created in another way.
  public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] {
    [constraint]
  }

  /// Passes through constraints created in another way, such as from a visual format.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    constraints
  }

  /// Concatenates the lines of a block, in order.
  public static func buildBlock(_ lines: [LayoutConstraint]...) -> [LayoutConstraint] {
    Array(lines.joined())
  }

  /// Builds the lines of an `if` without `else`.
  public static func buildOptional(_ lines: [LayoutConstraint]?) -> [LayoutConstraint] {
    lines ?? []
  }

  /// Builds the lines of the first branch.
  public static func buildEither(first lines: [LayoutConstraint]) -> [LayoutConstraint] { lines }

  /// Builds the lines of the second branch.
  public static func buildEither(second lines: [LayoutConstraint]) -> [LayoutConstraint] { lines }

  /// Concatenates the lines of a loop.
  public static func buildArray(_ rounds: [[LayoutConstraint]]) -> [LayoutConstraint] {
    Array(rounds.joined())
  }

  /// Builds the lines of an `if #available`.
  public static func buildLimitedAvailability(_ lines: [LayoutConstraint]) -> [LayoutConstraint] {
    lines
  }
}
