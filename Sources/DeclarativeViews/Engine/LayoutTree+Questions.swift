// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  // MARK: Questions within a rule: nil means that the answer is not known yet

  /// Returns the size that a view chooses for a proposal.
  func size(_ question: LayoutQuestion) -> CGSize? {
    guard question.node >= 0 else { return .zero }
    if let known = answer(to: question) { return answers[known].size }
    if nodes[question.node].isLeaf {
      let element = nodes[question.node].element
      if let size = element.leafSize(for: question.proposal, node: question.node, in: self) {
        return remember(size, for: question, precision: .exact)
      }
    }
    return answer(.size, question) { advanceSize($0) }
  }

  /// Returns the placements of a view's children.
  func arrangement(_ question: LayoutQuestion) -> [Placement]? {
    if nodes[question.node].isLeaf { return [] }
    var known = answer(to: question)
    if known == nil {
      guard size(question) != nil else { return nil }
      known = answer(to: question)
    }
    if let known, let arrangement = answers[known].arrangement { return arrangement }
    return answer(.arrangement, question) { advanceArrangement($0) }
  }

  /// Returns the position of an explicit alignment guide, or a nested `nil` if the view does not
  /// define it.
  func explicitGuide(_ key: GuideKey, _ question: LayoutQuestion) -> CGFloat?? {
    guard mayHave(key, in: question.node) else { return .some(nil) }
    let known = nodes[question.node].guideAnswers.first {
      $0.key == key && $0.proposal == question.proposal && $0.precision >= question.precision
    }
    if let known { return .some(known.value) }
    return answer(.guide(key), question) { advanceGuide(key, $0) }
  }

  /// Returns the position of an alignment guide, explicit or default.
  func guide(_ key: GuideKey, _ question: LayoutQuestion) -> CGFloat? {
    guard let explicit = explicitGuide(key, question) else { return nil }
    if let explicit { return explicit }
    guard let size = size(question) else { return nil }
    return key.defaultValue(in: size)
  }

  /// Returns the origin at which the guides of a view meet those of its container.
  func origin(
    of question: LayoutQuestion, alignedBy alignment: Alignment, in size: CGSize
  ) -> CGPoint? {
    guard let x = guide(alignment.horizontal.key, question),
      let y = guide(alignment.vertical.key, question)
    else { return nil }
    return CGPoint(
      x: finite(alignment.horizontal.key.defaultValue(in: size) - x),
      y: finite(alignment.vertical.key.defaultValue(in: size) - y))
  }

  /// Returns a container's guide, combined from those of its children.
  func combinedGuide(
    _ key: GuideKey, _ task: LayoutTask
  ) -> CGFloat?? {
    guard let placements = arrangement(task.question) else { return nil }
    while task.progress < placements.count {
      let placement = placements[task.progress]
      guard let value = explicitGuide(key, task.asking(placement.child, placement.proposal)) else {
        return nil
      }
      if let value {
        let moved = value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
        switch key.combination {
        case .mean: task.guide += moved
        case .least: task.guide = task.guideCount == 0 ? moved : min(task.guide, moved)
        case .greatest: task.guide = task.guideCount == 0 ? moved : max(task.guide, moved)
        }
        task.guideCount += 1
      }
      task.progress += 1
    }
    if task.guideCount == 0 { return .some(nil) }
    return .some(key.combination == .mean ? task.guide / task.guideCount : task.guide)
  }

  // MARK: Questions from outside, which are resolved before these return

  /// Returns the resolved size of a view for a proposal.
  func resolvedSize(_ question: LayoutQuestion) -> CGSize {
    while true {
      let start = tasks.count
      if let size = size(question) { return size }
      work(downTo: start)
    }
  }

  /// Returns the resolved placements of a view's children.
  func resolvedArrangement(_ question: LayoutQuestion) -> [Placement] {
    while true {
      let start = tasks.count
      if let arrangement = arrangement(question) { return arrangement }
      work(downTo: start)
    }
  }

  /// Returns the resolved position of an explicit guide, or `nil` if the view does not define it.
  func explicitGuide(_ key: GuideKey, of question: LayoutQuestion) -> CGFloat? {
    while true {
      let start = tasks.count
      if let value = explicitGuide(key, question) { return value }
      guard entersCall(at: question.node) else {
        tasks.removeSubrange(start...)
        return nil
      }
      work(downTo: start)
      leaveCall()
    }
  }

  /// Returns whether a call from a custom layout back into the tree may proceed.
  ///
  /// Such calls are recursive, so there is a limit.
  func entersCall(at node: Int) -> Bool {
    guard callDepth < LayoutTree.callLimit else {
      report(.nestedTooDeep(view: nodes[node].element.name, limit: LayoutTree.callLimit))
      return false
    }
    callDepth += 1
    return true
  }

  func leaveCall() {
    callDepth -= 1
  }

  static let callLimit = 500

  // MARK: Work

  /// Answers a question.
  ///
  /// Nested questions are recursive calls up to a depth that every call stack supports. Deeper ones
  /// wait in a list, and the rules that need them are called again.
  @inline(__always)
  private func answer<Answer>(
    _ goal: LayoutTask.Goal, _ question: LayoutQuestion, by advance: (LayoutTask) -> Answer?
  ) -> Answer? {
    let task = spareTasks.popLast() ?? LayoutTask()
    task.begin(goal, question)
    guard nesting < LayoutTree.nestingLimit else {
      tasks.append(task)
      return nil
    }
    nesting += 1
    let start = tasks.count
    while true {
      if let answer = advance(task) {
        nesting -= 1
        putBack(task)
        return answer
      }
      work(downTo: start)
    }
  }

  private static let nestingLimit = 40

  private func putBack(_ task: LayoutTask) {
    if spareTasks.count < LayoutTree.nestingLimit { spareTasks.append(task) }
  }

  private func work(downTo start: Int) {
    while tasks.count > start {
      let position = tasks.count - 1
      let task = tasks[position]
      let isDone =
        switch task.goal {
        case .size: advanceSize(task) != nil
        case .arrangement: advanceArrangement(task) != nil
        case .guide(let key): advanceGuide(key, task) != nil
        }
      if isDone {
        tasks.remove(at: position)
        putBack(task)
      }
    }
  }

  /// Advances a question until it is answered or waits for another (nil).
  private func advanceSize(_ task: LayoutTask) -> CGSize? {
    let element = nodes[task.node].element
    guard let size = element.size(in: self, task) else { return nil }
    let answer = remember(size, for: task.question, precision: task.question.precision)
    if !task.placements.isEmpty, task.question.precision == .exact {
      setArrangement(task.placements, for: task.question)
    }
    return answer
  }

  private func advanceArrangement(_ task: LayoutTask) -> [Placement]? {
    let element = nodes[task.node].element
    guard let placements = element.arrangement(in: self, task) else { return nil }
    setArrangement(placements, for: task.question)
    return placements
  }

  private func advanceGuide(_ key: GuideKey, _ task: LayoutTask) -> CGFloat?? {
    let element = nodes[task.node].element
    guard let found = element.explicitGuide(key, in: self, task) else { return nil }
    let value = found.map(finite)
    nodes[task.node].guideAnswers.append(
      LayoutNode.GuideAnswer(
        key: key, proposal: task.proposal, precision: task.question.precision, value: value))
    return .some(value)
  }

  private func setArrangement(_ placements: [Placement], for question: LayoutQuestion) {
    guard let known = answer(to: question) else { return }
    answers[known].arrangement = placements
  }
}

/// Returns a number that can be drawn with: a value that is not finite becomes 0.
func finite(_ value: CGFloat) -> CGFloat {
  value.isFinite ? value : 0
}
