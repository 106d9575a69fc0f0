// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// Invalidates all cached sizes of the views in a node.
  func invalidateSizes(in node: Int) {
    var pending = childIndices(of: node)
    while let next = pending.popLast() {
      invalidateSizes(of: next)
      nodes[next].isSettled = false
      pending.append(contentsOf: childIndices(of: next))
    }
  }

  /// Invalidates all cached sizes if sizes for many proposals to the root are cached.
  func trimCachedSizes() {
    if answerCount(of: 0) > 32 { invalidateSizes() }
  }

  /// Invalidates all cached sizes; called when there are disproportionately many.
  func invalidateSizes() {
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
