// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The constraints that keep the widths and heights of nodes and of added guides from being negative.
final class PositiveLengths {
  /// Whether the current solve is a repetition with other sizes, and the parents whose children
  /// have run out of space since.
  @exclusivity(unchecked) private var isRepeated = false
  @exclusivity(unchecked) private var crowdedParents: Set<Int32> = []

  /// Begins a round of a solve, the first one or another.
  func begin(isFirst: Bool) {
    isRepeated = !isFirst
    if isFirst, !crowdedParents.isEmpty { crowdedParents.removeAll() }
  }

  /// Requires the lengths of an item to be positive from now on, if the last solve made one
  /// negative.
  ///
  /// The rows are added only where needed, because they don't change a solution that already
  /// satisfies them.
  func require(_ index: Int32, _ width: Double, _ height: Double, in engine: LayoutEngine) {
    let tolerance = -1e-7
    if width < tolerance { requirePositiveWidth(of: index, in: engine) }
    if height < tolerance { requirePositiveHeight(of: index, in: engine) }
    // If one view cannot shrink, the next one may have to, round after round. So if views run out
    // of space again, all their siblings are kept positive together.
    guard isRepeated, width < tolerance || height < tolerance,
      crowdedParents.insert(engine.items[Int(index)].parent).inserted,
      engine.items[Int(index)].parent >= 0,
      let parent = engine.items[Int(engine.items[Int(index)].parent)].item as? ViewNode
    else { return }
    let guides = parent.layoutGuides as [LayoutItem]
    for sibling in parent.children as [LayoutItem] + guides {
      let index = engine.index(of: sibling)
      guard index >= 0 else { continue }
      requirePositiveWidth(of: index, in: engine)
      requirePositiveHeight(of: index, in: engine)
    }
  }

  private func requirePositiveWidth(of index: Int32, in engine: LayoutEngine) {
    if engine.items[Int(index)].flags.contains(.keepsWidthPositive) { return }
    engine.items[Int(index)].flags.insert(.keepsWidthPositive)
    _ = engine.addOwn(
      Row(Term(1, engine.items[Int(index)].width)), .greaterThanOrEqual, priority: 1000, .positive,
      index)
  }

  private func requirePositiveHeight(of index: Int32, in engine: LayoutEngine) {
    if engine.items[Int(index)].flags.contains(.keepsHeightPositive) { return }
    engine.items[Int(index)].flags.insert(.keepsHeightPositive)
    _ = engine.addOwn(
      Row(Term(1, engine.items[Int(index)].height)), .greaterThanOrEqual, priority: 1000, .positive,
      index)
  }
}
