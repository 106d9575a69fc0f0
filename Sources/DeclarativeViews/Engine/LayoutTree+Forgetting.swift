// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// Forgets all answers of the views in one.
  func forgetAnswers(in node: Int) {
    var pending = childIndices(of: node)
    while let next = pending.popLast() {
      forgetAnswers(of: next)
      nodes[next].isSettled = false
      pending.append(contentsOf: childIndices(of: next))
    }
  }

  /// Forgets all answers if there are those for many sizes.
  func forgetOldSizes() {
    if answerCount(of: 0) > 32 { forgetAnswers() }
  }

  /// Forgets all answers, for when their number gets out of proportion.
  func forgetAnswers() {
    for index in nodes.indices {
      nodes[index].firstAnswer = -1
      nodes[index].lastAnswer = -1
      nodes[index].guideAnswers = []
      nodes[index].limits = LayoutNode.SteadyLimits()
      nodes[index].textSizing = nil
      nodes[index].isSettled = false
    }
    answers.removeAll(keepingCapacity: true)
    freeAnswers = -1
  }
}
