// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

@testable import DeclarativeViews

extension ViewNode {
  /// The descendants of a type, in drawing order.
  func all<Kind: ViewNode>(_ type: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    var pending: [ViewNode] = [self]
    while let node = pending.popLast() {
      if let node = node as? Kind { found.append(node) }
      pending += node.subviews.reversed()
    }
    return found
  }

  /// The first descendant of a type, in drawing order.
  func first<Kind: ViewNode>(_ type: Kind.Type) -> Kind? { all(type).first }
}
