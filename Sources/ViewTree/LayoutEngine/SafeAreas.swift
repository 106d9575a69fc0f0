// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// The safe area within a node.
struct SafeArea: Hashable {
  var insets: EdgeInsets
  /// The size of the node, which moves the bottom and right edges of the area; zero without insets.
  var size: CGSize
}

/// The safe areas of the nodes whose guides depend on their position, and the margins that
/// descendants inherit.
///
/// When a layout moves nodes, only the guides of those nodes, and of their descendants that inherit
/// from them, are updated.
final class SafeAreas {
  @exclusivity(unchecked) private var areas: [Int32: SafeArea] = [:]
  /// Whether any node with a guide keeps its superview's margins.
  @exclusivity(unchecked) private var passesMarginsDown = false

  /// The guides for readable content, whose rows limit the widths of their nodes.
  @exclusivity(unchecked) private var readableGuides: ContiguousArray<Int32> = []

  /// Records a node with a guide whose insets depend on its position.
  func register(_ node: ViewNode, in engine: LayoutEngine) {
    var passesDown = node.preservesSuperviewLayoutMargins
    if passesDown { passesMarginsDown = true }
    guard passesDown || engine.root.rootNode.rare?.notifiesInsets == true else { return }
    _ = safeArea(of: node, in: engine)
    var above: ViewNode? = node
    while let current = above {
      let index = engine.index(of: current)
      guard index >= 0 else { break }
      var flags = engine.items[Int(index)].flags
      let former = flags
      flags.insert(.containsPositionedGuides)
      if current !== node, passesDown {
        flags.insert(.passesMarginsDown)
        passesDown = current.preservesSuperviewLayoutMargins
      }
      if flags == former, current !== node, !passesDown { break }
      engine.items[Int(index)].flags = flags
      if current === engine.root { break }
      above = current.parent
    }
  }

  /// Returns the safe area of a node, based on its current position.
  func safeArea(of node: ViewNode, in engine: LayoutEngine) -> EdgeInsets {
    guard engine.root.rootNode.rare?.notifiesInsets == true else { return .zero }
    var waiting: [Int32] = []
    let own = engine.index(of: node)
    var index = own
    while index >= 0, areas[index] == nil {
      waiting.append(index)
      index = engine.items[Int(index)].parent
    }
    while let next = waiting.popLast() { areas[next] = safeArea(at: next, in: engine) }
    return areas[own]?.insets ?? .zero
  }

  /// Returns the safe area within a node, based on that of its superview.
  private func safeArea(at index: Int32, in engine: LayoutEngine) -> SafeArea? {
    guard let node = engine.items[Int(index)].item as? ViewNode else { return nil }
    let frame = engine.exactFrame(at: index)
    let insets: EdgeInsets
    let effective = EffectiveInsets(frame: rectangle(in: engine))
    if let above = areas[engine.items[Int(index)].parent] {
      insets = effective.safeArea(of: node, at: frame, below: above.insets, of: above.size)
    } else {
      insets = effective.safeArea(of: node)
    }
    return SafeArea(insets: insets, size: insets == .zero ? .zero : frame.size)
  }

  /// Returns a closure that returns the frames of nodes from the last solve.
  private func rectangle(in engine: LayoutEngine) -> (ViewNode) -> CGRect {
    { other in
      let index = engine.index(of: other)
      guard index >= 0 else { return other.layoutRect }
      var frame = engine.exactFrame(at: index)
      if other === engine.root { frame.origin = other.originStorage }
      return frame
    }
  }

  /// Removes an item.
  func remove(_ index: Int32) {
    if !areas.isEmpty { areas[index] = nil }
  }

  /// Updates the guides of nodes that the last solve moved or resized.
  func moveGuides(in engine: LayoutEngine) {
    guard passesMarginsDown || !areas.isEmpty else { return }
    for position in 0..<engine.solver.changeCount {
      let index = engine.owner(of: engine.solver.changedVariable(at: position))
      if index >= 0, engine.items[Int(index)].flags.contains(.containsPositionedGuides) {
        moveGuides(with: index, in: engine)
      }
    }
  }

  private func moveGuides(with index: Int32, in engine: LayoutEngine) {
    var pending = [index]
    while let index = pending.popLast() {
      guard let node = engine.items[Int(index)].item as? ViewNode else { continue }
      let former = areas[index]
      if former != nil { areas[index] = safeArea(at: index, in: engine) }
      refreshGuides(of: index, in: engine)
      guard
        former != areas[index]
          || engine.items[Int(index)].flags.contains(.passesMarginsDown)
      else { continue }
      for child in node.children {
        let childIndex = engine.index(of: child)
        if childIndex >= 0, engine.items[Int(childIndex)].flags.contains(.containsPositionedGuides)
        {
          pending.append(childIndex)
        }
      }
    }
  }

  /// Removes the guides for readable content that no relation refers to anymore.
  @inline(__always)
  func removeUnusedGuides(in engine: LayoutEngine) {
    if readableGuides.isEmpty { return }
    removeUnusedReadableGuides(in: engine)
  }

  private func removeUnusedReadableGuides(in engine: LayoutEngine) {
    readableGuides.removeAll { index in
      let entry = engine.items[Int(index)]
      guard let guide = entry.item as? SystemGuide, guide.kind == .readable else { return true }
      let isUsed = !engine.solver.constraints(ofRectangle: entry.first) {
        let row = engine.rows[Int($0)]
        return row.exists && row.owner != index
      }.isEmpty
      if !isUsed { engine.remove(guideAt: index) }
      return !isUsed
    }
  }

  // MARK: Rows

  /// Adds the rows of a guide.
  func addRows(of index: Int32, in engine: LayoutEngine) {
    guard let guide = engine.items[Int(index)].item as? SystemGuide, let node = guide.owner else {
      return
    }
    let entry = engine.items[Int(index)]
    let above = engine.items[Int(entry.parent)]
    let insets = insets(of: guide, node, engine.insets(at: entry.parent), in: engine)
    let left = Row(Term(1, entry.x), constant: -Double(insets.left))
    let right = Row(
      Term(1, above.width), Term(-1, entry.x), Term(-1, entry.width),
      constant: -Double(insets.right))
    if guide.kind == .readable {
      if !engine.isFitting { readableGuides.append(index) }
      // Centered, as wide as the margins and the readable width allow.
      let centered = Row(
        Term(1, entry.x), Term(0.5, entry.width), Term(-0.5, above.width),
        constant: Double(insets.right - insets.left) / 2)
      let width = Row(Term(1, entry.width), constant: -Double(SystemGuide.readableWidth))
      add(centered, .equal, index, ordinal: 4, in: engine)
      add(width, .lessThanOrEqual, index, in: engine)
      add(left, .greaterThanOrEqual, index, ordinal: 0, in: engine)
      add(right, .greaterThanOrEqual, index, ordinal: 1, in: engine)
      add(left, .equal, index, ordinal: 0, priority: 999.9, in: engine)
    } else {
      add(left, .equal, index, ordinal: 0, in: engine)
      add(right, .equal, index, ordinal: 1, in: engine)
    }
    let top = Row(Term(1, entry.y), constant: -Double(insets.top))
    let bottom = Row(
      Term(1, above.height), Term(-1, entry.y), Term(-1, entry.height),
      constant: -Double(insets.bottom))
    add(top, .equal, index, ordinal: 2, in: engine)
    add(bottom, .equal, index, ordinal: 3, in: engine)
    register(node, in: engine)
  }

  private func add(
    _ row: Row, _ relation: Relation, _ index: Int32, ordinal: Int32 = -1,
    priority: Double = 1000, in engine: LayoutEngine
  ) {
    _ = engine.addOwn(row, relation, priority: priority, .guide, index, ordinal: ordinal)
  }

  /// Returns the insets relative to the alignment rectangle.
  private func insets(
    of guide: SystemGuide, _ node: ViewNode, _ above: EdgeInsets, in engine: LayoutEngine
  ) -> EdgeInsets {
    let safeArea = safeArea(of: node, in: engine)
    let insets =
      guide.kind == .safeArea
      ? safeArea
      : EffectiveInsets(frame: rectangle(in: engine)).margins(of: node, safeArea: safeArea)
    return EdgeInsets(
      top: insets.top - above.top, left: insets.left - above.left,
      bottom: insets.bottom - above.bottom, right: insets.right - above.right)
  }

  /// Updates an item whose margins or safe area changed.
  func refresh(_ index: Int32, in engine: LayoutEngine) {
    if let node = engine.items[Int(index)].item as? ViewNode, hasSystemGuide(at: index, in: engine)
    {
      register(node, in: engine)
    }
    if areas[index] != nil { areas[index] = safeArea(at: index, in: engine) }
    refreshGuides(of: index, in: engine)
  }

  private func refreshGuides(of index: Int32, in engine: LayoutEngine) {
    var guide = engine.items[Int(index)].firstGuide
    while guide >= 0 {
      refreshRows(of: guide, in: engine)
      guide = engine.items[Int(guide)].nextGuide
    }
  }

  private func hasSystemGuide(at index: Int32, in engine: LayoutEngine) -> Bool {
    var guide = engine.items[Int(index)].firstGuide
    while guide >= 0, !(engine.items[Int(guide)].item is SystemGuide) {
      guide = engine.items[Int(guide)].nextGuide
    }
    return guide >= 0
  }

  private func refreshRows(of index: Int32, in engine: LayoutEngine) {
    guard let guide = engine.items[Int(index)].item as? SystemGuide, let node = guide.owner else {
      return
    }
    engine.work.insets += 1
    let insets = insets(
      of: guide, node, engine.insets(at: engine.items[Int(index)].parent), in: engine)
    let values = [
      insets.left, insets.right, insets.top, insets.bottom, (insets.left - insets.right) / 2,
    ]
    var row = engine.items[Int(index)].firstRow
    while row >= 0 {
      let entry = engine.rows[Int(row)]
      if values.indices.contains(Int(entry.ordinal)) {
        let constant = -Double(values[Int(entry.ordinal)])
        if abs(engine.solver.constant(ofRow: engine.solver.id(at: row)) - constant) > 1e-9 {
          engine.setConstant(constant, of: row)
        }
      }
      row = entry.next
    }
  }
}
