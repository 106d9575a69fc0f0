// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension ConstraintHelper {
  func relation(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ second: LayoutItem?,
    _ secondAttribute: LayoutAttribute, _ constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      definition: LayoutConstraint.Definition(
        first.reference, firstAttribute, .equal, second?.reference, secondAttribute,
        multiplier: 1, constant: constant, fileID: fileID, line: UInt(shortLine)))
  }

  /// One constraint an edge: that much below the top and inside the leading edge, above the bottom
  /// and inside the trailing one.
  func relations(
    _ child: ViewNode, _ edges: [LayoutAttribute], to parent: LayoutItem, by padding: Padding
  ) -> [LayoutConstraint] {
    edges.map { edge in
      let isFarEdge = edge == .bottom || edge == .trailing
      return relation(child, edge, parent, edge, isFarEdge ? -padding.value : padding.value)
    }
  }

  func pin(
    _ child: ViewNode, _ edges: [LayoutAttribute], to parent: LayoutItem, by padding: Padding
  ) {
    activate(for: [child], relations(child, edges, to: parent, by: padding))
  }

  func stack(
    _ children: [ViewNode], in parent: LayoutItem, _ horizontalPadding: Padding,
    _ verticalPaddings: [Padding]
  ) throws(ConstraintErrorEnum) {
    try ConstraintErrorEnum.check(children: children.count, paddings: verticalPaddings.count)
    var constraints: [LayoutConstraint] = []
    constraints.reserveCapacity(children.count * 3 + 1)
    var above: (item: LayoutItem, edge: LayoutAttribute) = (parent, .top)
    for (child, padding) in zip(children, verticalPaddings) {
      constraints.append(relation(child, .top, above.item, above.edge, padding.value))
      constraints += relations(
        child, [.leading, .trailing], to: parent, by: horizontalPadding)
      above = (child, .bottom)
    }
    if let last = verticalPaddings.last {
      constraints.append(relation(above.item, .bottom, parent, .bottom, -last.value))
    }
    activate(for: children, constraints)
  }

  func size(
    _ view: ViewNode, _ attribute: LayoutAttribute, _ length: CGFloat
  ) -> LayoutConstraint {
    let constraint = relation(view, attribute, nil, .notAnAttribute, length)
    // A size alone places nothing, so that a frame set by hand stays.
    if view.frame.isEmpty {
      activate(for: [view], [constraint])
    } else {
      constraint.isActive = true
    }
    return constraint
  }

  func activate(for children: [ViewNode], _ constraints: [LayoutConstraint]) {
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate(constraints)
  }
}
