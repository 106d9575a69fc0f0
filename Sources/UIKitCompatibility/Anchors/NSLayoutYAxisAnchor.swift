// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A vertical position: a top or bottom edge, a center, or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a dimension for the distance to another anchor, positive downward.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(target: target.distance(to: otherAnchor.target, .height))
  }

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
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let made = constraint(
      equalTo: anchor, constant: multiplier * systemSpacing, fileID: fileID, line: line)
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
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let made = constraint(
      greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing, fileID: fileID,
      line: line)
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
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let made = constraint(
      lessThanOrEqualTo: anchor, constant: multiplier * systemSpacing, fileID: fileID, line: line)
    made.useBaselineSpacing(times: multiplier)
    return made
  }
}
