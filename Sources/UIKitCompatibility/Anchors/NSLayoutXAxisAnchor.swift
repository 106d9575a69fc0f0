// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A horizontal position: a leading, trailing, left, or right edge, or a center.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, XAxisAnchor {
  /// Returns a dimension for the distance to another anchor, positive in the layout direction (to
  /// the right for left and right anchors).
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(target: target.distance(to: otherAnchor.target, .width))
  }

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
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * systemSpacing, fileID: fileID, line: line)
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
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing, fileID: fileID,
      line: line)
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
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      lessThanOrEqualTo: anchor, constant: multiplier * systemSpacing, fileID: fileID, line: line)
  }
}
