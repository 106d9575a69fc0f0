// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A root of 300 × 200 points whose reports are only kept.
func quietRoot() -> ViewNode {
  let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  root.layoutDiagnosticsHandler = { _ in }
  return root
}

/// A node placed by constraints.
func named(_ name: String) -> ViewNode {
  let node = ViewNode()
  node.accessibilityIdentifier = name
  node.translatesAutoresizingMaskIntoConstraints = false
  return node
}
