// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

// Positions whose kind is known only at run time.

extension XAxisAnchor {
  /// Returns an inactive constraint that sets this position equal to another, plus a constant in
  /// points.
  ///
  /// A leading or trailing edge with a left or right one is reported on activation.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - constant: The constant added to it, in points.
  ///   - fileID: The file that creates the constraint.
  ///   - line: The line that creates the constraint.
  /// - Returns: The constraint.
  public func constraint(
    equalTo anchor: any XAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position greater than or equal to another, plus
  /// a constant in points.
  ///
  /// A leading or trailing edge with a left or right one is reported on activation.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - constant: The constant added to it, in points.
  ///   - fileID: The file that creates the constraint.
  ///   - line: The line that creates the constraint.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualTo anchor: any XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position less than or equal to another, plus a
  /// constant in points.
  ///
  /// A leading or trailing edge with a left or right one is reported on activation.
  ///
  /// - Parameters:
  ///   - anchor: The other position.
  ///   - constant: The constant added to it, in points.
  ///   - fileID: The file that creates the constraint.
  ///   - line: The line that creates the constraint.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualTo anchor: any XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that places this position exactly the system spacing (8
  /// points), times a multiplier, after another.
  ///
  /// A leading or trailing edge with a left or right one is reported on activation.
  public func constraint(
    equalToSystemSpacingAfter anchor: any XAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// Returns an inactive constraint that places this position at least the system spacing (8
  /// points), times a multiplier, after another.
  ///
  /// A leading or trailing edge with a left or right one is reported on activation.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: any XAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .greaterThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// Returns an inactive constraint that places this position at most the system spacing (8
  /// points), times a multiplier, after another.
  ///
  /// A leading or trailing edge with a left or right one is reported on activation.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: any XAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .lessThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// Returns a dimension for the distance to another anchor, positive in the layout direction (to
  /// the right for left and right anchors).
  ///
  /// A leading or trailing edge with a left or right one is reported when a constraint on the
  /// dimension is activated.
  public func anchorWithOffset(to otherAnchor: any XAxisAnchor) -> LayoutDimension {
    DistanceItem(from: target, to: otherAnchor.target).dimension(.width)
  }
}
