// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// More effects inside each other than this are left out: drawing nests calls.
  static let effectLimit = 200

  /// All that is drawn, in order, with effects around what they apply to.
  func drawingSteps() -> [DrawingStep] {
    enum Visit {
      case enter(Int)
      case leave(open: Int)
    }
    var steps: [DrawingStep] = []
    var opened: [Int] = []
    var pending: [Visit] = [.enter(0)]
    while let visit = pending.popLast() {
      switch visit {
      case .leave(let open):
        opened.removeLast()
        if case .open(let effect, _, let holdsNode) = steps[open] {
          steps[open] = .open(effect, end: steps.count, holdsNode: holdsNode)
        }
        steps.append(.close)
      case .enter(let node):
        let effect = nodes[node].element.effect(for: node, in: self)
        if case .hidden = effect { continue }
        if let effect, opened.count < LayoutTree.effectLimit {
          var holdsNode = false
          if case .scroll = effect { holdsNode = true }
          if holdsNode { markHolding(&steps, opened) }
          pending.append(.leave(open: steps.count))
          opened.append(steps.count)
          steps.append(.open(effect, end: steps.count, holdsNode: holdsNode))
        } else if effect != nil {
          report(.nestedTooDeep(view: nodes[node].element.name, limit: LayoutTree.effectLimit))
        }
        for mark in nodes[node].element.marks(for: node, in: self) {
          if case .node = mark { markHolding(&steps, opened) }
          steps.append(.mark(mark))
        }
        let places = resolvedArrangement(
          LayoutQuestion(node: node, proposal: nodes[node].finalProposal, precision: .exact))
        for place in places.reversed() { pending.append(.enter(place.child)) }
      }
    }
    return steps
  }

  /// Notes that all effects open just now have a node in them.
  private func markHolding(_ steps: inout [DrawingStep], _ opened: [Int]) {
    for place in opened.reversed() {
      guard case .open(let effect, let end, let holdsNode) = steps[place], !holdsNode else {
        return
      }
      steps[place] = .open(effect, end: end, holdsNode: true)
    }
  }
}
