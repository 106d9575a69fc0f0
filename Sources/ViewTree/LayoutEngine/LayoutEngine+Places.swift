// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// Safe areas and inherited margins depend on the positions of nodes. When a layout moves nodes,
// only the guides of those nodes, and of their descendants that inherit from them, are updated.

/// The safe area within a node.
struct SafePlace: Hashable {
  var insets: EdgeInsets
  /// The edges of the safe area for subviews, in the node's coordinates; infinite where it doesn't
  /// overlap the node, because then it doesn't overlap subviews either.
  var edges: EdgeInsets
}

extension LayoutEngine {
  /// Records a node with a guide whose insets depend on its position.
  func notePlace(of node: ViewNode) {
    var handsDown = node.preservesSuperviewLayoutMargins
    if handsDown { handsMarginsDown = true }
    guard handsDown || root.rootNode.rare?.tellsInsets == true else { return }
    _ = safeArea(of: node)
    var above: ViewNode? = node
    while let current = above {
      let index = index(of: current)
      guard index >= 0 else { break }
      var flags = items[Int(index)].flags
      let former = flags
      flags.insert(.leadsToPlaces)
      if current !== node, handsDown {
        flags.insert(.handsMarginsDown)
        handsDown = current.preservesSuperviewLayoutMargins
      }
      if flags == former, current !== node, !handsDown { break }
      items[Int(index)].flags = flags
      if current === root { break }
      above = current.parent
    }
  }

  /// Returns the safe area of a node, based on its current position.
  func safeArea(of node: ViewNode) -> EdgeInsets {
    guard root.rootNode.rare?.tellsInsets == true else { return .zero }
    var waiting: [Int32] = []
    let own = self.index(of: node)
    var index = own
    while index >= 0, places[index] == nil {
      waiting.append(index)
      index = items[Int(index)].parent
    }
    while let next = waiting.popLast() { places[next] = place(at: next) }
    return places[own]?.insets ?? .zero
  }

  /// Returns the safe area within a node, based on that of its superview.
  func place(at index: Int32) -> SafePlace? {
    guard let node = items[Int(index)].item as? ViewNode else { return nil }
    let frame = exactFrame(at: index)
    var insets = EdgeInsets.zero
    if items[Int(index)].parent < 0 {
      insets = node.safeArea(frame: rectangle)
    } else if let above = places[items[Int(index)].parent]?.edges {
      func inset(_ edge: CGFloat, _ length: CGFloat) -> CGFloat {
        edge.isFinite ? max(0, length) : 0
      }
      let added = node.rare?.additionalSafeAreaInsets ?? .zero
      insets = EdgeInsets(
        top: inset(above.top, above.top - frame.minY) + added.top,
        left: inset(above.left, above.left - frame.minX) + added.left,
        bottom: inset(above.bottom, frame.minY + frame.height - above.bottom) + added.bottom,
        right: inset(above.right, frame.minX + frame.width - above.right) + added.right)
    }
    func edge(_ inset: CGFloat, _ edge: CGFloat) -> CGFloat { inset > 0 ? edge : .infinity }
    return SafePlace(
      insets: insets,
      edges: EdgeInsets(
        top: edge(insets.top, insets.top), left: edge(insets.left, insets.left),
        bottom: edge(insets.bottom, frame.height - insets.bottom),
        right: edge(insets.right, frame.width - insets.right)))
  }

  /// The frame from the last solve.
  var rectangle: (ViewNode) -> CGRect {
    { other in
      let index = self.index(of: other)
      guard index >= 0 else { return other.layoutRect }
      var frame = self.exactFrame(at: index)
      if other === self.root { frame.origin = other.originStorage }
      return frame
    }
  }

  /// Updates the guides of nodes that the last solve moved or resized.
  func moveGuides() {
    for place in 0..<solver.changeCount {
      let index = owner(of: solver.changedVariable(at: place))
      if index >= 0, items[Int(index)].flags.contains(.leadsToPlaces) { moveGuides(with: index) }
    }
  }

  private func moveGuides(with index: Int32) {
    var pending = [index]
    while let index = pending.popLast() {
      guard let node = items[Int(index)].item as? ViewNode else { continue }
      let former = places[index]
      if former != nil { places[index] = place(at: index) }
      refreshGuides(of: index)
      guard
        former?.edges != places[index]?.edges
          || items[Int(index)].flags.contains(.handsMarginsDown)
      else { continue }
      for child in node.children {
        let place = self.index(of: child)
        if place >= 0, items[Int(place)].flags.contains(.leadsToPlaces) { pending.append(place) }
      }
    }
  }
}
