// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// Methods that create and activate constraints in a chain:
// `photo.topAnchor(equalTo: topAnchor, constant: 5).heightAnchor(equalTo: 100)`. The first call
// sets `translatesAutoresizingMaskIntoConstraints` to `false`. They are disfavored like the anchors
// of the same names, so that a bare name still refers to the anchor.

extension ViewNode {
  /// Constrains the top edge to a position plus a constant in points, and returns this node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive downward.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func topAnchor(
    equalTo anchor: YAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    chain(
      topAnchor.constraint(equalTo: anchor, constant: constant, fileID: fileID, line: line))
  }

  /// Constrains the bottom edge to a position plus a constant in points, and returns this node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive downward.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func bottomAnchor(
    equalTo anchor: YAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    chain(
      bottomAnchor.constraint(equalTo: anchor, constant: constant, fileID: fileID, line: line))
  }

  /// Constrains the leading edge to a position plus a constant in points, and returns this node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive toward the trailing edge.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func leadingAnchor(
    equalTo anchor: DirectionalXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    chain(
      leadingAnchor.constraint(equalTo: anchor, constant: constant, fileID: fileID, line: line))
  }

  /// Constrains the trailing edge to a position plus a constant in points, and returns this node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive toward the trailing edge.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func trailingAnchor(
    equalTo anchor: DirectionalXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    chain(
      trailingAnchor.constraint(equalTo: anchor, constant: constant, fileID: fileID, line: line))
  }

  /// Constrains the left edge to a position plus a constant in points, and returns this node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive to the right.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func leftAnchor(
    equalTo anchor: AbsoluteXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    chain(
      leftAnchor.constraint(equalTo: anchor, constant: constant, fileID: fileID, line: line))
  }

  /// Constrains the right edge to a position plus a constant in points, and returns this node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive to the right.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func rightAnchor(
    equalTo anchor: AbsoluteXAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    chain(
      rightAnchor.constraint(equalTo: anchor, constant: constant, fileID: fileID, line: line))
  }

  /// Constrains the horizontal center to a position plus a constant in points, and returns this
  /// node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func centerXAnchor(
    equalTo anchor: some XAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    chain(
      centerXAnchor.constraint(equalTo: anchor, constant: constant, fileID: fileID, line: line))
  }

  /// Constrains the vertical center to a position plus a constant in points, and returns this node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive downward.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func centerYAnchor(
    equalTo anchor: YAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    chain(
      centerYAnchor.constraint(equalTo: anchor, constant: constant, fileID: fileID, line: line))
  }

  /// Constrains the first baseline to a position plus a constant in points, and returns this node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive downward.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func firstBaselineAnchor(
    equalTo anchor: YAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    chain(
      firstBaselineAnchor.constraint(
        equalTo: anchor, constant: constant, fileID: fileID, line: line))
  }

  /// Constrains the last baseline to a position plus a constant in points, and returns this node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points, positive downward.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func lastBaselineAnchor(
    equalTo anchor: YAxisAnchor, constant: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    chain(
      lastBaselineAnchor.constraint(equalTo: anchor, constant: constant, fileID: fileID, line: line)
    )
  }

  /// Constrains the width to a constant in points and returns this node.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func widthAnchor(
    equalTo width: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    chain(widthAnchor.constraint(equalToConstant: width, fileID: fileID, line: line))
  }

  /// Constrains the width to a dimension, times a multiplier, plus a constant in points, and
  /// returns this node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor of the other dimension.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func widthAnchor(
    equalTo anchor: LayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    chain(
      widthAnchor.constraint(
        equalTo: anchor, multiplier: multiplier, constant: constant, fileID: fileID, line: line))
  }

  /// Constrains the height to a constant in points and returns this node.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func heightAnchor(
    equalTo height: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    chain(heightAnchor.constraint(equalToConstant: height, fileID: fileID, line: line))
  }

  /// Constrains the height to a dimension, times a multiplier, plus a constant in points, and
  /// returns this node.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor of the other dimension.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: This node.
  @_disfavoredOverload @discardableResult
  public func heightAnchor(
    equalTo anchor: LayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    chain(
      heightAnchor.constraint(
        equalTo: anchor, multiplier: multiplier, constant: constant, fileID: fileID, line: line))
  }

  private func chain(_ constraint: LayoutConstraint) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    constraint.isActive = true
    return self
  }
}
