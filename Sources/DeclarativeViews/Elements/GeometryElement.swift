// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A view whose content is created for its size.
final class GeometryElement: LayoutElement {
  private let content: (GeometryProxy) -> any View
  private let memory: ViewMemory
  /// The size for which the current content was created, the node that holds it, and the origins
  /// that it has read.
  private var made: (size: CGSize, layers: Int, origins: [CoordinateSpace: CGPoint])?

  init(memory: ViewMemory, content: @escaping (GeometryProxy) -> any View) {
    self.memory = memory
    self.content = content
  }

  var name: String { "GeometryReader" }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    task.proposal.replacingUnspecifiedDimensions()
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    guard let size = tree.size(task.question) else { return nil }
    let layers = layers(for: size, node: task.node, in: tree)
    return [Placement(child: layers, origin: .zero, proposal: ProposedViewSize(size))]
  }

  /// Returns no guide, because the content is unknown until the size is.
  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? { .some(nil) }

  func finish(_ node: Int, in tree: LayoutTree) {}

  /// Recreates content that depends on its position, if the position has changed.
  func willPlaceContents(_ node: Int, in tree: LayoutTree) {
    guard let made, made.size == tree.nodes[node].frame.size else { return }
    for (space, origin) in made.origins where tree.origin(of: node, in: space) != origin {
      self.made?.size = CGSize(width: -1, height: -1)
      tree.invalidateSizes(of: node)
      return
    }
  }

  private func layers(for size: CGSize, node: Int, in tree: LayoutTree) -> Int {
    if let made, made.size == size { return made.layers }
    if made != nil { tree.removeContents(of: node) }
    let layers = tree.append(
      LayeringElement(alignment: .topLeading, isImplicit: true), to: node,
      environment: tree.nodes[node].environment)
    made = (size, layers, [:])
    let usable = CGSize(width: finite(size.width), height: finite(size.height))
    let proxy = GeometryProxy(
      size: usable, safeAreaInsets: tree.safeAreaInsets(of: node),
      origin: { [weak self, weak tree] space in
        guard let tree else { return .zero }
        let origin = tree.origin(of: node, in: space)
        if space != .local { self?.made?.origins[space] = origin }
        return origin
      })
    tree.expandOnDemand(memory) {
      let item = ViewExpansion.Item(
        view: EmptyView(), parent: layers, environment: tree.nodes[node].environment,
        modifiers: -1, identity: tree.addIdentity(.body, in: tree.addIdentity(holding: memory)))
      let view = $0.make(in: item) { content(proxy) }
      $0.replace(item, by: view)
    }
    return layers
  }
}

/// A view that creates its content during layout.
struct OnDemandView: View {
  let element: (ViewMemory) -> any LayoutElement

  init(element: @escaping (ViewMemory) -> any LayoutElement) {
    self.element = element
  }

  var body: OnDemandView { return self }

  func _expand(in step: _ViewStep) {
    let own = step.expansion.remember(step.item, as: Self.self)
    own.isOnDemand = true
    step.expansion.end(step.item, at: element(own))
  }
}

extension LayoutTree {
  /// Returns the origin of a view in a coordinate space.
  func origin(of node: Int, in space: CoordinateSpace) -> CGPoint {
    let origin = nodes[node].frame.origin
    switch space {
    case .local: return .zero
    case .global:
      guard let host = memory.host else { return origin }
      return host.convert(origin, to: nil)
    case .named(let name):
      var next = nodes[node].parent
      while next >= 0 {
        if let named = nodes[next].element as? CoordinateSpaceElement, named.spaceName == name {
          let outer = nodes[next].frame.origin
          return CGPoint(x: origin.x - outer.x, y: origin.y - outer.y)
        }
        next = nodes[next].parent
      }
      return origin
    }
  }

  /// Returns the safe area insets of a view.
  func safeAreaInsets(of node: Int) -> EdgeInsets {
    let frame = nodes[node].frame
    let isMirrored = environment(of: node).layoutDirection == .rightToLeft
    let left = max(0, safeArea.minX - frame.minX)
    let right = max(0, frame.maxX - safeArea.maxX)
    return EdgeInsets(
      top: max(0, safeArea.minY - frame.minY), leading: isMirrored ? right : left,
      bottom: max(0, frame.maxY - safeArea.maxY), trailing: isMirrored ? left : right)
  }

  /// Creates views during layout; previous ones are removed if they are not created again.
  func expandOnDemand(_ own: ViewMemory, _ add: (ViewExpansion) -> Void) {
    let round = memory.beginRound()
    own.round = round
    let expansion = ViewExpansion(tree: self, items: [])
    add(expansion)
    expansion.run()
    complete(expansion)
    own.sweep(round: round)
  }
}
