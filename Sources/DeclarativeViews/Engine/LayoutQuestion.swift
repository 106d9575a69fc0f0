// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The precision with which a question is resolved in a tree that is too deep to follow all
/// questions.
///
/// The final proposal to a view is resolved exactly. Questions with which a stack only probes the
/// flexibility of its children are followed through a limited number of further stacks, below which
/// each view has its ideal length. Otherwise every level of nesting would multiply the
/// questions, and the time for deep trees would grow exponentially.
struct Precision: Comparable {
  private let steps: Int8

  static let exact = Precision(steps: 2)
  static let least = Precision(steps: 0)

  /// The precision for the questions of a stack that is itself only being probed.
  var lowered: Precision { Precision(steps: max(steps - 1, 0)) }

  static func < (first: Precision, second: Precision) -> Bool { first.steps < second.steps }
}

/// A request for a view's size or placements: the view and the size proposed to it.
struct LayoutQuestion {
  var node: Int
  var proposal: ProposedViewSize
  var precision: Precision
}

/// The placement of a child.
struct Placement {
  var child: Int
  /// The top leading corner, in the container's coordinates, in points.
  var origin: CGPoint
  /// The size proposed to the child.
  var proposal: ProposedViewSize
  /// The position of the child in the order in which a stack measured its children, starting at 0.
  var turn = 0
  /// The length that the stack had left after measuring the child, in points.
  var rest: CGFloat?
}

/// A question in progress.
///
/// If questions are nested too deep for recursion, it waits while another question is resolved, and
/// then resumes where it stopped. It is reused for other questions, one after another, so that
/// questions allocate no memory; only the code that resolves it accesses it, so accesses need no
/// exclusivity checks.
final class LayoutTask {
  enum Goal {
    case size
    case arrangement
    case guide(GuideKey)
  }

  @exclusivity(unchecked) private(set) var goal = Goal.size
  @exclusivity(unchecked) private(set) var question = LayoutQuestion(
    node: -1, proposal: .unspecified, precision: .exact)
  /// The number of finished children, for tasks that visit them one by one.
  @exclusivity(unchecked) var progress = 0
  /// The joint extent so far around common guides.
  @exclusivity(unchecked) var reach = SharedReach()
  /// The position of the guide so far, or the sum of positions if children are averaged.
  @exclusivity(unchecked) var guide: CGFloat = 0
  /// The number of children that define the guide.
  @exclusivity(unchecked) var guideCount: CGFloat = 0
  /// The placements of the children, as far as they are known.
  ///
  /// A layout that determines placements while it computes its size stores them here, so that they
  /// are cached as well.
  @exclusivity(unchecked) var placements: [Placement] = []
  /// The division of a stack's length, once it has begun.
  @exclusivity(unchecked) private(set) var division: StackDivision?
  @exclusivity(unchecked) private var spareDivision: StackDivision?
  /// The children, once they are collected.
  @exclusivity(unchecked) private var gathered: [Int]?

  /// Returns the children of the view.
  func children(in tree: LayoutTree) -> [Int] {
    if let gathered { return gathered }
    let children = tree.childIndices(of: node)
    gathered = children
    return children
  }

  /// Resets the task for a question.
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

  /// Begins the division of a stack's length.
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

  /// Returns a question about a child, as part of this one.
  func asking(_ child: Int, _ proposal: ProposedViewSize) -> LayoutQuestion {
    LayoutQuestion(node: child, proposal: proposal, precision: question.precision)
  }
}
