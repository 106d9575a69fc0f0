// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// Forgets all answers of the views in one.
  func forgetAnswers(in node: Int) {
    var pending = childIndices(of: node)
    while let next = pending.popLast() {
      nodes[next].answers = []
      nodes[next].guideAnswers = []
      nodes[next].isSettled = false
      pending.append(contentsOf: childIndices(of: next))
    }
  }

  /// Forgets all answers if there are those for many sizes.
  func forgetOldSizes() {
    if nodes[0].answers.count > 32 { forgetAnswers() }
  }

  /// Forgets all answers, for when their number gets out of proportion.
  func forgetAnswers() {
    for index in nodes.indices {
      nodes[index].answers = []
      nodes[index].guideAnswers = []
      nodes[index].textSizes = []
      nodes[index].isSettled = false
    }
  }
}
