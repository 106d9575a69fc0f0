// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The system spacing between siblings, in points.
package let systemSpacing: CGFloat = 8

extension DirectionalXAnchor {
  /// Returns an inactive constraint that places this position exactly the system spacing (8
  /// points), times a multiplier, after another.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that precedes this one.
  ///   - multiplier: The factor of the system spacing.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public func constraint(
    equalToSystemSpacingAfter anchor: DirectionalXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .equal, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// Returns an inactive constraint that places this position at least the system spacing (8
  /// points), times a multiplier, after another.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that precedes this one.
  ///   - multiplier: The factor of the system spacing.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: DirectionalXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .greaterThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// Returns an inactive constraint that places this position at most the system spacing (8
  /// points), times a multiplier, after another.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that precedes this one.
  ///   - multiplier: The factor of the system spacing.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: DirectionalXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .lessThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }
}

extension AbsoluteXAnchor {
  /// Returns an inactive constraint that places this position exactly the system spacing (8
  /// points), times a multiplier, after another.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that precedes this one.
  ///   - multiplier: The factor of the system spacing.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public func constraint(
    equalToSystemSpacingAfter anchor: AbsoluteXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .equal, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// Returns an inactive constraint that places this position at least the system spacing (8
  /// points), times a multiplier, after another.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that precedes this one.
  ///   - multiplier: The factor of the system spacing.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: AbsoluteXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .greaterThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }

  /// Returns an inactive constraint that places this position at most the system spacing (8
  /// points), times a multiplier, after another.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that precedes this one.
  ///   - multiplier: The factor of the system spacing.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: AbsoluteXAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(
      .lessThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
  }
}

extension YAxisAnchor {
  /// Returns an inactive constraint that places this position exactly the system spacing, times
  /// a multiplier, below another: 8 points or, between baselines, the line spacing of the font below.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The factor of the system spacing.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public func constraint(
    equalToSystemSpacingBelow anchor: YAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    let made = target.constraint(
      .equal, anchor.target, constant: multiplier * systemSpacing, fileID, line)
    made.useBaselineSpacing(times: multiplier)
    return made
  }

  /// Returns an inactive constraint that places this position at least the system spacing, times
  /// a multiplier, below another: 8 points or, between baselines, the line spacing of the font below.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The factor of the system spacing.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    let made = target.constraint(
      .greaterThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
    made.useBaselineSpacing(times: multiplier)
    return made
  }

  /// Returns an inactive constraint that places this position at most the system spacing, times
  /// a multiplier, below another: 8 points or, between baselines, the line spacing of the font below.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The factor of the system spacing.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    let made = target.constraint(
      .lessThanOrEqual, anchor.target, constant: multiplier * systemSpacing, fileID, line)
    made.useBaselineSpacing(times: multiplier)
    return made
  }
}
