// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension ScrollState {
  /// The sizes and the offset of the scroll view.
  var geometry: ScrollGeometry {
    let insets = node.adjustedContentInset
    return ScrollGeometry(
      contentOffset: node.contentOffset, contentSize: node.contentSize,
      contentInsets: DirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      containerSize: node.bounds.size)
  }

  /// Performs what depends on the geometry after a layout.
  func didLayOut(in host: HostingNode) {
    guard link != nil || !observers.isEmpty else { return }
    host.memory.afterwards { [weak self, weak host] in
      guard let self, let host else { return }
      for observer in self.observers { observer.geometry?(self.geometry) }
      self.follow(in: host)
    }
  }

  /// Performs what depends on the offset.
  func didScroll(in host: HostingNode) {
    guard link != nil || !observers.isEmpty else { return }
    host.memory.afterwards { [weak self, weak host] in
      guard let self, let host else { return }
      for observer in self.observers { observer.geometry?(self.geometry) }
      guard let link = self.link, !self.isFollowing, self.node.contentOffset != self.followed else {
        return
      }
      self.followed = nil
      let id = host.target(at: link.anchor ?? .topLeading, of: self)
      self.shown = id
      link.show(id)
    }
    host.setNeedsLayout()
  }

  /// Scrolls to where the position says, if it is a new one.
  private func follow(in host: HostingNode) {
    guard let link, link.request != request || link.count != requestCount else { return }
    request = link.request
    requestCount = link.count
    guard let wanted = link.request else { return }
    if case .id(let id, _) = wanted, id == shown, link.count == 0 { return }
    isFollowing = true
    defer {
      isFollowing = false
      followed = node.contentOffset
    }
    switch wanted {
    case .id(let id, let anchor):
      shown = id
      host.scroll(to: id, anchor: anchor ?? link.anchor)
    case .edge(let edge): node.setContentOffset(offset(at: edge), animated: false)
    case .offset(let x, let y):
      var offset = node.contentOffset
      if let x, x.isFinite { offset.x = x }
      if let y, y.isFinite { offset.y = y }
      node.setContentOffset(node.reachable(offset), animated: false)
    }
  }

  /// Returns the offset at an edge of the content.
  private func offset(at edge: Edge) -> CGPoint {
    var offset = node.contentOffset
    let isMirrored = node.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch edge {
    case .top: offset.y = -.greatestFiniteMagnitude
    case .bottom: offset.y = .greatestFiniteMagnitude
    case .leading: offset.x = isMirrored ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
    case .trailing: offset.x = isMirrored ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
    }
    return node.reachable(offset)
  }

  /// Changes what moves the content.
  func enter(_ new: ScrollPhase) {
    guard new != phase else { return }
    let former = phase
    phase = new
    for observer in observers {
      observer.phase?(former, new, ScrollPhaseChangeContext(geometry: geometry))
    }
  }

  /// Returns the offset at an anchor of the content.
  func offset(at anchor: CGPoint, _ content: CGSize, in frame: CGSize) -> CGPoint {
    CGPoint(
      x: max(content.width - frame.width, 0) * anchor.x,
      y: max(content.height - frame.height, 0) * anchor.y)
  }
}
