// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation
package import ViewGraphics

/// Paints a tree of nodes and layers in the order of iOS, iteratively with its own stack.
package struct TreeWalk<Target: GroupedContext> {
  private enum Step {
    /// A node, with the offset of its superview's coordinates.
    case node(ViewNode, offset: CGPoint)
    /// A layer that does not belong to a node, with the offset of its superlayer's coordinates.
    case layer(Layer, offset: CGPoint)
    /// A node's own content, with the offset of its coordinates.
    case content(ViewNode, offset: CGPoint)
    /// A layer's border, with the offset of its superlayer's coordinates.
    case border(Layer, offset: CGPoint)
    /// Restores the traits after a node that overrides them.
    case traits(TraitCollection)
    /// Closes groups.
    case end(groups: Int)
  }

  package let target: Target
  private var pending: [Step] = []

  package init(target: Target) {
    self.target = target
  }

  /// Paints a tree with its root at a point of the picture.
  package mutating func paint(_ root: ViewNode, at place: CGPoint) {
    let origin = root.bounds.origin
    enter(
      root, offset: CGPoint(x: place.x - origin.x, y: place.y - origin.y), transform: nil)
    run()
  }

  /// Paints a tree as it is inside the root: without the root's opacity, transform, and mask, and
  /// even if it is hidden.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - place: The origin of its bounds in the picture.
  package mutating func paintInside(ofTree root: ViewNode, at place: CGPoint) {
    let layer = root.layerStorage
    layer?.layOutTree()
    if layer.map({ paintFrame(of: $0, offset: place) }) != false {
      if let layer, layer.drawsContent { layer.drawContent(in: target) }
      pushInside(of: root, layer: layer, offset: place)
    }
    run()
  }

  /// Paints everything of a node between its background and its first subview: its content and the
  /// sublayers behind its subviews, with the top-left corner of its bounds as the origin.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - withFrame: Whether to paint its shadow and background as well.
  package mutating func paintInside(of node: ViewNode, withFrame: Bool) {
    let origin = node.bounds.origin
    let offset = CGPoint(x: -origin.x, y: -origin.y)
    let layer = node.layerStorage
    layer?.layOutTree()
    if withFrame, let layer { paintShadowAndBackground(of: layer, offset: offset) }
    if let layer, layer.drawsContent {
      target.offset = offset
      layer.drawContent(in: target)
    }
    for case .layer(let sublayer) in PaintedPart.all(in: node).prefix(while: \.isLayer).reversed() {
      pending.append(.layer(sublayer, offset: offset))
    }
    pushContent(of: node, offset: offset)
    run()
  }

  /// Paints a layer without a node as it is inside, without its opacity, transform, and mask.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - place: The origin of its bounds in the picture.
  package mutating func paintInside(of layer: Layer, at place: CGPoint) {
    layer.layOutTree()
    paintContent(of: layer, offset: place)
    run()
  }

  /// Paints a sublayer without a node.
  ///
  /// - Parameters:
  ///   - sublayer: The layer.
  ///   - offset: The offset of its superlayer's coordinates in the picture.
  package mutating func paint(_ sublayer: Layer, offset: CGPoint) {
    pending.append(.layer(sublayer, offset: offset))
    run()
  }

  private mutating func run() {
    while let step = pending.popLast() {
      switch step {
      case .node(let node, let outer):
        let map = node.mapToParent
        if let move = map.pureMove {
          enter(node, offset: CGPoint(x: outer.x + move.x, y: outer.y + move.y), transform: nil)
        } else {
          enter(
            node, offset: .zero,
            transform: map.concatenating(Transform(translationX: outer.x, y: outer.y)))
        }
      case .layer(let layer, let outer):
        if let map = layer.transformInSuperlayer {
          let place = Transform(translationX: outer.x, y: outer.y)
          enter(layer, offset: .zero, transform: map.concatenating(place))
          continue
        }
        let origin = layer.frame.origin
        enter(layer, offset: CGPoint(x: outer.x + origin.x, y: outer.y + origin.y))
      case .content(let node, let offset):
        target.offset = offset
        node.draw(node.bounds, in: target)
      case .border(let layer, let offset):
        target.offset = offset
        target.drawBorder(of: layer)
      case .traits(let outer):
        target.traits = outer
      case .end(let groups):
        for _ in 0..<groups { target.end() }
      }
    }
  }

  private mutating func enter(_ node: ViewNode, offset: CGPoint, transform: Transform?) {
    if let own = node.ownTraitOverrides {
      pending.append(.traits(target.traits))
      target.traits = TraitCollection(traitsFrom: [target.traits, own])
    }
    guard let layer = node.layerStorage else {
      if let transform {
        target.begin(.transform(transform))
        pending.append(.end(groups: 1))
      }
      pushInside(of: node, layer: nil, offset: offset)
      return
    }
    layer.layOutTree()
    guard let groups = beginGroups(of: layer, offset: offset, transform: transform) else { return }
    if groups > 0 { pending.append(.end(groups: groups)) }
    if paintFrame(of: layer, offset: offset) {
      if layer.drawsContent { layer.drawContent(in: target) }
      pushInside(of: node, layer: layer, offset: offset)
    }
  }

  private mutating func enter(_ layer: Layer, offset: CGPoint, transform: Transform? = nil) {
    guard let groups = beginGroups(of: layer, offset: offset, transform: transform) else { return }
    if groups > 0 { pending.append(.end(groups: groups)) }
    paintContent(of: layer, offset: offset)
  }

  /// Paints a layer without a node, except its opacity, transform, and mask.
  private mutating func paintContent(of layer: Layer, offset: CGPoint) {
    guard paintFrame(of: layer, offset: offset) else { return }
    layer.drawContent(in: target)
    for sublayer in layer.freeSublayers.sorted(byZPosition: \.zPosition).reversed() {
      pending.append(.layer(sublayer, offset: offset))
    }
  }

  /// Opens the groups for a whole layer and returns their number, or `nil` if nothing is to be
  /// drawn.
  private func beginGroups(
    of layer: Layer, offset: CGPoint, transform: Transform?
  ) -> Int? {
    let opacity = layer.opacity.isFinite ? layer.opacity : 1
    guard !layer.isHidden, opacity > 0 else { return nil }
    var groups = 0
    if let transform {
      target.begin(.transform(transform))
      groups += 1
    }
    if opacity < 1 {
      target.begin(.opacity(opacity))
      groups += 1
    }
    if let mask = layer.maskOutline {
      target.offset = offset
      target.beginClip(to: mask)
      groups += 1
    }
    for group in layer.extras?.groups ?? [] {
      target.offset = offset
      if target.open(group).hasBegun { groups += 1 }
    }
    // A masking layer clips its own shadow.
    if let shadow = layer.shadow?.resolved(with: target.traits), shadow.isVisible,
      !layer.masksToBounds, !castsPlainShadow(layer)
    {
      target.begin(.shadow(shadow))
      groups += 1
    }
    return groups
  }

  /// Paints the shadow and the background, pushes the border to be painted after the content, and
  /// opens the clip of a masking layer.
  ///
  /// Returns `false` if nothing inside is visible.
  private mutating func paintFrame(of layer: Layer, offset: CGPoint) -> Bool {
    paintShadowAndBackground(of: layer, offset: offset)
    if layer.borderWidth > 0 { pending.append(.border(layer, offset: offset)) }
    guard layer.masksToBounds else { return true }
    let box = layer.bounds.offsetBy(dx: offset.x, dy: offset.y)
    guard box.overlaps(target.visible) else { return false }
    target.beginClip(to: layer.outline)
    pending.append(.end(groups: 1))
    return true
  }

  private func paintShadowAndBackground(of layer: Layer, offset: CGPoint) {
    target.offset = offset
    if castsPlainShadow(layer), !layer.masksToBounds, let shadow = layer.shadow {
      target.drawShadow(shadow, of: layer.shadowPath ?? layer.outline)
    }
    if let color = layer.backgroundColor.map(target.resolved), color.alpha > 0 {
      target.fill(layer.outline, with: color)
    }
  }

  /// Returns whether the shadow is cast by a path: the shadow path, or an opaque background.
  ///
  /// Otherwise, it is cast by everything in the layer.
  package func castsPlainShadow(_ layer: Layer) -> Bool {
    layer.shadowPath != nil || (layer.backgroundColor.map(target.resolved)?.alpha ?? 0) >= 1
  }

  /// Pushes everything between a node's background and its border, in reverse order: the content, and in
  /// front of it sublayers and subviews.
  private mutating func pushInside(of node: ViewNode, layer: Layer?, offset: CGPoint) {
    if layer?.sublayers?.isEmpty ?? true {
      for view in PaintedPart.inOrder(node.subviews).reversed() {
        pending.append(.node(view, offset: offset))
      }
    } else {
      for part in PaintedPart.all(in: node).reversed() {
        switch part {
        case .view(let view): pending.append(.node(view, offset: offset))
        case .layer(let layer): pending.append(.layer(layer, offset: offset))
        }
      }
    }
    pushContent(of: node, offset: offset)
  }

  private mutating func pushContent(of node: ViewNode, offset: CGPoint) {
    // UIKit draws content into a bitmap of the bounds, so invisible bounds have no content.
    if node.bounds.offsetBy(dx: offset.x, dy: offset.y).overlaps(target.visible) {
      pending.append(.content(node, offset: offset))
    }
  }
}
