// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewNodes

extension Screen {
  /// A phone with a component at its top, as wide as the screen or narrower.
  convenience init(showing node: ViewNode, isWide: Bool = true) {
    let root = ViewNode()
    node.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(node)
    let end = node.trailingAnchor
    LayoutConstraint.activate([
      node.topAnchor.constraint(equalTo: root.topAnchor),
      node.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      isWide
        ? end.constraint(equalTo: root.trailingAnchor)
        : end.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    self.init(.phone, rootNode: root)
  }

  /// What is read aloud.
  var aloud: String { rootNode?.accessibilityTree() ?? "" }
}
