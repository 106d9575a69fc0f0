// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Rebuilds the rows that depend on a node's layout direction after it has changed.
  func refreshDirection(of node: ViewNode, at index: Int32) {
    let environment: Bool
    if node === root {
      environment = node.traitCollection.layoutDirection == .rightToLeft
    } else if let own = node.rare?.traitOverrides?.layoutDirection, own != .unspecified {
      environment = own == .rightToLeft
    } else {
      let above = items[Int(items[Int(index)].parent)]
      environment = above.flags.contains(.environmentIsRightToLeft)
    }
    items[Int(index)].setDirection(
      of: node.rare?.semanticContentAttribute ?? .unspecified, environmentIsRightToLeft: environment
    )
    removeRows(of: index) { $0 == .constraint }
    if !isFitting { node.passState.insert(.constraintsChanged) }
    update(node, .constraintsChanged, [])
    safeAreas.refresh(index, in: self)
  }
}
