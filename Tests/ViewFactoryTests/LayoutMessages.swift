// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

/// Collects the layout diagnostics of a tree during a test.
final class LayoutMessages {
  private(set) var all: [String] = []

  /// Listens to the tree of a node, which must be its root.
  init(of root: ViewNode) {
    root.layoutDiagnosticsHandler = { [weak self] in self?.all.append($0.description) }
  }
}
