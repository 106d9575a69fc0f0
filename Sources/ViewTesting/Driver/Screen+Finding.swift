// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension Screen {
  /// Returns the accessibility element with a label, such as the text of a label or the title of a
  /// button; if there are several, the first in reading order.
  ///
  /// - Parameter label: The entire label.
  /// - Returns: The element.
  /// - Throws: ``DriverError/notFound(_:known:)``.
  public func element(called label: String) throws -> ViewNode {
    layoutIfNeeded()
    let elements = rootNode?.accessibilityOrder ?? []
    if let found = elements.first(where: { $0.accessibilityLabel == label }) { return found }
    throw DriverError.notFound(label, known: elements.compactMap(\.accessibilityLabel))
  }

  /// Returns the node with an accessibility identifier; if there are several, the rearmost one.
  ///
  /// - Throws: ``DriverError/notFound(_:known:)``.
  public func node(identifiedBy identifier: String) throws -> ViewNode {
    var known: [String] = []
    let found = rootNode?.firstNode { node in
      guard let own = node.accessibilityIdentifier, !own.isEmpty else { return false }
      known.append(own)
      return own == identifier
    }
    if let found { return found }
    throw DriverError.notFound(identifier, known: known)
  }

  /// Taps the accessibility element with a label; see ``element(called:)``.
  ///
  /// - Throws: A ``DriverError`` if there is no such element or it can't be touched.
  public func tap(_ label: String) throws {
    try tap(try element(called: label))
  }
}
