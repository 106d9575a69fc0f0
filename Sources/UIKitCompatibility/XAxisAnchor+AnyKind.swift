// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

// Positions whose kind is only known when the program runs.

extension XAxisAnchor {
  /// A constraint, not yet active, by which this position is the other one plus the constant,
  /// in points. Leading or trailing with left or right is a mistake that activating it reports.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - constant: What is added to it.
  ///   - fileID: The file that makes the constraint.
  ///   - line: The line that makes it.
  /// - Returns: The constraint.
  public func constraint(
    equalTo anchor: any XAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant,
  /// in points. Leading or trailing with left or right is a mistake that activating it reports.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - constant: What is added to it.
  ///   - fileID: The file that makes the constraint.
  ///   - line: The line that makes it.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualTo anchor: any XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant,
  /// in points. Leading or trailing with left or right is a mistake that activating it reports.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - constant: What is added to it.
  ///   - fileID: The file that makes the constraint.
  ///   - line: The line that makes it.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualTo anchor: any XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is the system's distance (8 points), times the
  /// multiplier, after the other. Leading or trailing with left or right is a mistake that activating it
  /// reports.
  public func constraint(
    equalToSystemSpacingAfter anchor: any XAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the system's distance (8 points),
  /// times the multiplier, after the other. Leading or trailing with left or right is a mistake that
  /// activating it reports.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: any XAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .greaterThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the system's distance (8 points),
  /// times the multiplier, after the other. Leading or trailing with left or right is a mistake that
  /// activating it reports.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: any XAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .lessThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// The distance from this position to another, as a length that grows in reading direction (to the
  /// right for left and right anchors). Leading or trailing with left or right is a mistake that
  /// activating a constraint of it reports.
  public func anchorWithOffset(to otherAnchor: any XAxisAnchor) -> LayoutDimension {
    DistanceItem(from: target, to: otherAnchor.target).dimension(.width)
  }
}
