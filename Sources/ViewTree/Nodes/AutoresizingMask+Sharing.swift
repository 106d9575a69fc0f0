// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension AutoresizingMask {
  /// Distributes a change of a node's size among the flexible margins and dimensions of its
  /// subviews, and of their subviews in turn.
  ///
  /// Subviews known to the layout engine are left to it, unless their relations are yet to be made
  /// from their frames, and then for the new size.
  static func resizeSubviews(of top: ViewNode, from former: CGSize) {
    guard top.autoresizesSubviews, top.children.contains(where: { $0.followsMaskAlone }) else {
      return
    }
    var pending: [(node: ViewNode, former: CGSize)] = [(top, former)]
    while let (node, former) = pending.popLast() {
      let size = node.boundsStorage.size
      for child in node.children where child.followsMaskAlone {
        let mask = child.autoresizingMask
        let horizontal = shared(
          change: size.width - former.width, total: former.width,
          start: child.originStorage.x, length: child.boundsStorage.width,
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin))
        let vertical = shared(
          change: size.height - former.height, total: former.height,
          start: child.originStorage.y, length: child.boundsStorage.height,
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin))
        child.originStorage = CGPoint(x: horizontal.start, y: vertical.start)
        let old = child.boundsStorage.size
        let new = CGSize(width: horizontal.length, height: vertical.length)
        guard new != old else {
          child.propertiesMayHaveChanged()
          continue
        }
        child.boundsStorage.size = new
        child.markNeedsLayout()
        child.propertiesMayHaveChanged()
        if child.autoresizesSubviews, !child.children.isEmpty { pending.append((child, old)) }
      }
    }
  }
}

nonisolated extension AutoresizingMask {
  /// Returns a span after its container's length changed; flexible parts share the change in
  /// proportion to their lengths.
  fileprivate static func shared(
    change: CGFloat, total: CGFloat, start: CGFloat, length: CGFloat,
    _ nearIsFlexible: Bool, _ lengthIsFlexible: Bool, _ farIsFlexible: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    guard change != 0, nearIsFlexible || lengthIsFlexible else { return (start, length) }
    let far = total - start - length
    let flexible =
      (nearIsFlexible ? start : 0) + (lengthIsFlexible ? length : 0) + (farIsFlexible ? far : 0)
    let count = CGFloat(
      (nearIsFlexible ? 1 : 0) + (lengthIsFlexible ? 1 : 0) + (farIsFlexible ? 1 : 0))
    func share(of part: CGFloat) -> CGFloat {
      flexible > 0 ? change * part / flexible : change / count
    }
    return (
      nearIsFlexible ? start + share(of: start) : start,
      lengthIsFlexible ? max(0, length + share(of: length)) : length
    )
  }
}

extension ViewNode {
  /// A Boolean value that indicates whether a change of the size resizes the subviews by their
  /// autoresizing masks; `true` by default.
  public final var autoresizesSubviews: Bool {
    get { !passState.contains(.keepsSubviewSizes) }
    set {
      guard newValue != autoresizesSubviews else { return }
      passState.set(.keepsSubviewSizes, to: !newValue)
      for child in children { child.autoresizingConstraintsDidChange() }
    }
  }

  /// Whether only the mask, and no relation, determines the node's frame.
  fileprivate final var followsMaskAlone: Bool {
    !passState.contains(.usesConstraints) && rare?.autoresizingMask != nil
      && (engineIndex < 0 || passState.contains(.maskChanged))
  }
}
