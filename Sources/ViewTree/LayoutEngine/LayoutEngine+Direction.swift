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
    // If client code changes the direction during the pass, subviews may have been asked first.
    for child in node.children {
      let known = self.index(of: child)
      let own = child.rare?.traitOverrides?.layoutDirection ?? .unspecified
      guard known >= 0, own == .unspecified else { continue }
      let isRightToLeft = items[Int(known)].flags.contains(.environmentIsRightToLeft)
      if isRightToLeft != environment {
        child.markConstraintWork([.directionChanged, .recordsChanged])
      }
    }
    removeRows(of: index) { $0 == .constraint }
    if !isFitting { node.passState.insert(.constraintsChanged) }
    update(node, .constraintsChanged, LayoutRecords())
    safeAreas.refresh(index, in: self)
  }
}
