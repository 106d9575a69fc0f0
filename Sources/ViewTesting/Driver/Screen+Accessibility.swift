// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension Screen {
  /// Activates an element as those do who do not see it, with a double tap after it was read: by
  /// ``ViewNodes/ViewNode/accessibilityActivate()``, or by a tap on it if that does nothing.
  ///
  /// - Throws: ``DriverError/notAnElement(node:)`` for what is not read at all, or another
  ///   ``DriverError`` if no finger can reach it.
  public func activate(_ element: ViewNode) throws {
    try check(element)
    if !element.accessibilityActivate() { try tap(element) }
    layoutIfNeeded()
  }

  /// Activates the element called so; see ``element(called:)``.
  ///
  /// - Throws: A ``DriverError`` if there is none, or if no finger can reach it.
  public func activate(_ label: String) throws {
    try activate(try element(called: label))
  }

  /// Moves the value of an adjustable element up, as a stroke upward does for those who do not see
  /// it.
  ///
  /// - Throws: ``DriverError/notAnElement(node:)``, ``DriverError/notAdjustable(node:)`` or
  ///   ``DriverError/disabled(node:)``.
  public func increment(_ element: ViewNode) throws {
    try checkAdjustable(element)
    element.accessibilityIncrement()
    layoutIfNeeded()
  }

  /// Moves the value of the adjustable element called so up.
  ///
  /// - Throws: A ``DriverError`` if there is none, or if it cannot be adjusted.
  public func increment(_ label: String) throws {
    try increment(try element(called: label))
  }

  /// Moves the value of an adjustable element down, as a stroke downward does for those who do not
  /// see it.
  ///
  /// - Throws: ``DriverError/notAnElement(node:)``, ``DriverError/notAdjustable(node:)`` or
  ///   ``DriverError/disabled(node:)``.
  public func decrement(_ element: ViewNode) throws {
    try checkAdjustable(element)
    element.accessibilityDecrement()
    layoutIfNeeded()
  }

  /// Moves the value of the adjustable element called so down.
  ///
  /// - Throws: A ``DriverError`` if there is none, or if it cannot be adjusted.
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
