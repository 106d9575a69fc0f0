// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A view that is shown in a separate node, which exists as long as the view does.
struct NodeHolder<Node: ViewNode>: View {
  let content: any View
  let name: String
  let make: () -> Node
  let change: (Node) -> Void

  init(
    content: any View, name: String, make: @escaping () -> Node,
    change: @escaping (Node) -> Void
  ) {
    self.content = content
    self.name = name
    self.make = make
    self.change = change
  }

  var body: NodeHolder { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    let node = own.kept {
      let node = make()
      node.rareState.measuredContent = expansion.memory.host
      return node
    }
    change(node)
    expansion.replace(
      item, by: content, inside: HolderElement(name: name, node: node), keyedBy: .body)
  }
}

/// An element that shows its content in a node.
struct HolderElement: UnaryElement {
  let name: String
  let node: ViewNode

  var drawing: ElementDrawing { .node }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    tree.steadyAxesOfContent(of: node)
  }

  func effect(for node: Int, in tree: LayoutTree) -> DrawingEffect? {
    .holder(self.node, tree.drawnFrame(of: node))
  }
}
