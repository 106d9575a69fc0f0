// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension Screen {
  /// The element on the screen that those hear called so who do not see it: a label by its text, a
  /// button by its title. Of several, the first in reading order.
  ///
  /// - Parameter label: The whole name.
  /// - Throws: ``DriverError/notFound(_:known:)``.
  public func element(called label: String) throws -> ViewNode {
    layoutIfNeeded()
    let elements = rootNode?.accessibilityOrder ?? []
    if let found = elements.first(where: { $0.accessibilityLabel == label }) { return found }
    throw DriverError.notFound(label, known: elements.compactMap(\.accessibilityLabel))
  }

  /// The node on the screen with an identifier; of several, the first from the back.
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

  /// Taps the element called so; see ``element(called:)``.
  ///
  /// - Throws: A ``DriverError`` if there is none, or if no finger can reach it.
  public func tap(_ label: String) throws {
    try tap(try element(called: label))
  }
}
