// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// The constraint-based layout engine: one for each root that needs it, shared by its whole tree.
///
/// Items (nodes and guides) and rows (linear relations) are stored in flat tables; nodes, guides,
/// and constraints store their indices in them. Each item has four variables: the left and top
/// edge, and the width and height, of its alignment rectangle. Edges are relative to those of the
/// superview, ignoring scrolling, so that the layout inside a node is independent of the node's
/// position: a relation across levels is a sum along the path to the common ancestor.
package final class LayoutEngine {
  /// The purpose of a solve.
  enum Purpose {
    /// The frames of a tree.
    case tree
    /// The fitting size of a subtree, without changing the subtree.
    case fitting(CGSize, horizontal: Double, vertical: Double)
  }

  let purpose: Purpose
  /// Whether the engine finds a fitting size and leaves the tree's own layout alone.
  let isFitting: Bool
  unowned(unsafe) let root: ViewNode
  /// The root, for access without retaining it.
  var rootPointer: Unmanaged<ViewNode> { Unmanaged.passUnretained(root) }
  let solver: Solver

  // No client code runs while one of these is being changed, so accesses don't overlap.
  @exclusivity(unchecked) var items = FlatTable<ItemEntry>()
  @exclusivity(unchecked) var freeItems: ContiguousArray<Int32> = []
  /// The relations, indexed by the solver's number.
  @exclusivity(unchecked) var rows = FlatTable<RowEntry>()

  /// Registered guides whose own relations haven't been added yet.
  @exclusivity(unchecked) var newGuides = FlatTable<Int32>()
  /// Items whose sizes are checked after the next solve.
  @exclusivity(unchecked) var checkedItems = FlatTable<Int32>()
  /// The insets from the frame to the alignment rectangle, for the few items where the two differ.
  @exclusivity(unchecked) var alignmentInsets: [Int32: EdgeInsets] = [:]

  /// The number of times that items were removed.
  ///
  /// A call to client code may remove items: the caller compares this value before and after, and
  /// restarts if it changed.
  @exclusivity(unchecked) var removalCount = 0
  /// Whether the tree became part of another one or was deallocated: the engine accepts no more
  /// changes.
  @exclusivity(unchecked) var isTornDown = false
  /// Whether a solve is in progress, which a nested layout doesn't repeat.
  @exclusivity(unchecked) var isSolving = false
  /// For a fitting: its retained items, with their state in an outer fitting.
  var borrowedItems: [BorrowedItem] = []

  /// The work done so far.
  @exclusivity(unchecked) package internal(set) var work = LayoutWork()

  /// Whether anything changed since the last solve.
  @exclusivity(unchecked) var needsSolve = false
  let treeOrder = TreeOrder()
  let baselines = BaselineRows()
  let positiveLengths = PositiveLengths()
  let yieldingSizes = YieldingSizes()
  let frames = FrameWriter()
  let rootSize: RootSize
  let safeAreas = SafeAreas()
  let selfSizing = SelfSizing()
  let reporter = LayoutReporter()

  init(root: ViewNode, purpose: Purpose = .tree, likelyCount: Int = 0) {
    self.root = root
    self.purpose = purpose
    if case .fitting = purpose { isFitting = true } else { isFitting = false }
    rootSize = RootSize(explicitSize: root.boundsStorage.size)
    // Sufficient for most trees, so that their tables needn't grow; in larger ones, growing costs
    // little, and not all nodes may use constraints.
    let likelyCount = min(likelyCount, 4096)
    // Some nodes have guides.
    let count = max(root.children.count + 1, likelyCount + likelyCount / 2)
    solver = Solver(
      rectangles: max(count, 16), rows: max(6 * likelyCount, 64), terms: max(16 * likelyCount, 160))
    items.reserve(count)
    rows.reserve(max(root.heldConstraints.count + 3 * root.children.count, 6 * likelyCount))
    frames.reserve(count)
  }

  /// Whether the alignment rectangle of any item is not its frame.
  @inline(__always)
  var hasInsets: Bool { !alignmentInsets.isEmpty }

  /// Returns the insets from the frame of an item to its alignment rectangle.
  func insets(at index: Int32) -> EdgeInsets {
    hasInsets ? alignmentInsets[index] ?? .zero : .zero
  }

  /// The maximum number of times that a solve is repeated because sizes affect other sizes.
  nonisolated static var adjustmentLimit: Int { 12 }
}
