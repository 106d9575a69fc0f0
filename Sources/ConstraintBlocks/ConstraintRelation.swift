// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// A line of a constraint block, which creates one constraint, or several for edges, sizes, and
/// centers.
public struct ConstraintRelation {
  struct Part {
    var first: LayoutAnchorTarget
    var relation: LayoutRelation
    var second: LayoutAnchorTarget?
    var multiplier: CGFloat
    var constant: CGFloat
  }

  var parts: [Part]
  var priority = LayoutPriority.required

  init(parts: [Part]) {
    self.parts = parts
  }

  init<Term: ConstraintTerm>(
    _ first: some LayoutAnchor, _ relation: LayoutRelation, _ second: Term
  ) {
    let expression = second.expression
    parts = [
      Part(
        first: first.target, relation: relation, second: expression.anchor.target,
        multiplier: expression.multiplier, constant: expression.constant)
    ]
  }

  init(_ first: LayoutDimension, _ relation: LayoutRelation, _ constant: CGFloat) {
    parts = [
      Part(
        first: first.target, relation: relation, second: nil, multiplier: 1, constant: constant)
    ]
  }

  func constraints(_ fileID: StaticString, _ line: UInt) -> [LayoutConstraint] {
    parts.map { part in
      let constraint = part.first.constraint(
        part.relation, part.second, multiplier: part.multiplier, constant: part.constant, fileID,
        line)
      constraint.priority = priority
      return constraint
    }
  }
}
