// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension Screen {
  /// Activates an accessibility element as assistive apps do: by
  /// ``ViewNodes/ViewNode/accessibilityActivate()`` or, if that returns `false`, by a tap.
  ///
  /// - Throws: ``DriverError/notAnElement(node:)`` if the node isn't an accessibility element, or
  ///   another ``DriverError`` if it can't be touched.
  public func activate(_ element: ViewNode) throws {
    try check(element)
    if !element.accessibilityActivate() { try tap(element) }
    layoutIfNeeded()
  }

  /// Activates the accessibility element with a label; see ``element(called:)``.
  ///
  /// - Throws: A ``DriverError`` if there is no such element or it can't be touched.
  public func activate(_ label: String) throws {
    try activate(try element(called: label))
  }

  /// Increments an adjustable accessibility element.
  ///
  /// - Throws: ``DriverError/notAnElement(node:)``, ``DriverError/notAdjustable(node:)``, or
  ///   ``DriverError/disabled(node:)``.
  public func increment(_ element: ViewNode) throws {
    try checkAdjustable(element)
    element.accessibilityIncrement()
    layoutIfNeeded()
  }

  /// Increments the adjustable accessibility element with a label.
  ///
  /// - Throws: A ``DriverError`` if there is no such element or it can't be adjusted.
  public func increment(_ label: String) throws {
    try increment(try element(called: label))
  }

  /// Decrements an adjustable accessibility element.
  ///
  /// - Throws: ``DriverError/notAnElement(node:)``, ``DriverError/notAdjustable(node:)``, or
  ///   ``DriverError/disabled(node:)``.
  public func decrement(_ element: ViewNode) throws {
    try checkAdjustable(element)
    element.accessibilityDecrement()
    layoutIfNeeded()
  }

  /// Decrements the adjustable accessibility element with a label.
  ///
  /// - Throws: A ``DriverError`` if there is no such element or it can't be adjusted.
  public func decrement(_ label: String) throws {
    try decrement(try element(called: label))
  }

  private func check(_ element: ViewNode) throws {
    layoutIfNeeded()
    guard element.window === self else { throw DriverError.notOnScreen(node: element.debugName) }
    guard rootNode?.accessibilityOrder.contains(element) ?? false else {
      throw DriverError.notAnElement(node: element.debugName)
    }
  }

  private func checkAdjustable(_ element: ViewNode) throws {
    try check(element)
    guard element.accessibilityTraits.contains(.adjustable) else {
      throw DriverError.notAdjustable(node: element.debugName)
    }
    guard !element.accessibilityTraits.contains(.notEnabled) else {
      throw DriverError.disabled(node: element.debugName)
    }
  }
}
