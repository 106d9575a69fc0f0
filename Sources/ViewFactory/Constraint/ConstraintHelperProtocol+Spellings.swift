// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The spellings of older code.

extension ConstraintHelperProtocol {
  /// Another spelling of ``setBelow(for:below:at:)``.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - sibling: The view above.
  ///   - padding: The distance, in points.
  ///   - fileID: The file that asks, for reports.
  ///   - line: The line that asks, for reports.
  public func setBellow(
    for child: ViewNode, bellow sibling: ViewNode, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    setBelow(for: child, below: sibling, at: padding, fileID: fileID, line: line)
  }

  /// Another spelling of ``setBelow(for:below:at:)``.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - sibling: The view above.
  ///   - padding: The distance, in points.
  ///   - fileID: The file that asks, for reports.
  ///   - line: The line that asks, for reports.
  public func setBellow(
    for child: ViewNode, to sibling: ViewNode, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    setBelow(for: child, below: sibling, at: padding, fileID: fileID, line: line)
  }
}
