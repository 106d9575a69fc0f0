// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension DirectionalXAnchor {
  /// Returns an inactive constraint that sets this position equal to another, plus a constant in
  /// points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive toward the trailing edge.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    equalTo anchor: consuming DirectionalXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position greater than or equal to another, plus
  /// a constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive toward the trailing edge.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming DirectionalXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position less than or equal to another, plus a
  /// constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive toward the trailing edge.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming DirectionalXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that sets this position equal to another, plus a constant in
  /// points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive toward the trailing edge.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    equalTo anchor: consuming CenterXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position greater than or equal to another, plus
  /// a constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive toward the trailing edge.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming CenterXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position less than or equal to another, plus a
  /// constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive toward the trailing edge.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming CenterXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}

extension AbsoluteXAnchor {
  /// Returns an inactive constraint that sets this position equal to another, plus a constant in
  /// points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive to the right.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    equalTo anchor: consuming AbsoluteXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position greater than or equal to another, plus
  /// a constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive to the right.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming AbsoluteXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position less than or equal to another, plus a
  /// constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive to the right.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming AbsoluteXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that sets this position equal to another, plus a constant in
  /// points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive to the right.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    equalTo anchor: consuming CenterXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position greater than or equal to another, plus
  /// a constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive to the right.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming CenterXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position less than or equal to another, plus a
  /// constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive to the right.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming CenterXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}

extension CenterXAnchor {
  /// Returns an inactive constraint that sets this position equal to another, plus a constant in
  /// points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    equalTo anchor: consuming some XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position greater than or equal to another, plus
  /// a constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming some XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position less than or equal to another, plus a
  /// constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming some XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}

extension YAxisAnchor {
  /// Returns an inactive constraint that sets this position equal to another, plus a constant in
  /// points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive downward.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    equalTo anchor: consuming YAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position greater than or equal to another, plus
  /// a constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive downward.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming YAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this position less than or equal to another, plus a
  /// constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive downward.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming YAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}
