// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Views in a row, one after the other along an axis.
struct StackElement: LayoutElement {
  let axis: Axis
  let alignment: GuideKey
  /// The distance between neighbours in points; nil leaves it to them.
  let spacing: CGFloat?

  var name: String { axis == .horizontal ? "HStack" : "VStack" }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    let division = task.division ?? StackDivision(self, task.question, in: tree)
    task.division = division
    guard division.advance(in: tree) else { return nil }
    if task.question.precision == .exact, task.proposal[axis.crossing] != nil {
      task.placements = division.placements
    }
    return division.size
  }

  /// At placing, a side across that nobody stated is the one that the stack has found.
  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    if task.division == nil {
      var question = task.question
      if question.proposal[axis.crossing] == nil {
        guard let size = tree.size(question) else { return nil }
        question.proposal[axis.crossing] = size[axis.crossing]
      }
      task.division = StackDivision(self, question, in: tree)
    }
    guard let division = task.division, division.advance(in: tree) else { return nil }
    return division.placements
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

  /// The stack wants what those at its sides want; an empty one wants no distance.
  func finish(_ node: Int, in tree: LayoutTree) {
    let children = tree.childIndices(of: node)
    var spacing = children.isEmpty ? SpacingPreferences.none : SpacingPreferences()
    for child in children {
      let wanted = tree.nodes[child].spacing
      tree.nodes[node].guides |= tree.nodes[child].guides
      if axis == .horizontal {
        spacing.top = spacing.top.union(wanted.top)
        spacing.bottom = spacing.bottom.union(wanted.bottom)
      } else {
        spacing.leading = spacing.leading.union(wanted.leading)
        spacing.trailing = spacing.trailing.union(wanted.trailing)
      }
    }
    if let first = children.first, let last = children.last {
      let (one, other) = (tree.nodes[first].spacing, tree.nodes[last].spacing)
      if axis == .horizontal {
        spacing.leading = one.leading
        spacing.trailing = other.trailing
      } else {
        spacing.top = one.top
        spacing.bottom = other.bottom
      }
    }
    tree.nodes[node].spacing = spacing
  }
}
