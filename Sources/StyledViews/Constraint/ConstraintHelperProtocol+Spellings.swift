// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

// Former spellings.

extension ConstraintHelperProtocol {
  /// The former spelling of ``setBelow(for:below:at:)``.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - sibling: The view above.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setBellow(
    for child: UIView, bellow sibling: UIView, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    located(fileID: fileID, line: line).setBellow(for:bellow:at:)(child, sibling, padding)
  }

  /// Calls ``setBelow(for:below:at:)``, for types that implement only that one.
  @_disfavoredOverload
  public func setBellow(for child: UIView, bellow sibling: UIView, at padding: Padding) {
    setBelow(for:below:at:)(child, sibling, padding)
  }

  /// Pins a view's top edge to the bottom edge of another view with a padding between them, for
  /// types that implement only the former spelling.
  @_disfavoredOverload
  public func setBelow(for child: UIView, below sibling: UIView, at padding: Padding) {
    child.translatesAutoresizingMaskIntoConstraints = false
    child.topAnchor.constraint(equalTo: sibling.bottomAnchor, constant: padding.value).isActive =
      true
  }

  /// The former spelling of ``setBelow(for:below:at:)``.
  ///
  /// - Parameters:
  ///   - child: The view.
  ///   - sibling: The view above.
  ///   - padding: The distance, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func setBellow(
    for child: UIView, to sibling: UIView, at padding: Padding,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    setBelow(for: child, below: sibling, at: padding, fileID: fileID, line: line)
  }
}
