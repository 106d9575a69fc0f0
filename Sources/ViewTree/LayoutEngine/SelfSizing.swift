// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension ViewNode {
  /// Returns the fitting size for a width, computed by the engine of the tree, or `nil` if the
  /// engine is not available.
  ///
  /// The engine is available during a layout, within `layoutSubviews` of a view that then sets the
  /// frame of this node.
  final func fittingSizeInTree(
    _ targetSize: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize? {
    guard horizontal == .required, vertical == .fittingSizeLevel, handle.parent != nil,
      passState.isDisjoint(with: .usesConstraints)
    else { return nil }
    let root = rootNode
    guard root.passState.contains(.inLayoutPass), !EngineUpdater.isQueryingNodes(below: root),
      let engine = EngineUpdater.engine(of: root, withChangesOf: self)
    else { return nil }
    return engine.selfSizing.fittingSize(
      of: self, targetSize, Double(vertical.rawValue), in: engine)
  }
}

/// The items whose heights were determined by their content when they were measured.
///
/// Cells are measured during their table's layout, and get a frame of exactly that size. Solving
/// them for that size in a separate system, and for their frame once more in that of the tree,
/// would double the work. So the tree's own engine determines the size: the relation for the height
/// of the mask yields to the content, and continues to do so while the content matches the frame.
final class SelfSizing {
  /// The heights of the items' frames; NaN while an item is being measured.
  @exclusivity(unchecked) private var heights: [Int32: Double] = [:]

  /// Removes all items.
  func removeAll() {
    heights.removeAll()
  }

  /// Returns the fitting size of a node for a width, and lets its content determine its height from
  /// then on; `nil` if the engine is not available.
  fileprivate func fittingSize(
    of node: ViewNode, _ target: CGSize, _ priority: Double, in engine: LayoutEngine
  ) -> CGSize? {
    let index = engine.index(of: node)
    guard index >= 0, !engine.isSolving, !engine.isTornDown, !engine.isConstrainedFromAbove(index)
    else {
      return nil
    }
    let known = engine.knownMaskRows(of: index).rows
    let (wide, tall) = (known[Int(MaskRows.widthRole)], known[Int(MaskRows.heightRole)])
    guard wide >= 0, tall >= 0 else { return nil }
    let insets = engine.insets(at: index)
    engine.setConstantIfChanged(-Double(target.width - insets.left - insets.right), of: wide)
    engine.setConstantIfChanged(
      -Double(max(0, target.height - insets.top - insets.bottom)), of: tall)
    if !engine.items[Int(index)].flags.contains(.isSelfSized) {
      engine.items[Int(index)].flags.insert(.isSelfSized)
      engine.setPriority(priority, of: tall)
    }
    heights[index] = .nan
    // The next round of the layout applies the node's frame again.
    node.markConstraintWork(.maskChanged)
    if engine.needsSolve { engine.solve() }
    // Measuring has run client code.
    guard !engine.isTornDown, engine.index(of: node) == index else { return nil }
    return CGSize(
      width: engine.roundedUp(engine.width(index) + Double(insets.left + insets.right)),
      height: engine.roundedUp(engine.height(index) + Double(insets.top + insets.bottom)))
  }

  // MARK: Frames

  /// Records the height of a self-sized item's frame.
  func setHeight(_ height: Double, of index: Int32, in engine: LayoutEngine) {
    heights[index] = height
    let entry = engine.items[Int(index)]
    if matchesFrame(entry, height: engine.solver.value(of: entry.height)) { return }
    // The content may have changed as well; its height isn't known until the next solve.
    engine.checkedItems.append(index)
    engine.needsSolve = true
  }

  /// Returns whether an item has the height of its frame; `true` for items whose height is not
  /// determined by their content.
  @inline(__always)
  func matchesFrame(_ entry: ItemEntry, height: Double) -> Bool {
    guard entry.flags.contains(.isSelfSized), let given = heights[entry.first >> 2] else {
      return true
    }
    // While the item is being measured, there is no frame to match.
    return given.isNaN || abs(height - given) <= 1e-7
  }

  /// Sets the height of an item to that of its frame, regardless of its content.
  func end(of index: Int32, in engine: LayoutEngine) {
    guard let height = heights[index] else { return }
    let tall = engine.knownMaskRows(of: index).rows[Int(MaskRows.heightRole)]
    remove(index, in: engine)
    // The frame hasn't been set yet.
    if height.isNaN { engine.items[Int(index)].item?.owningNode?.markConstraintWork(.maskChanged) }
    engine.setConstant(height.isNaN ? 0 : -height, of: tall)
    engine.setPriority(1000, of: tall)
  }

  /// Sets the heights of all items to those of their frames, as a report of the tree requires.
  func endAll(in engine: LayoutEngine) {
    for index in heights.keys.sorted() { end(of: index, in: engine) }
  }

  func remove(_ index: Int32, in engine: LayoutEngine) {
    guard engine.items[Int(index)].flags.contains(.isSelfSized) else { return }
    engine.items[Int(index)].flags.remove(.isSelfSized)
    heights[index] = nil
  }
}
