// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension HostingNode {
  /// Scrolls to the view with an explicit identity; see ``ScrollViewProxy/scrollTo(_:anchor:)``.
  final func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    rootNode.layoutIfNeeded()
    for _ in 0..<HostingNode.lazyRounds {
      guard let tree else { return }
      if let node = tree.node(identifiedBy: id) {
        tree.scroll(to: tree.frameInPlace(of: node), around: node, anchor)
        return
      }
      guard let (node, frame) = tree.lazyFrame(identifiedBy: id) else {
        return tree.scrollList(to: id, anchor)
      }
      let isExact = tree.scroll(to: frame, around: node, anchor)
      rootNode.layoutIfNeeded()
      if isExact { return }
    }
  }

  /// Returns where scrolling ends according to the behavior of a scroll view.
  final func target(
    of state: ScrollState, from start: CGPoint, proposed: CGPoint
  ) -> CGPoint {
    guard let tree, let node = tree.nodes.indices.first(where: { tree.isScroll($0, of: state) }),
      let element = tree.nodes[node].element as? ScrollElement,
      let behavior = element.settings.behavior, !(behavior is PagingScrollTargetBehavior)
    else { return proposed }
    let content = tree.nodes[tree.nodes[node].firstChild].frame
    let size = tree.nodes[node].frame.size
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size)),
      contentSize: content.size, containerSize: size, axes: element.axes,
      targets: tree.scrollTargets(in: node).map {
        $0.frame.offsetBy(dx: -content.minX, dy: -content.minY)
      }, margins: element.settings.margins)
    var target = ScrollTarget(rect: CGRect(origin: proposed, size: size))
    behavior.updateTarget(&target, context: context)
    return state.node.reachable(target.rect.origin)
  }

  /// Returns the identity of the target of a scroll view that is nearest to an anchor.
  final func target(at anchor: UnitPoint, of state: ScrollState) -> AnyHashable? {
    guard let tree, let node = tree.nodes.indices.first(where: { tree.isScroll($0, of: state) }),
      let element = tree.nodes[node].element as? ScrollElement
    else { return nil }
    let point = anchor.resolved(tree.environment(of: node).layoutDirection)
    let content = tree.nodes[tree.nodes[node].firstChild].frame
    let visible = CGRect(
      origin: CGPoint(
        x: content.minX + state.node.contentOffset.x, y: content.minY + state.node.contentOffset.y),
      size: tree.nodes[node].frame.size)
    func distance(_ frame: CGRect) -> CGFloat {
      let x = frame.minX + frame.width * point.x - visible.minX - visible.width * point.x
      let y = frame.minY + frame.height * point.y - visible.minY - visible.height * point.y
      return (element.axes.contains(.horizontal) ? abs(x) : 0)
        + (element.axes.contains(.vertical) ? abs(y) : 0)
    }
    let nearest = tree.scrollTargets(in: node).map { ($0.node, distance($0.frame)) }
      .min { $0.1 < $1.1 }
    var next = nearest?.0 ?? -1
    while next >= 0, next != node {
      let identity = tree.nodes[next].identity
      if identity >= 0 { return tree.explicitIdentity(of: identity) }
      next = tree.nodes[next].parent
    }
    return nil
  }

  /// The number of times that the place of a view is estimated before it is displayed.
  private static let lazyRounds = 4
}

extension ScrollNode {
  /// Returns the offset nearest to one that the content may not allow.
  func reachable(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let last = CGPoint(
      x: max(contentSize.width - bounds.width + insets.right, -insets.left),
      y: max(contentSize.height - bounds.height + insets.bottom, -insets.top))
    return CGPoint(
      x: min(max(offset.x, -insets.left), last.x), y: min(max(offset.y, -insets.top), last.y))
  }
}

extension LayoutTree {
  fileprivate func isScroll(_ node: Int, of state: ScrollState) -> Bool {
    (nodes[node].element as? ScrollElement)?.state === state
  }

  /// Returns the views at which scrolling ends, with their frames in the host's coordinates.
  fileprivate func scrollTargets(in scroll: Int) -> [(node: Int, frame: CGRect)] {
    var frames: [(node: Int, frame: CGRect)] = []
    var pending = [(node: scroll, isTarget: false)]
    while let (node, isTarget) = pending.popLast() {
      let element = nodes[node].element
      if isTarget, !nodes[node].isScope, !(element is FreedElement) {
        frames.append((node, frameInPlace(of: node)))
        continue
      }
      // Modifiers, such as padding, may be between the marker and its stack.
      var container = node
      if let marker = element as? ScrollTargetElement, marker.isEnabled {
        container = nodes[node].firstChild
        while container >= 0, nodes[container].element.isModifier || nodes[container].isScope {
          container = nodes[container].firstChild
        }
      }
      guard container >= 0 else { continue }
      let areTargets = isTarget || container != node
      var child = nodes[container].firstChild
      while child >= 0 {
        pending.append((child, areTargets))
        child = nodes[child].nextSibling
      }
    }
    return frames
  }

  /// Returns the outermost node of the view with an explicit identity.
  fileprivate func node(identifiedBy id: AnyHashable) -> Int? {
    var isInside = [Bool](repeating: false, count: identities.count)
    for (index, identity) in identities.enumerated() {
      // Parents come before their children.
      isInside[index] =
        identity.key == .id(id) || (identity.parent >= 0 && isInside[identity.parent])
    }
    let found = nodes.indices.filter { index in
      let node = nodes[index]
      return node.identity >= 0 && isInside[node.identity] && !node.isScope
        && !(node.element is FreedElement)
    }
    return found.min { nodes[$0].depth < nodes[$1].depth }
  }

  /// Returns the lazy container that has a view with an identity, and the place of its line.
  fileprivate func lazyFrame(identifiedBy id: AnyHashable) -> (node: Int, frame: CGRect)? {
    for node in nodes.indices {
      guard let element = nodes[node].element as? LazyElement, let line = element.line(of: id)
      else { continue }
      return (node, element.frame(ofLine: line, node, in: self))
    }
    return nil
  }

  /// Scrolls a list that has a row with an identity.
  fileprivate func scrollList(to id: AnyHashable, _ anchor: UnitPoint?) {
    for node in nodes.indices {
      guard let table = (nodes[node].element as? NodeElement)?.view as? TableNode,
        let source = table.delegate as? TableSource, let path = source.path(of: id)
      else { continue }
      let position: TableNode.ScrollPosition =
        switch anchor?.y {
        case nil: .none
        case .some(..<0.25): .top
        case .some(0.75...): .bottom
        default: .middle
        }
      return table.scrollToRow(at: path, at: position, animated: false)
    }
  }

  /// Scrolls to a frame in the host's coordinates.
  ///
  /// Returns whether the offset was already the right one.
  @discardableResult
  fileprivate func scroll(
    to frame: CGRect, around node: Int, _ anchor: UnitPoint?
  ) -> Bool {
    guard let scroll = scrollNode(around: node, .vertical) ?? scrollNode(around: node, .horizontal),
      let element = nodes[scroll].element as? ScrollElement
    else { return true }
    let content = nodes[nodes[scroll].firstChild].frame
    let view = element.state.node
    let insets = view.adjustedContentInset
    var offset = view.contentOffset
    if element.axes.contains(.horizontal) {
      offset.x = Self.offset(
        from: offset.x, to: frame.minX - content.minX, length: frame.width, anchor?.x,
        visible: view.bounds.width, of: content.width, insets: (insets.left, insets.right))
    }
    if element.axes.contains(.vertical) {
      offset.y = Self.offset(
        from: offset.y, to: frame.minY - content.minY, length: frame.height, anchor?.y,
        visible: view.bounds.height, of: content.height, insets: (insets.top, insets.bottom))
    }
    guard offset != view.contentOffset else { return true }
    view.setContentOffset(offset, animated: false)
    return false
  }

  /// Returns the offset in one direction that shows a range.
  private static func offset(
    from offset: CGFloat, to start: CGFloat, length: CGFloat, _ anchor: CGFloat?,
    visible: CGFloat, of total: CGFloat, insets: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    let clear = visible - insets.start - insets.end
    let first = -insets.start
    let last = max(total - visible + insets.end, first)
    var wanted = offset
    if let anchor {
      wanted = start + anchor * (length - clear) - insets.start
    } else if start < offset + insets.start {
      wanted = start - insets.start
    } else if start + length > offset + insets.start + clear {
      wanted = start + length - clear - insets.start
    }
    return min(max(wanted, first), last)
  }
}
