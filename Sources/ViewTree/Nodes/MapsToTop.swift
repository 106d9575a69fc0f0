// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Transforms from nodes' coordinates to those of the top of their tree.
///
/// Those of superviews are cached, so that transforming every node of a tree takes one step for
/// each node regardless of depth. They are valid only while no frame and no superview changes.
struct MapsToTop {
  private var known: [ObjectIdentifier: Transform] = [:]

  /// Returns the transform from the node's bounds coordinates to those of the top of its tree.
  mutating func map(of node: ViewNode) -> Transform {
    var unknown: [ViewNode] = []
    var above = node.superview
    var map = Transform.identity
    while let next = above {
      if let found = known[ObjectIdentifier(next)] {
        map = found
        break
      }
      unknown.append(next)
      above = next.superview
    }
    for next in unknown.reversed() {
      map = next.mapToParent.concatenating(map)
      known[ObjectIdentifier(next)] = map
    }
    return node.mapToParent.concatenating(map)
  }
}
