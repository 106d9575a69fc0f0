// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// Cells are measured while their table lays out, and get a frame of just that size. Solving them for
// that size in a system of their own, and for their frame once more in that of the tree, would be
// twice the work. So the tree's own system finds the size: the relation for the height of the mask
// gives way to the content, and goes on to do so for as long as the content keeps to the frame.

extension ViewNode {
  /// Returns the fitting size for a width as the engine of the tree finds it, or `nil` where it may
  /// not be asked.
  ///
  /// It may during a layout, from `layoutSubviews` of a view that sets the frame of this node next.
  final func fittingSizeInTree(
    _ targetSize: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize? {
    guard horizontal == .required, vertical == .fittingSizeLevel, handle.parent != nil,
      passState.isDisjoint(with: .usesConstraints)
    else { return nil }
    let root = rootNode
    guard root.passState.contains(.inLayoutPass), !root.isAskingNodes,
      let engine = root.engineWithNews(of: self)
    else { return nil }
    return engine.fittingSize(of: self, targetSize, Double(vertical.rawValue))
  }
}

extension LayoutEngine {
  fileprivate func fittingSize(
    of node: ViewNode, _ target: CGSize, _ priority: Double
  ) -> CGSize? {
    let index = index(of: node)
    guard index >= 0, !isSolving, !isDissolved, !isReachedInto(index) else { return nil }
    let known = knownMaskRows(of: index).rows
    let (wide, tall) = (known[Int(MaskRows.wideLength)], known[Int(MaskRows.tallLength)])
    guard wide >= 0, tall >= 0 else { return nil }
    let insets = insets(at: index)
    setIfOther(-Double(target.width - insets.left - insets.right), of: wide)
    setIfOther(-Double(max(0, target.height - insets.top - insets.bottom)), of: tall)
    if !items[Int(index)].flags.contains(.isSelfSized) {
      items[Int(index)].flags.insert(.isSelfSized)
      setPriority(priority, of: tall)
    }
    selfSizedHeights[index] = .nan
    // The frame that the node has is taken in again by the next round of the layout.
    node.markConstraintWork(.maskChanged)
    if needsSolve { solve() }
    // Client code was asked for sizes.
    guard !isDissolved, self.index(of: node) == index else { return nil }
    return CGSize(
      width: roundedUp(width(index) + Double(insets.left + insets.right)),
      height: roundedUp(height(index) + Double(insets.top + insets.bottom)))
  }

  private func setIfOther(_ constant: Double, of row: Int32) {
    if solver.constant(ofRow: solver.id(at: row)) != constant { setConstant(constant, of: row) }
  }

  // MARK: Frames

  /// Takes in the height that its frame gives to a self-sized item.
  func setSelfSizedHeight(_ height: Double, of index: Int32) {
    selfSizedHeights[index] = height
    guard keepsToItsFrame(items[Int(index)], height: solver.value(of: items[Int(index)].height))
    else {
      endSelfSizing(of: index)
      return
    }
  }

  /// Whether an item is as high as its frame says; true of those that nobody left to themselves.
  @inline(__always)
  func keepsToItsFrame(_ entry: ItemEntry, height: Double) -> Bool {
    guard entry.flags.contains(.isSelfSized), let given = selfSizedHeights[entry.first >> 2] else {
      return true
    }
    // While it is measured, there is no frame to keep to.
    return given.isNaN || abs(height - given) <= 1e-7
  }

  /// Has an item be as high as its frame says, whatever its content asks for.
  func endSelfSizing(of index: Int32) {
    guard let height = selfSizedHeights[index] else { return }
    let tall = knownMaskRows(of: index).rows[Int(MaskRows.tallLength)]
    forgetSelfSizing(of: index)
    // The frame is still to come.
    if height.isNaN { items[Int(index)].item?.owningNode?.markConstraintWork(.maskChanged) }
    setConstant(height.isNaN ? 0 : -height, of: tall)
    setPriority(1000, of: tall)
  }

  /// Has all items be as high as their frames say, as a report of the tree has it.
  func endSelfSizing() {
    for index in selfSizedHeights.keys.sorted() { endSelfSizing(of: index) }
  }

  func forgetSelfSizing(of index: Int32) {
    guard items[Int(index)].flags.contains(.isSelfSized) else { return }
    items[Int(index)].flags.remove(.isSelfSized)
    selfSizedHeights[index] = nil
  }

  // MARK: Relations from above

  /// Notes that a relation of one item speaks of another, in which case the size of what lies
  /// between the two may depend on more than what is inside of it.
  @inline(__always)
  func noteReach(into index: Int32, from owner: Int32) {
    if index == owner || items[Int(index)].parent == owner { return }
    noteFarReach(into: index, from: owner)
  }

  private func noteFarReach(into index: Int32, from owner: Int32) {
    var current = index
    while current >= 0, current != owner {
      items[Int(current)].flags.insert(.isReachedInto)
      current = items[Int(current)].parent
    }
  }

  /// Whether relations from above speak of an item or of something inside it.
  private func isReachedInto(_ index: Int32) -> Bool {
    if items[Int(index)].flags.contains(.isReachedInto) { return true }
    let variables = items[Int(index)].first...items[Int(index)].first + 3
    var row = items[Int(items[Int(index)].parent)].firstRow
    while row >= 0 {
      let entry = rows[Int(row)]
      if entry.kind == .constraint || entry.kind == .record,
        solver.terms(of: solver.id(at: row)).contains(where: {
          variables.contains($0.variable.index)
        })
      {
        return true
      }
      row = entry.next
    }
    return false
  }
}
