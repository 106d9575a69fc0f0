// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The persistent state of a scroll view: its node and its content offset.
final class ScrollState {
  /// The node, which persists while the view is in its place.
  private(set) lazy var node: ScrollNode = {
    let node = ScrollNode()
    node.delegate = self
    return node
  }()
  /// The content offset, once the view has been shown.
  var offset: CGPoint?
  /// The lazy containers in it, as nodes of the tree.
  var lazyNodes: Set<Int> = []
  /// Called when it scrolls.
  var onScroll: (() -> Void)?
  /// Returns where scrolling ends, for the offset at the start of a drag and the natural one.
  var adjustTarget: ((_ start: CGPoint, _ target: CGPoint) -> CGPoint)?
  /// The position of the scroll view, if it has one.
  var link: ScrollLink?
  /// The observers of the scroll view.
  var observers: [ScrollObserver] = []
  /// What moves the content.
  var phase = ScrollPhase.idle
  /// The last request of the position, and the number of requests.
  var request: ScrollRequest?
  var requestCount = 0
  /// The identity that was last shown to the position, or requested by it.
  var shown: AnyHashable?
  /// The offset to which the last request has led.
  var followed: CGPoint?
  /// Whether a request is being followed.
  var isFollowing = false
  /// The content offset at which the last drag began.
  private var dragStart = CGPoint.zero
}

extension ScrollState: ScrollNodeDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollNode) {
    offset = scrollView.contentOffset
    onScroll?()
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollNode) {
    dragStart = scrollView.contentOffset
    enter(.interacting)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool) {
    enter(decelerate ? .decelerating : .idle)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollNode) { enter(.idle) }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollNode, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let adjustTarget {
      targetContentOffset.pointee = adjustTarget(dragStart, targetContentOffset.pointee)
    }
  }
}

extension LayoutTree {
  /// Returns the nearest scroll view around a node that scrolls along an axis.
  func scrollNode(around node: Int, _ axis: Axis) -> Int? {
    var next = nodes[node].parent
    while next >= 0 {
      if let scroll = nodes[next].element as? ScrollElement, scroll.axes.contains(axis) {
        return next
      }
      next = nodes[next].parent
    }
    return nil
  }

  /// Notifies a lazy container when a scroll view scrolls.
  func watch(_ scroll: Int, _ node: Int) {
    (nodes[scroll].element as? ScrollElement)?.state.lazyNodes.insert(node)
  }

  /// Returns the visible part of a scroll view's content, in the host's coordinates.
  func visibleRect(around node: Int, _ axis: Axis) -> CGRect {
    guard let scroll = scrollNode(around: node, axis),
      let element = nodes[scroll].element as? ScrollElement
    else { return bounds }
    let frame = nodes[scroll].frame
    guard let offset = element.state.offset else { return frame }
    let content = nodes[nodes[scroll].firstChild].frame
    return CGRect(
      x: content.minX + offset.x, y: content.minY + offset.y, width: frame.width,
      height: frame.height)
  }

  /// Invalidates the lazy containers of a scroll view whose visible lines have changed.
  ///
  /// - Returns: Whether there are any such containers.
  func didScroll(_ state: ScrollState) -> Bool {
    var needsPlacement = false
    for node in state.lazyNodes {
      guard nodes.indices.contains(node), let element = nodes[node].element as? LazyElement else {
        state.lazyNodes.remove(node)
        continue
      }
      guard element.needsOtherLines(node, in: self) else { continue }
      needsPlacement = true
      var next = node
      while next >= 0 {
        nodes[next].isSettled = false
        next = nodes[next].parent
      }
    }
    return needsPlacement
  }

  /// Invalidates the layout around a node whose length has changed.
  func lengthDidChange(of node: Int) {
    needsAnotherPlacement = true
    var next = node
    while next >= 0 {
      invalidateSizes(of: next)
      nodes[next].isSettled = false
      next = nodes[next].parent
    }
  }
}
