// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A view whose content is made for the size that it has been given.
final class GeometryElement: LayoutElement {
  private let content: (GeometryProxy) -> any View
  /// The size that the present content was made for, and the node that holds it.
  private var made: (size: CGSize, layers: Int)?

  init(content: @escaping (GeometryProxy) -> any View) {
    self.content = content
  }

  var name: String { "GeometryReader" }

  func size(in tree: LayoutTree, _ task: inout LayoutTask) -> CGSize? {
    task.proposal.replacingUnspecifiedDimensions()
  }

  func arrangement(in tree: LayoutTree, _ task: inout LayoutTask) -> [Placement]? {
    guard let size = tree.size(task.question) else { return nil }
    let layers = layers(for: size, node: task.node, in: tree)
    return [Placement(child: layers, origin: .zero, proposal: ProposedViewSize(size))]
  }

  /// What is in it is not known before its size is, so it has no guides.
  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: inout LayoutTask
  ) -> CGFloat?? { .some(nil) }

  func finish(_ node: Int, in tree: LayoutTree) {}

  private func layers(for size: CGSize, node: Int, in tree: LayoutTree) -> Int {
    if let made, made.size == size { return made.layers }
    if let made { tree.abandon(made.layers, in: node) }
    let layers = tree.append(
      LayeringElement(alignment: .topLeading, isImplicit: true), to: node,
      environment: tree.nodes[node].environment)
    made = (size, layers)
    let usable = CGSize(width: finite(size.width), height: finite(size.height))
    let view = CurrentEnvironment.with(tree.environment(of: node)) {
      content(GeometryProxy(size: usable))
    }
    tree.expand([
      ViewExpansion.Item(
        view: view, parent: layers, environment: tree.nodes[node].environment, modifiers: -1)
    ])
    return layers
  }
}
