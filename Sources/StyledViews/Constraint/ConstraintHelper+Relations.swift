// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension ConstraintHelper {
  /// Returns a constraint for each edge, with the padding as the inset.
  func relations(
    _ child: UIView, _ edges: [NSLayoutConstraint.Attribute], to parent: ConstrainedItem,
    by padding: Padding
  ) -> [NSLayoutConstraint] {
    edges.map { edge in
      let isFarEdge = edge == .bottom || edge == .trailing
      return relation(child, edge, parent, edge, isFarEdge ? -padding.value : padding.value)
    }
  }

  func pin(
    _ child: UIView, _ edges: [NSLayoutConstraint.Attribute], to parent: ConstrainedItem,
    by padding: Padding
  ) {
    activate(for: [child], relations(child, edges, to: parent, by: padding))
  }

  func stack(
    _ children: [UIView], in parent: ConstrainedItem, _ horizontalPadding: Padding,
    _ verticalPaddings: [Padding]
  ) throws(ConstraintErrorEnum) {
    try ConstraintErrorEnum.check(children: children.count, paddings: verticalPaddings.count)
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(children.count * 3 + 1)
    var above: (item: ConstrainedItem, edge: NSLayoutConstraint.Attribute) = (parent, .top)
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

  /// Returns a constraint that sets an attribute equal to another plus a constant, at the location
  /// that the helper records.
  func relation(
    _ first: ConstrainedItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ second: ConstrainedItem?, _ secondAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    .relating(
      first, firstAttribute, second, secondAttribute, constant, fileID: fileID,
      line: UInt(shortLine))
  }

  func size(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = relation(view, attribute, nil, .notAnAttribute, length)
    // A size alone does not position the view, so a frame that was set explicitly is kept.
    if view.frame.isEmpty {
      activate(for: [view], [constraint])
    } else {
      constraint.isActive = true
    }
    return constraint
  }

  func activate(for children: [UIView], _ constraints: [NSLayoutConstraint]) {
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate(constraints)
  }
}
