// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What labels consist of, for controls that show it in their own way.

extension LayoutTree {
  /// Returns all texts in a view.
  func texts(in node: Int) -> String {
    var texts: [String] = []
    forEachNode(in: node) {
      if let text = nodes[$0].element as? TextElement { texts.append(text.text) }
    }
    return texts.joined(separator: " ")
  }

  /// Returns the first image in a view.
  func firstImage(in node: Int) -> Image? {
    var found: Image?
    forEachNode(in: node) { found = found ?? (nodes[$0].element as? ImageElement)?.image }
    return found
  }

  /// Calls a closure for a node and its descendants, parents before their children.
  private func forEachNode(in node: Int, _ body: (Int) -> Void) {
    var pending = [node]
    while let next = pending.popLast() {
      body(next)
      pending.append(contentsOf: childIndices(of: next).reversed())
    }
  }
}
