// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The cached sizes of views: one list for the whole tree, with links between the entries of each
/// view, so that caching allocates no memory per view.
extension LayoutTree {
  /// Returns the index of the cached answer to a question.
  @inline(__always)
  func answer(to question: LayoutQuestion) -> Int? {
    var next = nodes[question.node].firstAnswer
    while next >= 0 {
      if answers[next].proposal == question.proposal,
        answers[next].precision >= question.precision
      {
        return next
      }
      next = answers[next].next
    }
    return nil
  }

  func remember(
    _ size: CGSize, for question: LayoutQuestion, precision: Precision
  ) -> CGSize {
    func usable(_ side: CGFloat) -> CGFloat { side.isNaN ? 0 : max(side, 0) }
    let size = CGSize(width: usable(size.width), height: usable(size.height))
    let node = question.node
    nodes[node].measurements += 1
    measurementCount += 1
    let answer = LayoutNode.Answer(
      proposal: question.proposal, precision: precision, size: size, arrangement: nil)
    var index = answers.count
    if freeAnswers >= 0 {
      index = freeAnswers
      freeAnswers = answers[index].next
      answers[index] = answer
    } else {
      answers.append(answer)
    }
    if nodes[node].firstAnswer < 0 {
      nodes[node].firstAnswer = index
    } else {
      answers[nodes[node].lastAnswer].next = index
    }
    nodes[node].lastAnswer = index
    return size
  }

  /// Invalidates the cached sizes of a view.
  func invalidateSizes(of node: Int) {
    nodes[node].guideAnswers = []
    nodes[node].limits = LayoutNode.SteadyLimits()
    let first = nodes[node].firstAnswer
    guard first >= 0 else { return }
    invalidatePlacements(of: node)
    answers[nodes[node].lastAnswer].next = freeAnswers
    freeAnswers = first
    nodes[node].firstAnswer = -1
    nodes[node].lastAnswer = -1
  }

  /// Invalidates the placements of a view's children, but not its size.
  func invalidatePlacements(of node: Int) {
    var next = nodes[node].firstAnswer
    while next >= 0 {
      answers[next].arrangement = nil
      next = answers[next].next
    }
  }

  /// Returns the number of cached sizes of a view.
  func answerCount(of node: Int) -> Int {
    var count = 0
    var next = nodes[node].firstAnswer
    while next >= 0 {
      count += 1
      next = answers[next].next
    }
    return count
  }
}
