// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension LayoutDimension {
  /// Returns an inactive constraint that sets this dimension equal to another, times a multiplier,
  /// plus a constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor of the other dimension.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    equalTo anchor: consuming LayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .equal, anchor.target, multiplier: multiplier, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this dimension greater than or equal to another,
  /// times a multiplier, plus a constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor of the other dimension.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming LayoutDimension, multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .greaterThanOrEqual, anchor.target, multiplier: multiplier, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this dimension less than or equal to another, times
  /// a multiplier, plus a constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor of the other dimension.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming LayoutDimension, multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .lessThanOrEqual, anchor.target, multiplier: multiplier, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that sets this dimension to a constant in points.
  ///
  /// - Parameters:
  ///   - constant: The length, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    equalToConstant constant: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, nil, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this dimension greater than or equal to a constant
  /// in points.
  ///
  /// - Parameters:
  ///   - constant: The length, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, nil, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this dimension less than or equal to a constant in
  /// points.
  ///
  /// - Parameters:
  ///   - constant: The length, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    lessThanOrEqualToConstant constant: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, nil, constant: constant, fileID, line)
  }
}
