// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics
import ViewNodes
import ViewTree

/// An assembler that turns drawing steps into a host's own drawing and, if there are nodes among
/// them, into subviews: the nodes, canvases for what is drawn in front of them, and containers for
/// the effects around them.
///
/// Subviews are kept between layouts if their order does not change.
final class NodeAssembly {
  /// A node that is being filled.
  private struct Container {
    let node: ViewNode
    /// The origin of its bounds in the host's coordinates.
    let origin: CGPoint
    let size: CGSize
    var subviews: [ViewNode] = []
    var canvas: [DrawingStep] = []
    /// A shadow that is opened and closed around every canvas, because it is also cast by nodes.
    var shadow: DrawingEffect?
  }

  private var canvases: [CanvasNode] = []
  private var holders: [ViewNode] = []
  private var usedCanvases = 0
  private var usedHolders = 0
  /// The subviews added to each node, by identity so that the host does not retain itself.
  private var subviews: [ObjectIdentifier: [ViewNode]] = [:]
  /// The nodes that were filled in this assembly.
  private var arranged: Set<ObjectIdentifier> = []
  private var drawing = Drawing()

  /// Whether it has added nodes to the host.
  var showsNodes: Bool { !subviews.isEmpty }

  /// Assembles the subviews and returns the host's own drawing, which is behind all nodes.
  func assemble(_ steps: [DrawingStep], in host: HostingNode) -> Drawing {
    usedCanvases = 0
    usedHolders = 0
    arranged = []
    drawing = Drawing()
    let bounds = host.bounds
    var containers = [
      Container(node: host, origin: bounds.origin, size: bounds.size)
    ]
    var index = 0
    while index < steps.count {
      let top = containers.count - 1
      switch steps[index] {
      case .mark(.node(let node, let frame)):
        flush(&containers[top], host)
        node.translatesAutoresizingMaskIntoConstraints = true
        node.frame = frame.offsetBy(
          dx: containers[top].node === host ? 0 : -containers[top].origin.x,
          dy: containers[top].node === host ? 0 : -containers[top].origin.y)
        containers[top].subviews.append(node)
      case .mark: containers[top].canvas.append(steps[index])
      case .open(let effect, let end, let holdsNode):
        if holdsNode {
          flush(&containers[top], host)
          containers.append(container(for: effect, in: containers[top], host))
        } else {
          let shift = containers[top].canvas.count - index
          for step in steps[index...end] {
            if case .open(let inner, let innerEnd, let holds) = step {
              containers[top].canvas.append(
                .open(inner, end: innerEnd + shift, holdsNode: holds))
            } else {
              containers[top].canvas.append(step)
            }
          }
          index = end
        }
      case .close:
        flush(&containers[top], host)
        let done = containers.removeLast()
        if done.node === containers[top - 1].node {
          containers[top - 1].subviews = done.subviews
        } else {
          arrange(done.subviews, in: done.node)
          containers[top - 1].subviews.append(done.node)
        }
      }
      index += 1
    }
    flush(&containers[0], host)
    arrange(containers[0].subviews, in: host)
    for node in subviews.keys where !arranged.contains(node) { subviews[node] = nil }
    if subviews[ObjectIdentifier(host)]?.isEmpty == true { subviews[ObjectIdentifier(host)] = nil }
    return drawing
  }

  /// Returns the container for an effect that contains nodes.
  private func container(
    for effect: DrawingEffect, in outer: Container, _ host: HostingNode
  ) -> Container {
    let outerOrigin = outer.node === host ? .zero : outer.origin
    var inner: Container
    switch effect {
    case .holder(let holder, let frame):
      holder.translatesAutoresizingMaskIntoConstraints = true
      holder.frame = frame.offsetBy(dx: -outerOrigin.x, dy: -outerOrigin.y)
      inner = Container(node: holder, origin: frame.origin, size: frame.size)
    case .shadow, .hidden:
      inner = outer
      inner.shadow = effect
      return inner
    case .scroll(
      let frame, let content, let axes, let showsIndicators, let bounces, let anchor, let state):
      let scroll = state.node
      scroll.rareState.measuredContent = host
      state.onScroll = { [weak host, weak state] in
        if let state { host?.didScroll(state) }
      }
      state.adjustTarget = { [weak host, weak state] start, target in
        guard let host, let state else { return target }
        return host.target(of: state, from: start, proposed: target)
      }
      scroll.showsVerticalScrollIndicator = showsIndicators
      scroll.showsHorizontalScrollIndicator = showsIndicators
      scroll.frame = frame.offsetBy(dx: -outerOrigin.x, dy: -outerOrigin.y)
      scroll.alwaysBounceVertical = axes.intersection(bounces).contains(.vertical)
      scroll.alwaysBounceHorizontal = axes.intersection(bounces).contains(.horizontal)
      let isNew = state.offset == nil
      let wasAtAnchor = anchor.map {
        isNew || scroll.contentOffset == state.offset(at: $0, scroll.contentSize, in: frame.size)
      }
      scroll.contentSize = content.size
      // In right-to-left layouts, the content extends beyond the left side.
      if isNew, content.minX < frame.minX { scroll.contentOffset.x = frame.minX - content.minX }
      if let anchor, wasAtAnchor == true {
        scroll.contentOffset = state.offset(at: anchor, content.size, in: frame.size)
      }
      state.offset = scroll.contentOffset
      state.didLayOut(in: host)
      // Contents that are smaller than the scroll view aren't at its origin.
      let origin = CGPoint(
        x: content.width < frame.width ? min(content.minX, frame.minX) : content.minX,
        y: content.height < frame.height ? min(content.minY, frame.minY) : content.minY)
      inner = Container(node: scroll, origin: origin, size: content.size)
    case .opacity, .mask, .filter, .blend:
      let holder = nextHolder(host)
      let frame = CGRect(origin: outer.origin, size: outer.size)
      holder.frame = frame.offsetBy(dx: -outerOrigin.x, dy: -outerOrigin.y)
      if case .opacity(let opacity) = effect {
        holder.alpha = opacity
      } else if let group = effect.group(around: frame, displayScale: host.pixelsPerPoint) {
        holder.layer.madeExtras.groups = [group]
      }
      inner = Container(node: holder, origin: frame.origin, size: frame.size)
    case .transform(let transform, let frame):
      let holder = nextHolder(host)
      holder.frame = frame.offsetBy(dx: -outerOrigin.x, dy: -outerOrigin.y)
      // A node's transform is relative to its center.
      holder.transform = transform.about(CGPoint(x: -frame.midX, y: -frame.midY))
      inner = Container(node: holder, origin: frame.origin, size: frame.size)
    case .clip(let path):
      let holder = nextHolder(host)
      let frame = path.bounds
      holder.frame = frame.offsetBy(dx: -outerOrigin.x, dy: -outerOrigin.y)
      holder.clipsToBounds = true
      switch path.shape {
      case .rectangle(_, let radius): holder.layer.cornerRadius = radius
      case .oval: holder.layer.cornerRadius = min(frame.width, frame.height) / 2
      case nil: break
      }
      inner = Container(node: holder, origin: frame.origin, size: frame.size)
    }
    return inner
  }

  /// Adds a canvas for the drawing so far, behind what comes next.
  private func flush(_ container: inout Container, _ host: HostingNode) {
    guard !container.canvas.isEmpty else { return }
    var steps = container.canvas
    container.canvas = []
    if let shadow = container.shadow {
      steps = steps.map { step in
        guard case .open(let effect, let end, let holds) = step else { return step }
        return .open(effect, end: end + 1, holdsNode: holds)
      }
      steps.insert(.open(shadow, end: steps.count + 1, holdsNode: false), at: 0)
      steps.append(.close)
    }
    let isHost = container.node === host
    if isHost, container.subviews.isEmpty {
      // Effects that ended before the first node are still behind it.
      let shift = drawing.steps.count
      drawing.steps += steps.map { step in
        guard case .open(let effect, let end, let holds) = step else { return step }
        return .open(effect, end: end + shift, holdsNode: holds)
      }
      return
    }
    let canvas = nextCanvas()
    canvas.frame = CGRect(origin: isHost ? container.origin : .zero, size: container.size)
    canvas.drawing = Drawing(steps: steps, origin: container.origin)
    container.subviews.append(canvas)
  }

  private func arrange(_ wanted: [ViewNode], in node: ViewNode) {
    arranged.insert(ObjectIdentifier(node))
    let former = subviews[ObjectIdentifier(node)] ?? []
    guard former != wanted || wanted.contains(where: { $0.superview !== node }) else { return }
    for view in former where view.superview === node && !wanted.contains(view) {
      view.removeFromSuperview()
    }
    for (index, view) in wanted.enumerated() { node.insertSubview(view, at: index) }
    subviews[ObjectIdentifier(node)] = wanted
  }

  /// Creates the accessibility elements.
  func prepareAccessibility() {
    for canvas in canvases.prefix(usedCanvases) { canvas.prepareAccessibility() }
  }

  private func nextCanvas() -> CanvasNode {
    if usedCanvases == canvases.count {
      let made = CanvasNode()
      canvases.append(made)
    }
    usedCanvases += 1
    return canvases[usedCanvases - 1]
  }

  private func nextHolder(_ host: HostingNode) -> ViewNode {
    if usedHolders == holders.count {
      // As large as the host, it must not cover what is behind it.
      let made = HitTestNode(frame: .zero)
      made.rareState.measuredContent = host
      holders.append(made)
    }
    usedHolders += 1
    let holder = holders[usedHolders - 1]
    holder.transform = .identity
    holder.alpha = 1
    holder.clipsToBounds = false
    holder.layer.cornerRadius = 0
    holder.layer.extras?.groups = []
    return holder
  }
}

extension DrawingEffect {
  /// Returns the group around everything in a node with a frame, if the effect is one.
  fileprivate func group(around frame: CGRect, displayScale: CGFloat) -> DrawingGroup? {
    switch self {
    case .mask(var mask):
      mask.origin = frame.origin
      let drawing = RecordedDrawing(size: frame.size, displayScale: displayScale) {
        mask.play(in: $0)
      }
      return .mask(drawing, at: .zero)
    case .filter(let filter): return .filter(filter)
    case .blend(let mode): return .blend(mode)
    default: return nil
    }
  }
}
