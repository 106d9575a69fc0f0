// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension LayoutConstraint {
  /// Creates an inactive constraint, `view1.attr1 (relation) multiplier × view2.attr2 + c`.
  ///
  /// UIKit traps if the attributes can't be combined or a number isn't finite. Here, the mistake is
  /// reported to the root of the items' tree, and the constraint can't be activated; a constraint
  /// between a horizontal and a vertical position can be activated, but has no effect.
  ///
  /// - Parameters:
  ///   - item: The first item, a ``ViewNode`` or ``LayoutGuide``.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - view2: The second item, or `nil` to compare the first side with the constant.
  ///   - attr2: The attribute of the second item, ignored if there is none.
  ///   - multiplier: The multiplier of the second side.
  ///   - c: The constant added to the second side, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public convenience init(
    item: LayoutItem, attribute attr1: LayoutAttribute, relatedBy relation: LayoutRelation,
    toItem view2: LayoutItem?, attribute attr2: LayoutAttribute, multiplier: CGFloat,
    constant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      definition: Definition(
        item.reference, attr1, relation, view2?.reference, attr2, multiplier: multiplier,
        constant: c, fileID: fileID, line: line))
    if let mistake { report(mistake) }
  }

  /// Creates an inactive constraint between two objects; one that isn't an item is treated like a
  /// deallocated item.
  package convenience init(
    knownOrMissing item: Any, _ attr1: LayoutAttribute, _ relation: LayoutRelation,
    _ view2: Any?, _ attr2: LayoutAttribute, multiplier: CGFloat, constant c: CGFloat,
    fileID: StaticString, line: UInt
  ) {
    let missing = ItemReference(isNode: false)
    self.init(
      definition: Definition(
        (item as? LayoutItem)?.reference ?? missing, attr1, relation,
        view2.map { ($0 as? LayoutItem)?.reference ?? missing }, attr2, multiplier: multiplier,
        constant: c, fileID: fileID, line: line))
    if let mistake { report(mistake) }
  }

  /// The first item and its attribute.
  package final var firstTarget: LayoutAnchorTarget {
    LayoutAnchorTarget(firstReference ?? ItemReference(isNode: false), firstAttribute)
  }

  /// The second item and its attribute, or `nil` without a second item.
  package final var secondTarget: LayoutAnchorTarget? {
    secondReference.map { LayoutAnchorTarget($0, secondAttribute) }
  }
}
