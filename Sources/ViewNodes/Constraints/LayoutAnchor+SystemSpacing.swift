// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The distance that the system keeps between neighbors, in points.
package let systemSpacing: CGFloat = 8

extension DirectionalXAnchor {
  /// A constraint, not yet active, by which this position is the system's distance (8 points), times the
  /// multiplier, after the other.
  public func constraint(
    equalToSystemSpacingAfter anchor: DirectionalXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .equal, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the system's distance (8 points), times the
  /// multiplier, after the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: DirectionalXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .greaterThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the system's distance (8 points), times the
  /// multiplier, after the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: DirectionalXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .lessThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }
}

extension AbsoluteXAnchor {
  /// A constraint, not yet active, by which this position is the system's distance (8 points), times the
  /// multiplier, after the other.
  public func constraint(
    equalToSystemSpacingAfter anchor: AbsoluteXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .equal, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the system's distance (8 points), times the
  /// multiplier, after the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: AbsoluteXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .greaterThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the system's distance (8 points), times the
  /// multiplier, after the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: AbsoluteXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .lessThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }
}

extension YAxisAnchor {
  /// A constraint, not yet active, by which this position is the system's distance (8 points), times the
  /// multiplier, below the other.
  public func constraint(
    equalToSystemSpacingBelow anchor: YAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .equal, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the system's distance (8 points), times the
  /// multiplier, below the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .greaterThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the system's distance (8 points), times the
  /// multiplier, below the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .lessThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }
}
