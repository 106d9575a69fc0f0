// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension LayoutDimension {
  /// A constraint, not yet active, by which this length is the other one times the multiplier plus the constant, in points.
  public consuming func constraint(
    equalTo anchor: consuming LayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .equal, anchor.target, multiplier: multiplier, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this length is at least the other one times the multiplier plus the constant, in points.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming LayoutDimension, multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .greaterThanOrEqual, anchor.target, multiplier: multiplier, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this length is at most the other one times the multiplier plus the constant, in points.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming LayoutDimension, multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .lessThanOrEqual, anchor.target, multiplier: multiplier, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this length is a number of points.
  public consuming func constraint(
    equalToConstant constant: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, nil, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this length is at least a number of points.
  public consuming func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, nil, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this length is at most a number of points.
  public consuming func constraint(
    lessThanOrEqualToConstant constant: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, nil, constant: constant, fileID, line)
  }
}
