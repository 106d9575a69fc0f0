// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
package import Foundation
package import ViewTree

/// A node that is positioned by constraints.
package func constrained(_ name: String = "") -> ViewNode {
  let node = ViewNode()
  node.translatesAutoresizingMaskIntoConstraints = false
  if !name.isEmpty { node.accessibilityIdentifier = name }
  return node
}

/// The root of a tree, which prints no mistakes.
package func rooted(_ width: CGFloat, _ height: CGFloat) -> ViewNode {
  let root = ViewNode(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.layoutDiagnosticsHandler = { _ in }
  return root
}

/// Returns whether two lengths are equal within a tolerance.
package func near(_ first: CGFloat, _ second: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool {
  abs(first - second) <= tolerance
}

/// Returns the positions of lines constrained to a node's first and last baseline.
package func baselinePositions(of node: ViewNode) -> [CGFloat] {
  let root = rooted(300, 300)
  let (first, last) = (constrained(), constrained())
  for child in [node, first, last] { root.addSubview(child) }
  constrain {
    node.top == root.top + 24
    node.leading == root.leading
    first.top == node.firstBaseline
    last.top == node.lastBaseline
  }
  root.layoutIfNeeded()
  return [first.frame.minY, last.frame.minY]
}
