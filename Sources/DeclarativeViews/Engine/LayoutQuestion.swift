// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// How faithfully a question is answered in a tree in which not all questions can be followed.
///
/// What a view is finally offered is followed to the letter. What a stack asks only to find out how
/// flexible its children are is followed through so many further stacks that divide a length, and
/// below them each view is taken at its ideal length: otherwise every level of nesting would
/// multiply the questions, and deep trees would take for ever.
struct Precision: Comparable {
  private let steps: Int8

  static let exact = Precision(steps: 2)
  static let least = Precision(steps: 0)

  /// What the questions of a stack are asked with that is itself only being probed.
  var lowered: Precision { Precision(steps: max(steps - 1, 0)) }

  static func < (first: Precision, second: Precision) -> Bool { first.steps < second.steps }
}

/// A view and what it is offered.
struct LayoutQuestion {
  var node: Int
  var proposal: ProposedViewSize
  var precision: Precision
}

/// Where a child goes.
struct Placement {
  var child: Int
  /// The top leading corner, in the container's coordinates, in points.
  var origin: CGPoint
  /// What it is offered there.
  var proposal: ProposedViewSize
  /// When a stack asked it, 0 first.
  var turn = 0
  /// What a stack had left to give away after it had answered, in points.
  var rest: CGFloat?
}

/// A question that is being worked on.
///
/// Where questions lie too deep inside each other for calls, it waits while another question is
/// answered, and is then taken up where it stopped. It is used again for other questions, one after the other, so that
/// asking allocates nothing; only who is answering it looks at it, so accesses need no checks.
final class LayoutTask {
  enum Goal {
    case size
    case arrangement
    case guide(GuideKey)
  }

  @exclusivity(unchecked) private(set) var goal = Goal.size
  @exclusivity(unchecked) private(set) var question = LayoutQuestion(
    node: -1, proposal: .unspecified, precision: .exact)
  /// How many children are done with, for tasks that go through them one by one.
  @exclusivity(unchecked) var progress = 0
  /// The room taken so far around lines that several views share.
  @exclusivity(unchecked) var reach = SharedReach()
  /// The guide found so far, as a sum where children are averaged.
  @exclusivity(unchecked) var guide: CGFloat = 0
  /// How many children had it.
  @exclusivity(unchecked) var guideCount: CGFloat = 0
  /// Where children go, as far as it is known.
  ///
  /// A rule that finds out about places while it looks for the size leaves them here, and they are
  /// remembered as well.
  @exclusivity(unchecked) var placements: [Placement] = []
  /// The dividing of a stack's length, once it has begun.
  @exclusivity(unchecked) private(set) var division: StackDivision?
  @exclusivity(unchecked) private var spareDivision: StackDivision?
  /// The children, once they have been gathered.
  @exclusivity(unchecked) private var gathered: [Int]?

  /// The children of the view.
  func children(in tree: LayoutTree) -> [Int] {
    if let gathered { return gathered }
    let children = tree.childIndices(of: node)
    gathered = children
    return children
  }

  /// Forgets what it was about before.
  func begin(_ goal: Goal, _ question: LayoutQuestion) {
    self.goal = goal
    self.question = question
    progress = 0
    reach = SharedReach()
    guide = 0
    guideCount = 0
    if !placements.isEmpty { placements = [] }
    division = nil
    gathered = nil
  }

  /// Begins to divide the length of a stack.
  func divide(
    _ stack: StackElement, _ question: LayoutQuestion, in tree: LayoutTree
  ) -> StackDivision {
    let division = spareDivision ?? StackDivision()
    spareDivision = division
    division.begin(stack, question, in: tree)
    self.division = division
    return division
  }

  var node: Int { question.node }
  var proposal: ProposedViewSize { question.proposal }

  /// A question to a child as part of this one.
  func asking(_ child: Int, _ proposal: ProposedViewSize) -> LayoutQuestion {
    LayoutQuestion(node: child, proposal: proposal, precision: question.precision)
  }
}
