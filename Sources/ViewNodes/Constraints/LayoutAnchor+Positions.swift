// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension DirectionalXAnchor {
  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public consuming func constraint(
    equalTo anchor: consuming DirectionalXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming DirectionalXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming DirectionalXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public consuming func constraint(
    equalTo anchor: consuming CenterXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming CenterXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming CenterXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}

extension AbsoluteXAnchor {
  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public consuming func constraint(
    equalTo anchor: consuming AbsoluteXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming AbsoluteXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming AbsoluteXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public consuming func constraint(
    equalTo anchor: consuming CenterXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming CenterXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming CenterXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}

extension CenterXAnchor {
  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public consuming func constraint(
    equalTo anchor: consuming some XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming some XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming some XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}

extension YAxisAnchor {
  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public consuming func constraint(
    equalTo anchor: consuming YAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public consuming func constraint(
    greaterThanOrEqualTo anchor: consuming YAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public consuming func constraint(
    lessThanOrEqualTo anchor: consuming YAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}
