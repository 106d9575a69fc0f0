// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The safe areas and margins of nodes, given the frames of their tree.
struct EffectiveInsets {
  /// Returns the frame of a node in its superview.
  let frame: (ViewNode) -> CGRect

  /// The insets for the current frames, which a layout in progress may be about to change.
  static var shown: EffectiveInsets { EffectiveInsets { $0.layoutRect } }

  /// Returns the safe area of a node, computed from the root of its tree down to the node.
  func safeArea(of node: ViewNode) -> EdgeInsets {
    guard node.passState.contains(.mayHaveSafeArea) else { return .zero }
    var chain: [ViewNode] = []
    var ancestor: ViewNode? = node
    var isAnywhere = false
    while let current = ancestor {
      chain.append(current)
      if current.rare?.screenSafeArea != nil || current.rare?.additionalSafeAreaInsets != nil {
        isAnywhere = true
      }
      ancestor = current.parent
    }
    guard isAnywhere else { return .zero }
    var insets = EdgeInsets.zero
    for node in chain.reversed() { insets = safeArea(of: node, below: insets) }
    return insets
  }

  /// Returns the part of the superview's safe area that overlaps a node, plus the node's additional
  /// insets.
  ///
  /// As on iOS, a node that extends beyond its superview gets no more than the superview's insets.
  func safeArea(of node: ViewNode, below above: EdgeInsets) -> EdgeInsets {
    guard let parent = node.parent else {
      var insets = node.rare?.screenSafeArea ?? .zero
      insets.add(node.rare?.additionalSafeAreaInsets)
      return insets
    }
    return safeArea(
      of: node, at: above == .zero ? .zero : frame(node), below: above,
      of: above == .zero ? .zero : frame(parent).size)
  }

  /// Returns the safe area of a node with a given frame in a superview of a given size.
  func safeArea(
    of node: ViewNode, at rect: CGRect, below above: EdgeInsets, of outer: CGSize
  ) -> EdgeInsets {
    var insets = EdgeInsets.zero
    if above != .zero {
      let above = node.parent?.nodeContent?.safeAreaForContent(above) ?? above
      insets = EdgeInsets(
        top: max(0, above.top - max(0, rect.minY)),
        left: max(0, above.left - max(0, rect.minX)),
        bottom: max(0, above.bottom - max(0, outer.height - rect.maxY)),
        right: max(0, above.right - max(0, outer.width - rect.maxX)))
    }
    insets.add(node.rare?.additionalSafeAreaInsets)
    return insets
  }

  /// Returns the margins of a node, increased by the safe area and to at least the part of the
  /// superview's margins that overlaps it.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - known: The node's safe area, or `nil` to compute it.
  /// - Returns: The margins, in points.
  func margins(of node: ViewNode, safeArea known: EdgeInsets? = nil) -> EdgeInsets {
    guard node.preservesSuperviewLayoutMargins, node.parent != nil else {
      return marginsAlone(of: node, safeArea: known)
    }
    var chain: [ViewNode] = [node]
    while let last = chain.last, last.preservesSuperviewLayoutMargins, let parent = last.parent {
      chain.append(parent)
    }
    var result = EdgeInsets.zero
    var outer = CGSize.zero
    for (index, link) in chain.reversed().enumerated() {
      var own = marginsAlone(of: link, safeArea: link === node ? known : nil)
      let rect = frame(link)
      if index > 0 {
        own = EdgeInsets(
          top: max(own.top, result.top - rect.minY),
          left: max(own.left, result.left - rect.minX),
          bottom: max(own.bottom, result.bottom - (outer.height - rect.maxY)),
          right: max(own.right, result.right - (outer.width - rect.maxX)))
      }
      result = own
      outer = rect.size
    }
    return result
  }

  /// Returns the margins of a node, increased by the safe area only.
  private func marginsAlone(of node: ViewNode, safeArea known: EdgeInsets?) -> EdgeInsets {
    var margins = node.ownMargins
    if node.insetsLayoutMarginsFromSafeArea { margins.add(known ?? safeArea(of: node)) }
    return margins
  }
}

nonisolated extension EdgeInsets {
  fileprivate mutating func add(_ other: EdgeInsets?) {
    guard let other else { return }
    top += other.top
    left += other.left
    bottom += other.bottom
    right += other.right
  }
}
