// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// Returns a textual trace of the proposal and the size of every view in the current layout.
  func trace() -> String {
    proposals().flatMap { proposal in
      let indentation = String(repeating: "  ", count: proposal.level)
      return proposal.lines.map { indentation + $0 }
    }.joined(separator: "\n")
  }

  /// Returns the proposal and the size of every view in the current layout.
  func proposals() -> [ViewProposal] {
    var result: [ViewProposal] = []
    var pending: [(level: Int, placement: Placement, isShared: Bool)] = []
    func visitContents(of node: Int, level: Int) {
      let placements = resolvedArrangement(finalQuestion(node))
      let isShared = isShared(node)
      for placement in placements.reversed() { pending.append((level, placement, isShared)) }
    }
    visitContents(of: 0, level: 0)
    while let visit = pending.popLast() {
      let node = visit.placement.child
      if let layers = nodes[node].element as? LayeringElement, layers.isTransparent(node, in: self)
      {
        visitContents(of: node, level: visit.level)
        continue
      }
      result.append(
        ViewProposal(
          view: nodes[node].element.name, level: visit.level, offered: nodes[node].finalProposal,
          taken: nodes[node].frame.size, frame: nodes[node].frame,
          turn: visit.isShared ? visit.placement.turn + 1 : nil,
          rest: visit.isShared ? visit.placement.rest : nil, division: division(of: node)))
      visitContents(of: node, level: visit.level + 1)
    }
    return result
  }

  private func finalQuestion(_ node: Int) -> LayoutQuestion {
    LayoutQuestion(node: node, proposal: nodes[node].finalProposal, precision: .exact)
  }

  /// Returns whether a node is a stack that divides a length among several children.
  private func isShared(_ node: Int) -> Bool {
    nodes[node].element is StackElement && childIndices(of: node).count > 1
  }

  /// Returns the length that a stack divides, with its axis, gaps, and number of views.
  private func division(
    of node: Int
  ) -> (axis: Axis, length: CGFloat, gaps: CGFloat, views: Int)? {
    guard isShared(node), let stack = nodes[node].element as? StackElement,
      let length = nodes[node].finalProposal[stack.axis], length.isFinite
    else { return nil }
    let children = childIndices(of: node)
    let gaps = zip(children, children.dropFirst()).map { stack.gap(between: $0, and: $1, in: self) }
    return (stack.axis, length, gaps.reduce(0, +), children.count)
  }
}
