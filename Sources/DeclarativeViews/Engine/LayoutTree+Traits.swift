// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// Copies the traits of a child to a node.
  func takeTraits(of child: Int, for node: Int, without sides: Edge.Set) {
    guard child >= 0 else { return }
    nodes[node].priority = nodes[child].priority
    nodes[node].zIndex = nodes[child].zIndex
    nodes[node].guides = nodes[child].guides
    nodes[node].spacing = nodes[child].spacing
    guard !sides.isEmpty else { return }
    let none = SpacingPreferences.Side()
    if sides.contains(.top) { nodes[node].spacing.top = none }
    if sides.contains(.leading) { nodes[node].spacing.leading = none }
    if sides.contains(.bottom) { nodes[node].spacing.bottom = none }
    if sides.contains(.trailing) { nodes[node].spacing.trailing = none }
  }

  /// Combines the spacing preferences and guides of a node's children.
  func uniteTraits(ofChildrenOf node: Int) {
    for child in childIndices(of: node) {
      nodes[node].guides |= nodes[child].guides
      for edge in Edge.allCases {
        nodes[node].spacing[edge] =
          nodes[node].spacing[edge].union(nodes[child].spacing[edge])
      }
    }
  }

  /// Returns the bit that represents a guide, defining it if necessary.
  func bit(of key: GuideKey) -> UInt64 {
    // From the 63rd on, guides share a bit, which only causes superfluous questions.
    if let known = knownBit(of: key) { return known }
    knownGuides.append(key)
    return UInt64(1) << UInt64(min(knownGuides.count - 1, 62))
  }

  /// Returns the bit of a guide that is already defined.
  ///
  /// There are so few guides that a linear search is faster than hashing.
  private func knownBit(of key: GuideKey) -> UInt64? {
    for index in knownGuides.indices where knownGuides[index] == key {
      return UInt64(1) << UInt64(min(index, 62))
    }
    return nil
  }

  /// Returns whether a view or its descendants may define a guide.
  func mayHave(_ key: GuideKey, in node: Int) -> Bool {
    let guides = nodes[node].guides
    return guides != 0 && guides & ((knownBit(of: key) ?? 0) | LayoutTree.anyGuide) != 0
  }

  /// The bit of views that may define any guide.
  static let anyGuide = UInt64(1) << 63
}
