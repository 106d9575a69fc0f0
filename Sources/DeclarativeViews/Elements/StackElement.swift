// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A stack of views along an axis.
struct StackElement: LayoutElement {
  let axis: Axis
  let alignment: GuideKey
  /// The distance between neighbors in points; nil leaves it to them.
  let spacing: CGFloat?

  var name: String { axis == .horizontal ? "HStack" : "VStack" }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    let division = task.division ?? task.divide(self, task.question, in: tree)
    guard division.advance(in: tree) else { return nil }
    // A zero or infinite proposal is only a probe.
    if task.question.precision == .exact, let length = task.proposal[axis], length > 0,
      length < .infinity, let across = task.proposal[axis.crossing], across > 0, across < .infinity
    {
      task.placements = division.placements
    }
    return division.size
  }

  /// Returns the placements, with the cross length that the stack has computed if none was
  /// proposed.
  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    if task.division == nil {
      var question = task.question
      if question.proposal[axis.crossing] == nil {
        guard let size = tree.size(question) else { return nil }
        question.proposal[axis.crossing] = size[axis.crossing]
      }
      _ = task.divide(self, question, in: tree)
    }
    guard let division = task.division, division.advance(in: tree) else { return nil }
    return division.placements
  }

  /// Returns the steady axes: for zero and infinity there is no length to divide, so each child
  /// gets the same proposal along the axis, and the stack's own across it.
  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    var axes = tree.steadyAxesOfAll(in: node)
    // With negative gaps, there would be a length to divide for a proposal of zero.
    let areGaps = spacing.map { $0 >= 0 } ?? tree.prefersNonnegativeSpacing(in: node)
    if !areGaps { axes.remove(Axis.Set(axis)) }
    if !tree.alignProportionally(in: node, alignment) { axes.remove(Axis.Set(axis.crossing)) }
    return axes
  }

  func gap(between first: Int, and second: Int, in tree: LayoutTree) -> CGFloat {
    if let spacing { return spacing }
    let (one, other) = (tree.nodes[first].spacing, tree.nodes[second].spacing)
    return axis == .horizontal
      ? SpacingPreferences.distance(one.trailing, other.leading)
      : SpacingPreferences.distance(one.bottom, other.top)
  }

  var stackAxis: Axis? { axis }
  var effectOnOffers: OfferEffect { .adds }

  /// Sets the spacing preferences to those of the outermost children; an empty stack prefers no
  /// distance.
  func finish(_ node: Int, in tree: LayoutTree) {
    var spacing = SpacingPreferences()
    var guides = tree.nodes[node].guides
    var isEmpty = true
    tree.forEachChild(of: node) { child in
      let wanted = tree.nodes[child].spacing
      guides |= tree.nodes[child].guides
      if axis == .horizontal {
        spacing.top = spacing.top.union(wanted.top)
        spacing.bottom = spacing.bottom.union(wanted.bottom)
        if isEmpty { spacing.leading = wanted.leading }
        spacing.trailing = wanted.trailing
      } else {
        spacing.leading = spacing.leading.union(wanted.leading)
        spacing.trailing = spacing.trailing.union(wanted.trailing)
        if isEmpty { spacing.top = wanted.top }
        spacing.bottom = wanted.bottom
      }
      isEmpty = false
    }
    tree.nodes[node].guides = guides
    tree.nodes[node].spacing = isEmpty ? SpacingPreferences.none : spacing
  }
}
