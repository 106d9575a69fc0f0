// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension DirectionalXAnchor {
  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public func constraint(
    equalTo anchor: DirectionalXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: DirectionalXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: DirectionalXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public func constraint(
    equalTo anchor: CenterXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: CenterXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: CenterXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}

extension AbsoluteXAnchor {
  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public func constraint(
    equalTo anchor: AbsoluteXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: AbsoluteXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: AbsoluteXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public func constraint(
    equalTo anchor: CenterXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: CenterXAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: CenterXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}

extension CenterXAnchor {
  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public func constraint(
    equalTo anchor: some XAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: some XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: some XAxisAnchor, constant: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}

extension YAxisAnchor {
  /// A constraint, not yet active, by which this position is the other one plus the constant, in points.
  public func constraint(
    equalTo anchor: YAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at least the other one plus the constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: YAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// A constraint, not yet active, by which this position is at most the other one plus the constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: YAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }
}
