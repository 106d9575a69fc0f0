// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// The body of a ``ViewRepresentable`` or ``ViewControllerRepresentable``: the node that it creates.
public struct RepresentedView<Representable: View>: View {
  private let expand: (_ViewStep) -> Void

  init<Content: AnyObject, Coordinator>(
    name: String, makeCoordinator: @escaping () -> Coordinator,
    make: @escaping (Coordinator, EnvironmentValues) -> (content: Content, node: ViewNode),
    update: @escaping (Content, Coordinator, EnvironmentValues) -> Void,
    size: @escaping (ProposedViewSize, Content, Coordinator, EnvironmentValues) -> CGSize?,
    dismantle: @escaping (Content, Coordinator) -> Void
  ) {
    expand = { step in
      let (item, expansion) = (step.item, step.expansion)
      let own = expansion.remember(item, as: RepresentedView.self)
      let values = expansion.environment(of: item)
      let shown = expansion.make(in: item) {
        let shown = own.kept {
          let coordinator = makeCoordinator()
          let (content, node) = make(coordinator, values)
          own.onRemoval = [{ dismantle(content, coordinator) }]
          return Representation(content: content, node: node, coordinator: coordinator)
        }
        update(shown.content, shown.coordinator, values)
        return shown
      }
      let element = NodeElement(view: shown.node, name: name) {
        size($0, shown.content, shown.coordinator, values)
      }
      expansion.end(item, at: element)
    }
  }

  /// The view itself.
  public var body: RepresentedView { return self }

  /// Expands the view.
  public func _expand(in step: _ViewStep) { expand(step) }
}

/// What a representable view has created, which exists as long as the view does.
private final class Representation<Content: AnyObject, Coordinator> {
  let content: Content
  let node: ViewNode
  let coordinator: Coordinator

  init(content: Content, node: ViewNode, coordinator: Coordinator) {
    self.content = content
    self.node = node
    self.coordinator = coordinator
  }
}
