// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A node that is created once for a view and updated whenever the view is evaluated again.
struct ControlView<Node: ViewNode>: View {
  let make: (EnvironmentValues) -> Node
  let update: (Node, EnvironmentValues) -> Void

  init(
    make: @escaping (EnvironmentValues) -> Node,
    update: @escaping (Node, EnvironmentValues) -> Void
  ) {
    self.make = make
    self.update = update
  }

  var body: ControlView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    let values = expansion.environment(of: item)
    let node = own.kept { make(values) }
    expansion.passTraits(of: item, to: node)
    expansion.make(in: item) { update(node, values) }
    if let input = node as? any FocusableNode {
      input.onFocusChange = values.focus?.change
      if let focus = values.focus {
        let isFocused = expansion.make(in: item) { focus.isFocused() }
        expansion.memory.afterwards { input.setFocus(isFocused) }
      }
    }
    expansion.end(item, at: NodeElement(view: node))
  }
}
